import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NOW, sessionOf } from '../auth/auth.fixture.ts'
import { storedText } from '../effects/userState.fixture.ts'
import {
  account,
  allDomains,
  auth,
  cart,
  checkout,
  country,
  membership,
  overlay,
  search,
  shipping,
  toasts,
  wishlist,
} from '../entries/domains.ts'
import { allLazyDomains } from '../entries/lazy/domains.ts'
import { createLazyStore } from '../lazy/createLazyStore.ts'
import { createLoadedStore } from '../lazy/createLoadedStore.ts'
import { createMemoryPlatform, type MemoryPlatform } from '../platform/memory.ts'
import { StoreError } from '../shared/errors.ts'
import { createTestStore } from '../testing/createTestStore.ts'
import { everyCall } from './everyCall.fixture.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Lets 20 seconds pass, which is longer than the retries of any machine take. Promises and loading modules settle. */
const pass = async (): Promise<void> => {
  for (let second = 0; second < 20; second += 1) {
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(1000)
  }
}
const cause = new TypeError('Failed to fetch dynamically imported module')

/** Opens a browser with a stored session. */
const openBrowser = (): MemoryPlatform => {
  const platform = createMemoryPlatform({ href: 'https://shop.example/de/de-de/home', now: () => NOW })
  platform.stored.set('persist:EU', storedText(sessionOf()))
  return platform
}

const refuse = () => {
  throw cause
}
/** Three ways in which the stored session cannot be read. */
const faults = {
  'a parser that does not load': { own: { ...auth, restore: () => Promise.reject(cause) } },
  'a restore that throws': { own: { ...auth, restore: refuse } },
  'a storage that throws': { own: auth, storage: { get: refuse } },
}
type Fault = { readonly own: typeof auth; readonly storage?: { readonly get: () => never } }

const openStore = ({ own, storage }: Fault) => {
  const errors: StoreError[] = []
  const browser = openBrowser()
  const { store } = createTestStore({
    domains: [account, own, cart, checkout, country, membership, overlay, search, shipping, toasts, wishlist],
    platform: { ...browser, storage: { ...browser.storage, ...storage } },
    onError: (error) => errors.push(error),
  })
  return { store, browser, errors }
}

const openLazyStore = ({ own, storage }: Fault) => {
  const errors: StoreError[] = []
  const browser = openBrowser()
  const { store: shop } = createTestStore({ domains: allDomains })
  const loaded = { account, cart, checkout, country, membership, overlay, search, shipping, toasts, wishlist }
  let isLoaded = false
  const store = createLazyStore({
    site: 'de/de-de',
    // The storage fails only after the machines are loaded, because before that the lazy store itself reads it.
    platform: {
      ...browser,
      storage: { ...browser.storage, get: (name) => (isLoaded && storage ? storage.get() : browser.storage.get(name)) },
    },
    gateways: shop.gateways,
    domains: allLazyDomains,
    load: async () => {
      isLoaded = true
      return { createLoadedStore, ...loaded, auth: own }
    },
    onError: (error) => errors.push(error),
  })
  return { store, browser, errors }
}

const calls = Object.entries(everyCall)
const opened = { 'a store': openStore, 'a lazy store': openLazyStore }
const cases = Object.entries(opened).flatMap(([kind, open]) =>
  Object.entries<Fault>(faults).map(([fault, how]) => [kind, fault, () => open(how)] as const),
)

test.each(cases)('every call of %s with %s ends', async (_, _fault, open) => {
  for (const [name, call] of calls) {
    const { store } = open()
    store.start()
    const ended = vi.fn()
    void call(store).then(ended)
    // On a busy machine the first load of a file can outlast the twenty seconds, because they pass in milliseconds.
    for (let tries = 0; tries < 20 && ended.mock.calls.length === 0; tries += 1) await pass()
    expect(ended, name).toHaveBeenCalledOnce()
    store.stop()
  }
})

test.each(['a parser that does not load', 'a restore that throws'] as const)(
  'with %s the visitor shops as a guest, the session stays stored, and the error is reported once',
  async (name) => {
    for (const open of [openStore, openLazyStore]) {
      const { store, browser, errors } = open(faults[name])
      store.start()
      const add = store.cart.commands.add({ variantId: '201' })
      const save = store.wishlist.commands.add({ productId: '7' })
      await pass()
      expect(await add).toMatchObject({ ok: true, value: { lines: [{ variantId: '201' }] } })
      expect(await save).toMatchObject({ ok: false, error: { code: 'UNAUTHORIZED', problem: 'login_required' } })
      expect(store.auth.getSnapshot().status).toBe('anonymous')
      expect(browser.stored.has('persist:EU')).toBe(true)
      expect(errors).toMatchObject([{ code: 'UNEXPECTED', cause }])
      store.stop()
    }
  },
)

test('the toast of a stored session that cannot be read names the network', async () => {
  const { store } = openStore(faults['a parser that does not load'])
  const shown: string[] = []
  store.on('toast.shown', ({ toast }) => shown.push(toast.code))
  store.start()
  await pass()
  expect(shown).toEqual(['network'])
})

test('a session that could not be read returns when another tab changes it', async () => {
  const { store, browser } = openStore(faults['a parser that does not load'])
  const restored = vi.fn()
  store.on('auth.restored', restored)
  store.start()
  await pass()
  expect(restored).not.toHaveBeenCalled()
  browser.changeInOtherTab('persist:EU', storedText(sessionOf()))
  await pass()
  expect(restored).toHaveBeenCalledOnce()
})

test('a domain whose restore fails stops with those that require it, and the others go on', async () => {
  const errors: StoreError[] = []
  const { store } = createTestStore({
    domains: [{ ...cart, restore: refuse }, checkout, { ...country, restore: () => Promise.reject(cause) }, overlay],
    onError: (error) => errors.push(error),
  })
  store.start()
  const failed = { ok: false, error: { code: 'UNEXPECTED', cause } }
  expect(
    await Promise.all([store.cart.commands.add({ variantId: '201' }), store.checkout.commands.start()]),
  ).toMatchObject([failed, failed])
  store.overlay.commands.openSearch()
  expect(store.overlay.getSnapshot().panel).toBe('search')
  await pass()
  expect(errors).toMatchObject([{ cause }, { cause }])
})

test('without `onError` the error of a failed restore goes to the error handlers of the page', async () => {
  const reportError = vi.fn()
  vi.stubGlobal('reportError', reportError)
  const { store } = createTestStore({ domains: [{ ...auth, restore: refuse }] })
  store.start()
  await pass()
  expect(reportError.mock.calls).toMatchObject([[{ name: 'StoreError', cause }]])
  expect(store.auth.getSnapshot().status).toBe('anonymous')
})

test.each([
  ['a network error is not reported', new StoreError('NETWORK', 'No network'), 0],
  ['another error is reported', cause, 1],
])('without onError, %s to the page', async (_, error, reports) => {
  const reportError = vi.fn()
  vi.stubGlobal('reportError', reportError)
  const own = { ...auth, restore: () => Promise.reject(error) }
  const { store } = createTestStore({ domains: [own, overlay, toasts], platform: openBrowser() })
  store.start()
  await pass()
  expect(store.auth.getSnapshot().status).toBe('anonymous')
  expect(reportError).toHaveBeenCalledTimes(reports)
})
