import type { Platform } from './platform.types.ts'

export interface MemoryPlatformOptions {
  /** The address of the page. */
  readonly href?: string | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Epoch milliseconds. */
  readonly now?: (() => number) | undefined
  readonly alternates?: Readonly<Record<string, string>> | undefined
  /** Nothing can be kept, as where a browser blocks it. */
  readonly isBlocked?: boolean | undefined
}

/** What a test may look at and do. */
export interface MemoryPlatform extends Platform {
  readonly stored: Map<string, string>
  readonly jar: Map<string, { value: string; maxAge: number | undefined }>
  /** The addresses that were left for, in order. */
  readonly visited: string[]
  /** What was said to other tabs, in order. */
  readonly posted: unknown[]
  /** Acts as another tab that writes to the storage; a null name empties it. */
  changeElsewhere(name: string | null, value: string | null): void
  /** Acts as another tab that says something. */
  hearElsewhere(message: unknown): void
  /** The page comes back from the back/forward cache. */
  comeBack(): void
  becomeVisible(): void
  /** The page is hidden, left or closed. */
  becomeHidden(): void
}

const createListeners = <Parameters extends readonly unknown[]>() => {
  const listeners = new Set<(...parameters: Parameters) => void>()
  return {
    add: (listener: (...parameters: Parameters) => void) => {
      listeners.add(listener)
      return { unsubscribe: () => void listeners.delete(listener) }
    },
    tell: (...parameters: Parameters) => {
      for (const listener of listeners) listener(...parameters)
    },
  }
}

const unreachable: typeof globalThis.fetch = () => Promise.reject(new TypeError('No network in memory'))

/** An outside world without a browser: for servers, where nothing must be shared between requests, and for tests. */
export const createMemoryPlatform = (options: MemoryPlatformOptions = {}): MemoryPlatform => {
  const stored = new Map<string, string>()
  const jar: MemoryPlatform['jar'] = new Map()
  const visited: string[] = []
  const posted: unknown[] = []
  /** Epoch milliseconds at which a cookie is over. */
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
    // A server has many of these: counted ids would be one visitor's idempotency key and another's.
    randomId: () => globalThis.crypto.randomUUID(),
    changeElsewhere: (name, value) => {
      if (name === null) stored.clear()
      else if (value === null) stored.delete(name)
      else stored.set(name, value)
      changes.tell(name, value)
    },
    hearElsewhere: messages.tell,
    comeBack: returns.tell,
    becomeVisible: () => sights.tell(true),
    becomeHidden: () => sights.tell(false),
  }
}
