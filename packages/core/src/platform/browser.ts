import type { Subscription } from '../shared/domain.ts'
import { joined } from '../shared/joined.ts'
import type { CookieJar, KeyValueStorage, Navigation, Platform, TabChannel, TabLock } from './platform.types.ts'

const attempt = <Value>(act: () => Value, otherwise: Value): Value => {
  try {
    return act()
  } catch {
    // A blocked storage, cookie jar or channel throws at every touch; the shop then lives in memory.
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

/** A frame of this origin tells of its session storage by the same event. */
const isOfLocalStorage = ({ storageArea }: StorageEvent): boolean =>
  storageArea === null || attempt(() => storageArea === localStorage, false)

const createCookies = (): CookieJar => {
  const write = (name: string, value: string, maxAge?: number): void =>
    attempt(() => {
      const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Lax']
      if (maxAge !== undefined) parts.push(`Max-Age=${Math.floor(maxAge)}`)
      if (location.protocol === 'https:') parts.push('Secure')
      // The Cookie Store API is not everywhere yet, and not synchronous.
      // biome-ignore lint/suspicious/noDocumentCookie: this is the one place that writes cookies
      document.cookie = parts.join('; ')
    }, undefined)
  return {
    get: (name) =>
      attempt(() => {
        const entry = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
        return entry === undefined ? null : decodeURIComponent(entry.slice(name.length + 1))
      }, null),
    set: (name, value, options) => write(name, value, options?.maxAge),
    remove: (name) => write(name, '', 0),
  }
}

const createNavigation = (): Navigation => ({
  href: () => location.href,
  assign: (href) => attempt(() => location.assign(href), undefined),
  // Of another origin, or too often in a short time: the address then stays as it is.
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
  // Opened at its first use, and shut while the page is away: a message would throw it out of the back/forward cache.
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
      return joined([
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
      // The task's own failure is the caller's; a browser that gives no lock does not stop the task.
      if (running !== undefined) throw cause
      return task()
    }
  },
})

/** A page that is left loses its requests, in some browsers with the words of a broken network. */
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

const randomId = (): string => {
  // Only pages with https have `randomUUID`; all have random values.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const unlikely = (): string => `${Date.now()}-${Math.random().toString(36).slice(2)}`

/** The outside world of a browser. Touches nothing before one of its functions is called. */
export const createBrowserPlatform = (): Platform => ({
  storage: createStorage(),
  cookies: createCookies(),
  navigation: createNavigation(),
  clock: { now: () => Date.now() },
  tabs: createTabs(),
  locks: createLocks(),
  visibility: {
    // A window beside another one is visible all the time, and only gets the focus.
    onChange: (listener) => {
      const tell = (): void => listener(document.visibilityState === 'visible')
      return joined([listen(document, 'visibilitychange', tell), listen(window, 'focus', tell)])
    },
  },
  fetch: createFetch(),
  crypto: globalThis.crypto,
  randomId: () => attempt(randomId, null) ?? unlikely(),
})
