// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBrowserPlatform } from './browser.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const blocked = (): never => {
  throw new DOMException('The operation is insecure', 'SecurityError')
}

/** An object that throws at every access, like a blocked storage. */
const forbidden = new Proxy({}, { get: blocked, set: blocked, ownKeys: blocked })

const stubCookies = (jar: { cookie: string }) => vi.stubGlobal('document', jar)

describe('the storage', () => {
  test('stores, returns, lists and removes values', () => {
    const { storage } = createBrowserPlatform()
    expect(storage.set('a', '1')).toBe(true)
    expect([storage.get('a'), storage.get('b'), storage.names()]).toEqual(['1', null, ['a']])
    storage.remove('a')
    expect(storage.get('a')).toBeNull()
  })

  test('stores nothing and throws nothing when it is blocked or full', () => {
    const { storage } = createBrowserPlatform()
    vi.stubGlobal('localStorage', forbidden)
    expect(storage.set('a', '1')).toBe(false)
    expect([storage.get('a'), storage.names()]).toEqual([null, []])
    expect(() => storage.remove('a')).not.toThrow()
  })

  test('still returns its values when it is full, and reports that it cannot store more', () => {
    const full = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', { a: '1', getItem: () => '1', setItem: full, removeItem: () => undefined })
    const { storage } = createBrowserPlatform()
    expect(storage.set('b', '2')).toBe(false)
    expect([storage.get('a'), storage.names()]).toEqual(['1', expect.arrayContaining(['a'])])
  })

  test('reports changes of other tabs, also when they clear it, and ignores the session storage', () => {
    const { storage } = createBrowserPlatform()
    const emitted: unknown[] = []
    const subscription = storage.onChange((...change) => void emitted.push(change))
    const dispatch = (init: StorageEventInit) => window.dispatchEvent(new StorageEvent('storage', init))
    dispatch({ key: 'a', newValue: '1', storageArea: localStorage })
    dispatch({ key: 'a', newValue: null, storageArea: localStorage })
    dispatch({ key: null, newValue: null, storageArea: localStorage })
    dispatch({ key: 'a', newValue: '1', storageArea: sessionStorage })
    subscription.unsubscribe()
    dispatch({ key: 'b', newValue: '1', storageArea: localStorage })
    expect(emitted).toEqual([
      ['a', '1'],
      ['a', null],
      [null, null],
    ])
  })
})

describe('the cookies', () => {
  test('are found by their full name and decoded', () => {
    stubCookies({ cookie: 'bc_cartId_EU=two; bc_cartId=one; words=a%3Bb; broken=%E0%A4' })
    const { cookies } = createBrowserPlatform()
    expect([cookies.get('bc_cartId'), cookies.get('words')]).toEqual(['one', 'a;b'])
    expect([cookies.get('cartId'), cookies.get('broken')]).toEqual([null, null])
  })

  test('are written for the whole shop with SameSite=Lax, and their values cannot inject attributes', () => {
    const jar = { cookie: '' }
    stubCookies(jar)
    const { cookies } = createBrowserPlatform()
    vi.stubGlobal('location', { protocol: 'https:' })
    cookies.set('site', 'de/de-de; Domain=evil.example', { maxAge: 60.9 })
    expect(jar.cookie).toBe('site=de%2Fde-de%3B%20Domain%3Devil.example; Path=/; SameSite=Lax; Max-Age=60; Secure')
    cookies.remove('site')
    expect(jar.cookie).toContain('Max-Age=0')
    vi.stubGlobal('location', { protocol: 'http:' })
    cookies.set('a', '1')
    expect(jar.cookie).toBe('a=1; Path=/; SameSite=Lax')
  })

  test('throw nothing when they are blocked', () => {
    vi.stubGlobal('document', forbidden)
    const { cookies } = createBrowserPlatform()
    expect(() => cookies.set('a', '1')).not.toThrow()
    expect(cookies.get('a')).toBeNull()
  })
})

describe('the navigation', () => {
  test('finds the same page on another site, ignoring the case of the language tag', {
    meta: { spec: ['4.country.switch-hreflang'] },
  }, () => {
    document.head.innerHTML = `
      <link rel="alternate" hreflang="de-AT" href="https://shop.example/at/de-at/jacket">
      <link rel="alternate" hreflang="FR-fr" href="https://shop.example/fr/fr-fr/veste">`
    const { navigation } = createBrowserPlatform()
    expect(navigation.alternate('de-at')).toBe('https://shop.example/at/de-at/jacket')
    expect(navigation.alternate('fr-FR')).toBe('https://shop.example/fr/fr-fr/veste')
    expect(navigation.alternate('de')).toBeNull()
  })

  test('keeps the address when the browser refuses the change', () => {
    const { navigation } = createBrowserPlatform()
    vi.stubGlobal('history', { replaceState: blocked })
    vi.stubGlobal('location', { assign: blocked })
    expect(() => navigation.replace('https://other.example/')).not.toThrow()
    expect(() => navigation.assign('https://')).not.toThrow()
  })
})

