import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findSite } from '../app/shop/sites.ts'
import { messages as words } from '../messages/consent/en.ts'
import { messages as inSettings } from '../messages/consentSettings/en.ts'
import { messages as english } from '../messages/en.ts'
import { cookieNow, forgetVisitors, openPage, setCookie } from './consent.fixture.tsx'
import { hasPrivacyControl } from './privacyControl.ts'

const setSignal = (value: boolean | undefined) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true })

beforeEach(() => {
  forgetVisitors()
  setSignal(true)
})
afterEach(() => {
  cleanup()
  setSignal(undefined)
})

const box = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: (label) => label.startsWith(name) })
const consentOf = ({ privacy }: Awaited<ReturnType<typeof openPage>>) =>
  privacy.getSnapshot().connected?.consent.getSnapshot()

test('with Global Privacy Control the shop asks nothing and counts nothing', async () => {
  const page = await openPage()
  expect(screen.queryByRole('region', { name: words.label })).toBeNull()
  expect(consentOf(page)).toEqual({ status: 'decided', granted: [] })
  await page.attend()
  expect(window.dataLayer ?? []).toEqual([])
})

test('the signal also overrides an earlier consent', async () => {
  setCookie('OptanonConsent=groups=C0001%3A1%2CC0002%3A1%2CC0003%3A1%2CC0004%3A1; Path=/')
  setCookie('OptanonAlertBoxClosed=2026-11-01T00:00:00.000Z; Path=/')
  expect(consentOf(await openPage())).toEqual({ status: 'decided', granted: ['necessary', 'functional'] })
  // Other scripts read the cookie, so it must say the same.
  expect(new URLSearchParams(cookieNow('OptanonConsent')).get('groups')).toBe('C0001:1,C0002:0,C0003:1,C0004:0')
})

test('the settings say so, and "Accept all" cannot allow what the browser refuses', async () => {
  const page = await openPage()
  await userEvent.click(screen.getByRole('button', { name: english.footer.cookieSettings }))
  const dialog = await screen.findByRole('dialog', { name: inSettings.title })
  expect(within(dialog).getByText(inSettings.privacyControl)).toBeDefined()
  expect([
    box(inSettings.analytics).disabled,
    box(inSettings.targeting).disabled,
    box(inSettings.functional).disabled,
  ]).toEqual([true, true, false])
  expect(box(inSettings.analytics).checked).toBe(false)
  expect(within(dialog).getAllByText(inSettings.staysOff)).toHaveLength(2)
  await userEvent.click(within(dialog).getByRole('button', { name: words.acceptAll }))
  expect(consentOf(page)).toEqual({ status: 'decided', granted: ['necessary', 'functional'] })
  expect(new URLSearchParams(cookieNow('OptanonConsent')).get('groups')).toBe('C0001:1,C0002:0,C0003:1,C0004:0')
})

test('without the signal, and outside the United States, nothing changes', () => {
  const [american, german] = [findSite('us/en-us'), findSite('de/de-de')]
  if (american === undefined || german === undefined) throw new Error('A site is missing')
  expect(hasPrivacyControl(american, navigator)).toBe(true)
  expect(hasPrivacyControl(german, navigator)).toBe(false)
  setSignal(false)
  expect(hasPrivacyControl(american, navigator)).toBe(false)
})
