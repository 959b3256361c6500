import type { Platform } from './platform.types.ts'

export interface MemoryPlatformOptions {
  /** The URL of the page. */
  readonly href?: string | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Epoch milliseconds. */
  readonly now?: (() => number) | undefined
  readonly alternates?: Readonly<Record<string, string>> | undefined
  /** Whether the storage and the cookies store nothing, as in a browser that blocks them. */
  readonly isBlocked?: boolean | undefined
}

/** A platform in memory, with additional members for tests. */
export interface MemoryPlatform extends Platform {
  readonly stored: Map<string, string>
  readonly jar: Map<string, { value: string; maxAge: number | undefined }>
  /** The URLs to which `assign` and `reload` have navigated, in order. */
  readonly visited: string[]
  /** The messages to other tabs, in order. */
  readonly posted: unknown[]
  /**
   * Simulates another tab that changes a stored value. A null value removes it, and a null name clears the whole
   * storage.
   */
  changeInOtherTab(name: string | null, value: string | null): void
  /** Simulates a message from another tab. */
  receiveFromOtherTab(message: unknown): void
  /** Simulates the return of the page from the back/forward cache. */
  comeBack(): void
  becomeVisible(): void
  /** Simulates that the page is hidden, left or closed. */
  becomeHidden(): void
}

const createListeners = <Parameters extends readonly unknown[]>() => {
  const listeners = new Set<(...parameters: Parameters) => void>()
  return {
    add: (listener: (...parameters: Parameters) => void) => {
      listeners.add(listener)
      return { unsubscribe: () => void listeners.delete(listener) }
    },
    notify: (...parameters: Parameters) => {
      for (const listener of listeners) listener(...parameters)
    },
  }
}

const unreachable: typeof globalThis.fetch = () => Promise.reject(new TypeError('No network in memory'))

/** Creates a platform without a browser: for servers, which share no state between requests, and for tests. */
export const createMemoryPlatform = (options: MemoryPlatformOptions = {}): MemoryPlatform => {
  const stored = new Map<string, string>()
  const jar: MemoryPlatform['jar'] = new Map()
  const visited: string[] = []
  const posted: unknown[] = []
  /** Expiry of each cookie, in epoch milliseconds. */
  const ends = new Map<string, number>()
  const now = options.now ?? Date.now
  const isBlocked = options.isBlocked ?? false
  const changes = createListeners<[string | null, string | null]>()
  const returns = createListeners<[]>()
  const sights = createListeners<[boolean]>()
  const messages = createListeners<[unknown]>()
  let href = options.href ?? 'http://localhost/us/en-us'
  return {
    stored,
    jar,
    visited,
    posted,
    storage: {
      get: (name) => stored.get(name) ?? null,
      set: (name, value) => {
        if (!isBlocked) stored.set(name, value)
        return !isBlocked
      },
      remove: (name) => void stored.delete(name),
      names: () => [...stored.keys()],
      onChange: changes.add,
    },
    cookies: {
      get: (name) => {
        if (now() >= (ends.get(name) ?? Number.POSITIVE_INFINITY)) jar.delete(name)
        return jar.get(name)?.value ?? null
      },
      set: (name, value, { maxAge } = {}) => {
        if (isBlocked) return
        jar.set(name, { value, maxAge })
        ends.set(name, maxAge === undefined ? Number.POSITIVE_INFINITY : now() + maxAge * 1000)
      },
      remove: (name) => void jar.delete(name),
    },
    navigation: {
      href: () => href,
      assign: (next) => void visited.push(next),
      replace: (next) => {
        href = new URL(next, href).href
      },
      reload: () => void visited.push(href),
      alternate: (hreflang) => options.alternates?.[hreflang] ?? null,
      onReturn: returns.add,
    },
    clock: { now },
    tabs: { post: (message) => void posted.push(message), onMessage: messages.add },
    locks: { run: (_name, task) => task() },
    visibility: { onChange: sights.add },
    fetch: options.fetch ?? unreachable,
    crypto: globalThis.crypto,
    // A server creates a platform for each request. Ids from a counter would start again each time, so two visitors
    // would send the same idempotency keys.
    randomId: () => globalThis.crypto.randomUUID(),
    changeInOtherTab: (name, value) => {
      if (name === null) stored.clear()
      else if (value === null) stored.delete(name)
      else stored.set(name, value)
      changes.notify(name, value)
    },
    receiveFromOtherTab: messages.notify,
    comeBack: returns.notify,
    becomeVisible: () => sights.notify(true),
    becomeHidden: () => sights.notify(false),
  }
}
