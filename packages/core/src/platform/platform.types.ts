import type { Subscription } from '../shared/domain.ts'

/** Values by name that outlive the page. Never throws: a blocked or full storage remembers nothing and answers null. */
export interface KeyValueStorage {
  get(name: string): string | null
  /** False when the value could not be kept. */
  set(name: string, value: string): boolean
  remove(name: string): void
  names(): readonly string[]
  /** Tells of changes that other tabs made; the name is null when one has emptied everything. */
  onChange(listener: (name: string | null, value: string | null) => void): Subscription
}

export interface CookieOptions {
  /** Seconds; a session cookie without it. */
  readonly maxAge?: number | undefined
}

/** The cookies of this page. Written with `Path=/`, `SameSite=Lax`, and `Secure` on https. Never throws. */
export interface CookieJar {
  get(name: string): string | null
  set(name: string, value: string, options?: CookieOptions): void
  remove(name: string): void
}

/** Where the browser is and where it goes. */
export interface Navigation {
  /** The full address of this page. */
  href(): string
  /** Leaves for another address. */
  assign(href: string): void
  /** Replaces the address without leaving. */
  replace(href: string): void
  reload(): void
  /** The address of this page on the site with that hreflang (`<link rel="alternate">`), or null. */
  alternate(hreflang: string): string | null
  /** Tells when the page comes back, from the back/forward cache too. */
  onReturn(listener: () => void): Subscription
}

/** The wall clock, in milliseconds since the epoch. Timers come from the state machines' own clock. */
export interface WallClock {
  now(): number
}

/** Words between the tabs of one origin. */
export interface TabChannel {
  post(message: unknown): void
  onMessage(listener: (message: unknown) => void): Subscription
}

/** Runs one task at a time under a name, across tabs where the browser can. */
export interface TabLock {
  run<Result>(name: string, task: () => Promise<Result>): Promise<Result>
}

/** Tells when the page becomes visible or gets the focus, and when it is hidden: by another tab or app, or because it is left or closed. */
export interface Visibility {
  onChange(listener: (isVisible: boolean) => void): Subscription
}

/** Everything outside the core that is not an API. `platform/browser.ts` and `platform/memory.ts` provide it. */
export interface Platform {
  readonly storage: KeyValueStorage
  readonly cookies: CookieJar
  readonly navigation: Navigation
  readonly clock: WallClock
  readonly tabs: TabChannel
  readonly locks: TabLock
  readonly visibility: Visibility
  /** Rejects with an `AbortError` when the page is left meanwhile. */
  readonly fetch: typeof globalThis.fetch
  readonly crypto: typeof globalThis.crypto | undefined
  /** An unguessable id, for idempotency keys. */
  randomId(): string
}
