import type { Subscription } from '../shared/domain.ts'

/**
 * Values by name that persist across pages. Never throws: a blocked or full storage stores nothing and returns null.
 */
export interface KeyValueStorage {
  get(name: string): string | null
  /** Stores a value; returns false when the storage is blocked or full. */
  set(name: string, value: string): boolean
  remove(name: string): void
  names(): readonly string[]
  /** Calls the listener for changes by other tabs; the name is null when a tab clears the storage. */
  onChange(listener: (name: string | null, value: string | null) => void): Subscription
}

export interface CookieOptions {
  /** The lifetime in seconds. Without it, the cookie is a session cookie. */
  readonly maxAge?: number | undefined
}

/** The cookies of this page, written with `Path=/`, `SameSite=Lax`, and `Secure` on https. Never throws. */
export interface CookieJar {
  get(name: string): string | null
  set(name: string, value: string, options?: CookieOptions): void
  remove(name: string): void
}

/** The URL of the page, and navigation to other URLs. */
export interface Navigation {
  /** The full URL of this page. */
  href(): string
  /** Navigates to another URL. */
  assign(href: string): void
  /** Replaces the URL without loading a page. */
  replace(href: string): void
  reload(): void
  /**
   * Returns the URL of this page on the site with the given hreflang, from `<link rel="alternate">`; null without such
   * a link.
   */
  alternate(hreflang: string): string | null
  /** Calls the listener when the page is restored from the back/forward cache. */
  onReturn(listener: () => void): Subscription
}

/** The wall clock, in epoch milliseconds. Timers use the clock of the state machines instead. */
export interface WallClock {
  now(): number
}

/** Messages between the tabs of one origin. */
export interface TabChannel {
  post(message: unknown): void
  onMessage(listener: (message: unknown) => void): Subscription
}

/** Runs tasks with the same name one after another, in all tabs. Without a lock of the browser, a task runs at once. */
export interface TabLock {
  run<Result>(name: string, task: () => Promise<Result>): Promise<Result>
}

/**
 * Calls the listener when the page becomes visible, gets the focus, or becomes hidden. A page becomes hidden when
 * another tab or app covers it, and when the user leaves or closes it.
 */
export interface Visibility {
  onChange(listener: (isVisible: boolean) => void): Subscription
}

/** The functions of the browser that the core uses. `platform/browser.ts` and `platform/memory.ts` implement them. */
export interface Platform {
  readonly storage: KeyValueStorage
  readonly cookies: CookieJar
  readonly navigation: Navigation
  readonly clock: WallClock
  readonly tabs: TabChannel
  readonly locks: TabLock
  readonly visibility: Visibility
  /** Rejects with an `AbortError` when the user leaves the page during the request. */
  readonly fetch: typeof globalThis.fetch
  readonly crypto: typeof globalThis.crypto | undefined
  /** Returns a unique id for idempotency keys; it is unguessable unless the browser has no `crypto`. */
  randomId(): string
}
