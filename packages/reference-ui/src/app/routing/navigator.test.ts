import { beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultSite } from '../shop/sites.ts'
import { type NavigationPort, type NavigatorOptions, startNavigator } from './navigator.ts'
import { definePage, type Redirect } from './page.ts'
import { emptyState, type PageState } from './pageState.ts'

const origin = 'https://shop.example'
const urlOf = (path: string) => new URL(`${origin}/us/en-us${path}`)

/** A fake of the Navigation API: dispatches navigate events and runs the intercept handlers. */
const createBrowser = () => {
  const target = new EventTarget()
  const browser = {
    key: 'k0',
    replacedBy: [] as string[],
    returnedTo: [] as string[],
    intercepted: undefined as NavigationInterceptOptions | undefined,
  }
  const navigation = {
    addEventListener: target.addEventListener.bind(target),
    navigate: (href: string) => browser.replacedBy.push(href),
    traverseTo: (key: string) => browser.returnedTo.push(key),
    get currentEntry() {
      return { key: browser.key }
    },
  } as unknown as NavigationPort
  const go = async (path: string, changed: Record<string, unknown> = {}): Promise<void> => {
    browser.intercepted = undefined
    const key = typeof changed.key === 'string' ? changed.key : `k-${path}`
    const event = Object.assign(new Event('navigate'), {
      canIntercept: true,
      hashChange: false,
      downloadRequest: null,
      formData: null,
      navigationType: 'push',
      signal: new AbortController().signal,
      intercept: (options: NavigationInterceptOptions) => {
        browser.intercepted = options
      },
      destination: { url: path.startsWith('https:') ? path : urlOf(path).href, key },
      ...changed,
    })
    target.dispatchEvent(event)
    if (browser.intercepted) browser.key = key
    await (browser.intercepted as NavigationInterceptOptions | undefined)?.handler?.()
  }
  return { browser, navigation, go }
}

const setUp = (load: NavigatorOptions['load'] = async (url) => emptyState(url, 404)) => {
  const { browser, navigation, go } = createBrowser()
  const options = {
    navigation,
    site: defaultSite,
    first: emptyState(urlOf(''), 200),
    load: vi.fn(load),
    show: vi.fn<NavigatorOptions['show']>(),
    setPending: vi.fn<NavigatorOptions['setPending']>(),
    reload: vi.fn<NavigatorOptions['reload']>(),
    isReachable: vi.fn(async () => true),
    isOffline: vi.fn(() => false),
  }
  return { browser, go, options, navigator: startNavigator(options) }
}

describe('a navigation inside the site', () => {
  let shop: ReturnType<typeof setUp>
  beforeEach(() => {
    shop = setUp()
  })

  it('returns to the visible page when the visitor stops it, but not when another navigation stops it', async () => {
    const untilAbort = (signal: AbortSignal) =>
      new Promise<never>((_, fail) => {
        if (signal.aborted) fail(signal.reason)
        signal.addEventListener('abort', fail)
      })
    const stopped = setUp((_url, _path, signal) => untilAbort(signal))
    const stop = new AbortController()
    const first = stopped.go('/slow', { signal: stop.signal })
    stop.abort()
    await first
    await expect.poll(() => stopped.browser.returnedTo).toEqual(['k0'])
    expect(stopped.options.show).not.toHaveBeenCalled()

    const [one, two] = [new AbortController(), new AbortController()]
    const second = stopped.go('/slow', { signal: one.signal })
    one.abort()
    const third = stopped.go('/other', { signal: two.signal })
    await second
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(stopped.browser.returnedTo).toEqual(['k0'])
    two.abort()
    await third
  })

  it('loads the page and shows it', async () => {
    await shop.go('/search?q=a')
    expect(shop.options.load.mock.calls[0]?.slice(0, 2)).toEqual([urlOf('/search?q=a'), '/search'])
    expect(shop.options.show).toHaveBeenCalledWith(
      expect.objectContaining({ url: urlOf('/search?q=a') }),
      'page',
      false,
    )
    expect(shop.options.setPending.mock.calls).toEqual([[true], [false]])
  })

  it('does not scroll when only the query changes', async () => {
    await shop.go('/search?q=a')
    await shop.go('/search?q=b')
    expect(shop.browser.intercepted?.scroll).toBe('manual')
    expect(shop.options.show.mock.lastCall?.[1]).toBe('same')
  })

  it('shows a page visited before without loading it again', async () => {
    await shop.go('/search', { key: 'k1' })
    await shop.go('/checkout-cart', { key: 'k2' })
    await shop.go('/search', { key: 'k1', navigationType: 'traverse' })
    expect(shop.options.load).toHaveBeenCalledTimes(2)
    expect(shop.browser.intercepted?.scroll).toBe('after-transition')
  })

  it('lets a page change its own URL, and restores it under the new URL', async () => {
    await shop.go('/jacket', { key: 'k1' })
    const destination = { url: urlOf('/jacket?variant=7').href, key: 'k1', sameDocument: true }
    await shop.go('', { key: 'k1', navigationType: 'replace', destination })
    expect(shop.browser.intercepted).toBeUndefined()
    await shop.go('/checkout-cart', { key: 'k2' })
    await shop.go('/jacket?variant=7', { key: 'k1', navigationType: 'traverse' })
    expect(shop.options.load).toHaveBeenCalledTimes(2)
    expect(shop.options.show.mock.lastCall?.[0].url).toEqual(urlOf('/jacket?variant=7'))
  })

  it('uses a prefetched page once', async () => {
    shop.navigator.prefetch(urlOf('/search'))
    shop.navigator.prefetch(urlOf('/search'))
    await shop.go('/search')
    expect(shop.options.load).toHaveBeenCalledTimes(1)
    await shop.go('/checkout-cart')
    await shop.go('/search')
    expect(shop.options.load).toHaveBeenCalledTimes(3)
  })

  it('loads again after 30 s what was prefetched, even if it was requested again in between', async () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(0)
    shop.navigator.prefetch(urlOf('/search'))
    now.mockReturnValue(30_000)
    shop.navigator.prefetch(urlOf('/search'))
    expect(shop.options.load).toHaveBeenCalledTimes(2)
    now.mockReturnValue(60_000)
    await shop.go('/search')
    expect(shop.options.load).toHaveBeenCalledTimes(3)
    now.mockRestore()
  })
})

