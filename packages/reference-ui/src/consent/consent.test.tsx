import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { messages as words } from '../messages/consent/en.ts'
import { messages as inSettings } from '../messages/consentSettings/en.ts'
import { messages as english } from '../messages/en.ts'
import { cookieNow, forgetVisitors, openPage, setCookie } from './consent.fixture.tsx'

beforeEach(forgetVisitors)
afterEach(cleanup)

const banner = () => screen.queryByRole('region', { name: words.label })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const pressInSettings = async (name: string) =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }))
const dialog = () => screen.findByRole('dialog', { name: inSettings.title })
const box = (name: string) => screen.getByRole('checkbox', { name })
const groups = () => new URLSearchParams(cookieNow('OptanonConsent')).get('groups')
/** Returns the entries of the data layer as JSON. */
const sentEntries = () => (window.dataLayer ?? []).map((entry) => JSON.stringify(entry))

test('the banner appears after the first paint and does not take the focus', async () => {
  const page = await openPage({ isIdle: false })
  expect(banner()).toBeNull()
  await page.idle()
  expect(banner()?.textContent).toContain(words.text)
  expect(within(screen.getByRole('status')).getByText(words.announcement)).toBeDefined()
  expect(document.activeElement).toBe(document.body)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the banner waits until the visitor has answered the country dialog', async () => {
  const { store } = await openPage({ country: 'DE' })
  await expect.poll(() => store.overlay.getSnapshot().dialog).toBe('country')
  await expect.poll(banner).toBeNull()
  act(() => store.country.commands.stay())
  await expect.poll(banner).not.toBeNull()
})

test.each([
  [words.acceptAll, 'C0001:1,C0002:1,C0003:1,C0004:1'],
  [words.onlyNecessary, 'C0001:1,C0002:0,C0003:0,C0004:0'],
])('"%s" is stored, closes the banner and moves the focus to the page', async (answer, stored) => {
  await openPage()
  await press(answer)
  expect(groups()).toBe(stored)
  expect(banner()).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('main'))
  cleanup()
  await openPage()
  expect(banner()).toBeNull()
})

test('Cookie Settings opens the settings, also before their chunk has loaded and after a decision', {
  meta: { spec: ['2.footer.cookie-settings'] },
}, async () => {
  await openPage({ isIdle: false })
  await press(english.footer.cookieSettings)
  expect(await dialog()).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: inSettings.title }))
  await pressInSettings(words.acceptAll)
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  await press(english.footer.cookieSettings)
  expect(await dialog()).toBeDefined()
  expect(box(inSettings.analytics)).toHaveProperty('checked', true)
})

test('in the settings only the necessary category is checked, and it cannot be unchecked', async () => {
  await openPage()
  await press(words.choose)
  await dialog()
  const necessary = screen.getByRole('checkbox', { name: `${inSettings.necessary} ${inSettings.alwaysOn}` })
  expect(necessary).toMatchObject({ checked: true, disabled: true })
  for (const name of [inSettings.analytics, inSettings.functional, inSettings.targeting]) {
    expect(box(name)).toMatchObject({ checked: false, disabled: false })
  }
})

test('saving allows exactly the checked categories, and can be undone', async () => {
  await openPage()
  await press(words.choose)
  await dialog()
  await userEvent.click(box(inSettings.analytics))
  await press(inSettings.save)
  expect(groups()).toBe('C0001:1,C0002:1,C0003:0,C0004:0')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(banner()).toBeNull()

  await press(english.footer.cookieSettings)
  await dialog()
  await userEvent.click(box(inSettings.analytics))
  await press(inSettings.save)
  expect(groups()).toBe('C0001:1,C0002:0,C0003:0,C0004:0')
})

test('closing the settings without a decision keeps the banner', async () => {
  await openPage()
  await press(words.choose)
  await dialog()
  await press(english.common.close)
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(banner()).not.toBeNull()
  expect(groups()).toBeNull()
})

test('the banner would cover the checkout on the cart page, so it waits for the next page', async () => {
  const page = await openPage({ path: '/checkout-cart' })
  expect(banner()).toBeNull()
  page.goTo('/search')
  expect(banner()).not.toBeNull()
})

test('nothing is tracked before the decision; after consent all pages are reported in order', async () => {
  const page = await openPage()
  page.goTo('/search?q=fleece')
  await page.attend()
  page.goTo('/tarn-pile-fleece')
  expect(sentEntries()).toEqual([])
  expect(cookieNow('lastGtmUrl')).toBeUndefined()
  await press(words.acceptAll)
  expect(sentEntries().filter((entry) => entry.includes('page_view'))).toEqual([
    expect.stringContaining('/us/en-us"'),
    expect.stringContaining('/us/en-us/search?q=fleece"'),
    expect.stringContaining('/us/en-us/tarn-pile-fleece"'),
  ])
})

test('consent as the first action is tracked too, and so is a returning visitor', async () => {
  await openPage()
  await press(words.acceptAll)
  await expect.poll(sentEntries).toEqual([expect.stringContaining('/us/en-us"')])
  cleanup()
  await openPage({ path: '/search' })
  await expect.poll(sentEntries).toContainEqual(expect.stringContaining('/us/en-us/search"'))
})

test('after a refusal nothing is ever tracked', async () => {
  const page = await openPage()
  await press(words.onlyNecessary)
  await page.attend()
  page.goTo('/search')
  expect(window.dataLayer).toEqual([])
})

test('store events from before the tracking layer loads are not lost', async () => {
  const page = await openPage({ isIdle: false })
  let submitted = 0
  page.store.on('search.submitted', () => (submitted += 1))
  page.store.search.commands.open()
  page.store.search.commands.type('fleece')
  page.store.search.commands.submit()
  await expect.poll(() => submitted).toBe(1)
  await page.attend()
  await press(words.acceptAll)
  expect(sentEntries()).toContainEqual(expect.stringContaining('"event":"search"'))
})

test('refusing analytics deletes the cookies of the reviews provider at once', async () => {
  setCookie('yotpo_pixel=1; Path=/')
  setCookie('other=1; Path=/')
  await openPage()
  await press(words.onlyNecessary)
  expect(cookieNow('yotpo_pixel')).toBeUndefined()
  expect(cookieNow('other')).toBe('1')
})
