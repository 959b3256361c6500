import { combineSubscriptions } from '../shared/combineSubscriptions.ts'
import type { Subscription } from '../shared/domain.ts'
import { randomId } from '../shared/randomId.ts'
import { cookieText, readCookie } from './cookieText.ts'
import type {
  CookieJar,
  CookieOptions,
  KeyValueStorage,
  Navigation,
  Platform,
  TabChannel,
  TabLock,
} from './platform.types.ts'

const attempt = <Value>(act: () => Value, otherwise: Value): Value => {
  try {
    return act()
  } catch {
    // A blocked storage, cookie jar or channel throws at every access. The shop then keeps its state in memory.
    return otherwise
  }
}

const listen = (target: EventTarget, type: string, listener: (event: Event) => void): Subscription => {
  target.addEventListener(type, listener)
  return { unsubscribe: () => target.removeEventListener(type, listener) }
}

const createStorage = (): KeyValueStorage => ({
  get: (name) => attempt(() => localStorage.getItem(name), null),
  set: (name, value) =>
    attempt(() => {
      localStorage.setItem(name, value)
      return true
    }, false),
  remove: (name) => attempt(() => localStorage.removeItem(name), undefined),
  names: () => attempt(() => Object.keys(localStorage), []),
  onChange: (listener) =>
    listen(window, 'storage', (event) => {
      if (event instanceof StorageEvent && isOfLocalStorage(event)) listener(event.key, event.newValue)
    }),
})

/**
 * Whether a `storage` event is about the local storage. The browser sends the same event when a frame of the same
 * origin changes its session storage.
 */
const isOfLocalStorage = ({ storageArea }: StorageEvent): boolean =>
  storageArea === null || attempt(() => storageArea === localStorage, false)

const createCookies = (): CookieJar => {
  const write = (name: string, value: string, options?: CookieOptions): void =>
    attempt(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API, and it is asynchronous
      document.cookie = cookieText(name, value, options, location.protocol)
    }, undefined)
  return {
    get: (name) => attempt(() => readCookie(document.cookie, name), null),
    set: write,
    remove: (name) => write(name, '', { maxAge: 0 }),
  }
}

const createNavigation = (): Navigation => ({
  href: () => location.href,
  assign: (href) => attempt(() => location.assign(href), undefined),
  // The browser throws for another origin and after too many calls in a short time; the URL then stays unchanged.
  replace: (href) => attempt(() => history.replaceState(history.state, '', href), undefined),
  reload: () => location.reload(),
  alternate: (hreflang) => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')]
    return links.find((link) => link.hreflang.toLowerCase() === hreflang.toLowerCase())?.href ?? null
  },
  onReturn: (listener) =>
    listen(window, 'pageshow', (event) => {
      if (event instanceof PageTransitionEvent && event.persisted) listener()
    }),
})

const createTabs = (): TabChannel => {
  const listeners = new Set<(message: unknown) => void>()
  // The channel opens at its first use. It closes while the page is in the back/forward cache, because a message to an
  // open channel would evict the page from that cache.
  let channel: BroadcastChannel | null = null
  const open = (): BroadcastChannel | null => {
    channel ??= attempt(() => {
      const opened = new BroadcastChannel('cairn')
      listen(opened, 'message', (event) => {
        if (event instanceof MessageEvent) for (const listener of listeners) listener(event.data)
      })
      return opened
    }, null)
    return channel
  }
  const shut = (): void => {
    channel?.close()
    channel = null
  }
  return {
    post: (message) => attempt(() => open()?.postMessage(message), undefined),
    onMessage: (listener) => {
      listeners.add(listener)
      open()
      return combineSubscriptions([
        { unsubscribe: () => listeners.delete(listener) },
        listen(window, 'pagehide', shut),
        listen(window, 'pageshow', open),
      ])
    },
  }
}

const createLocks = (): TabLock => ({
  run: async (name, task) => {
    const locks = attempt(() => navigator.locks, undefined)
    if (!locks) return task()
    let running: ReturnType<typeof task> | undefined
    try {
      return await locks.request(name, () => {
        running = task()
        return running
      })
    } catch (cause) {
      // Pass an error of the task itself on to the caller. If the browser has granted no lock, run the task without
      // one.
      if (running !== undefined) throw cause
      return task()
    }
  },
})

/**
 * Creates a `fetch` that rejects with an `AbortError` when the user leaves the page during the request. Some browsers
 * report a network error instead when they end the open requests of a page.
 */
const createFetch = (): typeof globalThis.fetch => {
  let isLeft: boolean | undefined
  const watch = (): void => {
    isLeft = false
    listen(window, 'pagehide', () => {
      isLeft = true
    })
    listen(window, 'pageshow', () => {
      isLeft = false
    })
  }
  return async (...request) => {
    if (isLeft === undefined) attempt(watch, undefined)
    try {
      return await fetch(...request)
    } catch (cause) {
      throw isLeft ? new DOMException('The page was left', 'AbortError') : cause
    }
  }
}

const unlikely = (): string => `${Date.now()}-${Math.random().toString(36).slice(2)}`

/** Creates the platform of a browser. Accesses nothing until one of its functions is called. */
export const createBrowserPlatform = (): Platform => ({
  storage: createStorage(),
  cookies: createCookies(),
  navigation: createNavigation(),
  clock: { now: () => Date.now() },
  tabs: createTabs(),
  locks: createLocks(),
  visibility: {
    // If two windows are side by side, both are always visible, so `focus` is needed to detect the return to this page.
    onChange: (listener) => {
      const notify = (): void => listener(document.visibilityState === 'visible')
      return combineSubscriptions([listen(document, 'visibilitychange', notify), listen(window, 'focus', notify)])
    },
  },
  fetch: createFetch(),
  crypto: globalThis.crypto,
  randomId: () => attempt(randomId, null) ?? unlikely(),
})