describe('a page with its own `turn` function', () => {
  const search = definePage({
    path: '/search',
    head: () => ({}),
    turn: (from, to) =>
      from.searchParams.get('q') !== to.searchParams.get('q') ? 'page' : to.searchParams.has('page') ? 'part' : 'same',
    Component: () => null,
  })
  const open = async () => {
    const shop = setUp(async (url) => ({ ...emptyState(url, 200), page: search }))
    await shop.go('/search?q=a', { key: 'k1' })
    return shop
  }

  it.each([
    ['/search?q=b', 'page', 'after-transition'],
    ['/search?q=a&page=2', 'part', 'manual'],
    ['/search?q=a&sort=newest', 'same', 'manual'],
  ])('treats %s as a change of type %s', async (path, turn, scroll) => {
    const { browser, go, options } = await open()
    await go(path)
    expect(options.show.mock.lastCall?.[1]).toBe(turn)
    expect(browser.intercepted?.scroll).toBe(scroll)
  })

  it('leaves the scroll position to the browser on Back and Forward', async () => {
    const { browser, go, options } = await open()
    await go('/search?q=a&page=2', { key: 'k2' })
    expect(options.show.mock.lastCall?.slice(1)).toEqual(['part', false])
    await go('/search?q=a', { key: 'k1', navigationType: 'traverse' })
    expect(browser.intercepted?.scroll).toBe('after-transition')
    await go('/search?q=a&page=2', { key: 'k2', navigationType: 'traverse' })
    expect(options.show.mock.lastCall?.slice(1)).toEqual(['part', true])
  })
})

it.each([
  ['another origin', 'https://evil.example/us/en-us/search', {}],
  ['another site', `${origin}/de/de-de/search`, {}],
  ['the API', `${origin}/api/store/sites`, {}],
  ['the hosted checkout', `${origin}/checkout/1/pay`, {}],
  ['a download', '/search', { downloadRequest: '' }],
  ['a form that is posted', '/search', { formData: new FormData() }],
  ['a reload', '/search', { navigationType: 'reload' }],
  ['a fragment', '/search', { hashChange: true }],
  ['what cannot be intercepted', '/search', { canIntercept: false }],
])('leaves %s to the browser', async (_what, path, changed) => {
  const { browser, go, options } = setUp()
  await go(path, changed)
  expect(browser.intercepted).toBeUndefined()
  expect(options.load).not.toHaveBeenCalled()
})