describe('a request', () => {
  const broken = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const nameOf = (request: Promise<unknown>) => request.catch((error: unknown) => error instanceof Error && error.name)

  test('that fails while the user leaves the page is aborted; otherwise the failure is a network error', {
    meta: { spec: ['4.auth.aborts-do-not-count'] },
  }, async () => {
    broken()
    const platform = createBrowserPlatform()
    expect(await nameOf(platform.fetch('/profile'))).toBe('TypeError')
    window.dispatchEvent(new Event('pagehide'))
    expect(await nameOf(platform.fetch('/profile'))).toBe('AbortError')
    window.dispatchEvent(new Event('pageshow'))
    expect(await nameOf(platform.fetch('/profile'))).toBe('TypeError')
  })
})

test('a return to the page is reported when it becomes visible and when it gets the focus', {
  meta: { spec: ['4.auth.expiry-watch'] },
}, () => {
  const { visibility } = createBrowserPlatform()
  const looks: boolean[] = []
  const subscription = visibility.onChange((isVisible) => looks.push(isVisible))
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('focus'))
  expect(looks).toEqual([true, true])
  subscription.unsubscribe()
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('focus'))
  expect(looks).toHaveLength(2)
})

test('hiding or leaving the page is reported', () => {
  const { visibility } = createBrowserPlatform()
  const looks: boolean[] = []
  const subscription = visibility.onChange((isVisible) => looks.push(isVisible))
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
  try {
    document.dispatchEvent(new Event('visibilitychange'))
  } finally {
    Reflect.deleteProperty(document, 'visibilityState')
    subscription.unsubscribe()
  }
  expect(looks).toEqual([false])
})

describe('between tabs', () => {
  test('no channel is opened before its first use', () => {
    const opened: string[] = []
    vi.stubGlobal(
      'BroadcastChannel',
      class extends EventTarget {
        constructor(name: string) {
          super()
          opened.push(name)
        }
        postMessage() {}
      },
    )
    const { tabs } = createBrowserPlatform()
    expect(opened).toEqual([])
    tabs.post({ type: 'cart' })
    tabs.onMessage(() => undefined).unsubscribe()
    expect(opened).toEqual(['cairn'])
  })

  test('the channel is closed while the page is in the back/forward cache, and receives messages again afterwards', () => {
    const channels: EventTarget[] = []
    const shut: EventTarget[] = []
    vi.stubGlobal(
      'BroadcastChannel',
      class extends EventTarget {
        constructor() {
          super()
          channels.push(this)
        }
        close() {
          shut.push(this)
        }
      },
    )
    const received: unknown[] = []
    const { tabs } = createBrowserPlatform()
    const subscription = tabs.onMessage((message) => received.push(message))
    window.dispatchEvent(new Event('pagehide'))
    expect(shut).toEqual(channels)
    window.dispatchEvent(new Event('pageshow'))
    expect(channels).toHaveLength(2)
    channels[1]?.dispatchEvent(new MessageEvent('message', { data: 'news' }))
    expect(received).toEqual(['news'])
    subscription.unsubscribe()
    channels[1]?.dispatchEvent(new MessageEvent('message', { data: 'more' }))
    window.dispatchEvent(new Event('pagehide'))
    window.dispatchEvent(new Event('pageshow'))
    expect([received, channels.length, shut.length]).toEqual([['news'], 2, 1])
  })

  test('a browser without BroadcastChannel neither sends nor throws', () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    const { tabs } = createBrowserPlatform()
    expect(() => tabs.post({ type: 'cart' })).not.toThrow()
    expect(() => tabs.onMessage(() => undefined).unsubscribe()).not.toThrow()
  })

  test('a task runs under a lock, or without one where the browser has none, and only once in each case', async () => {
    const runs: string[] = []
    const run = (locks: unknown, fails = false) => {
      vi.stubGlobal('navigator', { locks })
      return createBrowserPlatform().locks.run('exchange', async () => {
        runs.push('run')
        if (fails) throw new Error('refused')
        return 'done'
      })
    }
    const request = (_name: string, task: () => Promise<unknown>) => task()
    expect(await run({ request })).toBe('done')
    expect(await run(undefined)).toBe('done')
    expect(await run({ request: async () => blocked() })).toBe('done')
    await expect(run({ request }, true)).rejects.toThrow('refused')
    expect(runs).toHaveLength(4)
  })
})

test('ids are unique and long, also on a page without https, which has no randomUUID', () => {
  const { randomId } = createBrowserPlatform()
  expect(randomId()).not.toBe(randomId())
  const { crypto } = globalThis
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(randomId()).toMatch(/^[0-9a-f]{32}$/)
  expect(randomId()).not.toBe(randomId())
  vi.stubGlobal('crypto', undefined)
  expect(randomId()).not.toBe(randomId())
})
