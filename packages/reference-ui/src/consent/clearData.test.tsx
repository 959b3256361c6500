import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeNote } from '../app/routing/note.ts'
import { messages as words } from '../messages/clearData/en.ts'
import { messages as english } from '../messages/en.ts'
import { openShop } from '../testing/openShop.fixture.tsx'
import { ClearDataButton } from './ClearDataButton.tsx'
import { cookieNow, setCookie } from './consent.fixture.tsx'
import { followClearedData } from './startOver.ts'

const HOME = '/us/en-us/home'

const KEPT = { didReset: '1', other: 'of another application' }
const STORED = {
  'persist:EU': '{}',
  'persist:US': '{}',
  pkceData: '{}',
  'pkceData:state': '{}',
  user_checkout_locale: 'de_DE',
  navigatedomain: '0',
}

/**
 * Returns the value of a cookie. happy-dom still lists the name of a cookie that expires in the current millisecond, so
 * an empty value counts as no cookie.
 */
const cookieOf = (name: string) => cookieNow(name) || undefined

const dialog = () => screen.findByRole('dialog', { name: words.title })
const press = (name: string, index = 0) =>
  userEvent.click(screen.getAllByRole('button', { name })[index] as HTMLElement)

let reload: ReturnType<typeof vi.fn<() => void>>
let sent: string[]
let answer: () => Promise<Response>

/**
 * The listeners that the page adds to the window. A real page loses them at the reload, but the window of these tests
 * stays, so the tests remove them.
 */
const listening: Parameters<typeof window.addEventListener>[] = []

beforeEach(() => {
  const listen = window.addEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementation((...listener: Parameters<typeof window.addEventListener>) => {
    listening.push(listener)
    listen(...listener)
  })
  sent = []
  answer = async () => new Response(null, { status: 204 })
  reload = vi.fn<() => void>()
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    sent.push(`${method} ${path}`)
    return answer()
  })
  vi.spyOn(location, 'reload').mockImplementation(reload)
  for (const [name, value] of Object.entries({ ...STORED, ...KEPT })) localStorage.setItem(name, value)
  for (const name of ['reloadedAt', 'checkoutDraft']) sessionStorage.setItem(name, '1')
  for (const name of ['bc_cartId', 'bc_cartId_US', 'site', 'other']) setCookie(`${name}=x; Path=/`)
})
afterEach(() => {
  cleanup()
  for (const listener of listening.splice(0)) window.removeEventListener(...listener)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  for (const name of ['bc_cartId', 'bc_cartId_US', 'site', 'other']) setCookie(`${name}=; Path=/; Max-Age=0`)
  history.replaceState(null, '', '/')
})

const open = async (isSignedIn = false) => {
  const shop = await openShop(<ClearDataButton />, { isSignedIn })
  await press(english.common.clearData)
  await dialog()
  return shop
}
const confirm = () => press(english.common.clearData, 1)

test('nothing is cleared before the confirmation', async () => {
  await open()
  await press(words.cancel)
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(sent).toEqual([])
  expect(localStorage.getItem('persist:US')).toBe('{}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: english.common.clearData }))
})

test('the confirmation ends the session, clears all shop data and loads the home page as a new document', async () => {
  const { store } = await open(true)
  const reasons: string[] = []
  store.on('auth.signedOut', ({ reason }) => reasons.push(reason))
  await confirm()
  await expect.poll(() => reload.mock.calls).toHaveLength(1)
  expect(sent).toEqual(['POST /interaction/clear-data'])
  expect(reasons).toEqual(['requested'])
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual(KEPT)
  expect(sessionStorage).toHaveLength(0)
  expect(['bc_cartId', 'bc_cartId_US', 'site'].map(cookieOf)).toEqual([undefined, undefined, undefined])
  expect(cookieOf('other')).toBe('x')
  expect(location.pathname).toBe(HOME)
  // The store has stopped, so it writes nothing back.
  store.cart.commands.add({ variantId: '1' })
  expect(store.cart.getSnapshot().isSaving).toBe(false)
})

test('late writes before unload are cleared too, and the next page confirms it', async () => {
  await open()
  await confirm()
  await expect.poll(() => reload.mock.calls).toHaveLength(1)
  localStorage.setItem('navigatedomain', '0')
  setCookie('bc_cartId=late; Path=/')
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect([localStorage.getItem('navigatedomain'), cookieOf('bc_cartId')]).toEqual([null, undefined])
  expect(takeNote()).toBe(words.done)
})

test.each([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is down', async () => new Response(null, { status: 503 })],
])('if the server %s nothing is cleared, and the next press tries again', async (_, failure) => {
  answer = failure
  const { store } = await open(true)
  await confirm()
  expect((await screen.findByText(words.failed)).getAttribute('role')).toBe('alert')
  expect([localStorage.getItem('persist:US'), cookieOf('bc_cartId'), reload.mock.calls.length]).toEqual(['{}', 'x', 0])
  expect(store.auth.getSnapshot().isAuthenticated).toBe(true)
  answer = async () => new Response(null, { status: 204 })
  await confirm()
  await expect.poll(() => reload.mock.calls).toHaveLength(1)
})

test('another tab stops its store and loads the home page, despite unsaved input', async () => {
  const stop = vi.fn()
  followClearedData({ stop }, HOME)
  const hold = vi.fn()
  window.addEventListener('beforeunload', hold)
  window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: '1' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'dataCleared', newValue: null }))
  expect(stop).not.toHaveBeenCalled()
  window.dispatchEvent(new StorageEvent('storage', { key: 'dataCleared', newValue: '1' }))
  // Do not count the calls: pages of other tests may still listen in this window and reload as well.
  expect(reload).toHaveBeenCalled()
  expect([stop.mock.calls.length, location.pathname]).toEqual([1, HOME])
  window.dispatchEvent(new Event('beforeunload'))
  expect(hold).not.toHaveBeenCalled()
})