it('shows the newest page when an older load finishes late', async () => {
  const slow = Promise.withResolvers<PageState>()
  const superseded = new AbortController()
  const { go, options } = setUp((url) =>
    url.pathname.endsWith('search') ? slow.promise : Promise.resolve(emptyState(url, 404)),
  )
  const first = go('/search', { signal: superseded.signal })
  superseded.abort()
  await go('/checkout-cart')
  slow.resolve(emptyState(urlOf('/search'), 404))
  await first
  expect(options.show.mock.calls.map(([state]) => state.url.pathname)).toEqual(['/us/en-us/checkout-cart'])
})

it('stops waiting when the visitor cancels the navigation, as with a link to a fragment', async () => {
  const slow = Promise.withResolvers<PageState>()
  const stopped = new AbortController()
  const { go, options } = setUp(() => slow.promise)
  const going = go('/search', { signal: stopped.signal })
  expect(options.setPending).toHaveBeenLastCalledWith(true)
  stopped.abort()
  expect(options.setPending).toHaveBeenLastCalledWith(false)
  slow.resolve(emptyState(urlOf('/search'), 404))
  await going
  expect(options.show).not.toHaveBeenCalled()
})

it('follows a redirect inside the site without an extra history entry', async () => {
  const redirect: Redirect = { kind: 'redirect', to: '/home', status: 302 }
  const { browser, go, options } = setUp(async () => redirect)
  await go('/search')
  expect(browser.replacedBy).toEqual(['/us/en-us/home'])
  expect(options.show).not.toHaveBeenCalled()
})

it('reloads the document when the chunk of the page is gone (F20)', async () => {
  const { go, options } = setUp(() => Promise.reject(new TypeError('chunk gone')))
  await expect(go('/search')).rejects.toThrow('chunk gone')
  expect(options.reload).toHaveBeenCalledWith(urlOf('/search'))
  expect(options.setPending).toHaveBeenLastCalledWith(false)
})

it('shows a 503 when the server does not respond either, and loads again on Back', async () => {
  const { go, options } = setUp((url) =>
    url.pathname.endsWith('search')
      ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
      : Promise.resolve(emptyState(url, 200)),
  )
  options.isReachable.mockResolvedValue(false)
  await go('/search', { key: 'k1' })
  expect(options.reload).not.toHaveBeenCalled()
  expect(options.show).toHaveBeenLastCalledWith(emptyState(urlOf('/search'), 503), 'page', false)
  expect(options.setPending).toHaveBeenLastCalledWith(false)
  await go('/checkout-cart', { key: 'k2' })
  await go('/search', { key: 'k1', navigationType: 'traverse' })
  expect(options.load.mock.calls.map(([url]) => url.pathname.slice('/us/en-us'.length))).toEqual([
    '/search',
    '/checkout-cart',
    '/search',
  ])
})

it('treats another status at the same URL as a new page', async () => {
  const statuses = [503, 200] as const
  let at = 0
  const { go, options } = setUp(async (url) => emptyState(url, statuses[at++] ?? 200))
  await go('/search')
  await go('/search')
  expect(options.show.mock.lastCall?.[1]).toBe('page')
})

it('does nothing in a browser without the Navigation API', () => {
  const load = vi.fn<NavigatorOptions['load']>()
  const navigator = startNavigator({
    navigation: undefined,
    site: defaultSite,
    first: emptyState(urlOf(''), 200),
    load,
    show: vi.fn(),
    setPending: vi.fn(),
    reload: vi.fn(),
  })
  navigator.prefetch(new URL('https://evil.example/us/en-us/search'))
  expect(load).not.toHaveBeenCalled()
})

it('a link to the current page scrolls to its top, and another navigation to it does not scroll', async () => {
  const { browser, go } = setUp()
  const element = Object.create(Element.prototype)
  element.closest = () => null
  await go('', { navigationType: 'replace', sourceElement: element })
  expect(browser.intercepted?.scroll).toBe('after-transition')
  await go('', { navigationType: 'replace' })
  expect(browser.intercepted?.scroll).toBe('manual')
})

it('without a network it prefetches nothing, and does not check for a deployment', async () => {
  const { go, navigator, options } = setUp(async () => Promise.reject(new TypeError('Failed to fetch')))
  options.isOffline.mockReturnValue(true)
  navigator.prefetch(urlOf('/search'))
  expect(options.load).not.toHaveBeenCalled()
  await go('/search')
  expect(options.isReachable).not.toHaveBeenCalled()
  expect(options.reload).not.toHaveBeenCalled()
  expect(options.show).toHaveBeenLastCalledWith(emptyState(urlOf('/search'), 503), 'page', false)
})
