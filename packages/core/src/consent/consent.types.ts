import type { ConsentCategory } from '../shared/consent.ts'
import type { Subscription } from '../shared/domain.ts'

export type { ConsentCategory }

/** The visitor's decision about cookies and tracking. */
export interface ConsentDecision {
  /** Whether the visitor has chosen. */
  readonly isDecided: boolean
  /**
   * The categories that are allowed now, without `necessary`. Where the law permits, the list may contain categories
   * before the visitor has chosen.
   */
  readonly granted: readonly ConsentCategory[]
}

/**
 * The consent tool that asks the visitor. {@link createOneTrust} implements it; a shop with another tool writes these
 * three functions.
 */
export interface ConsentProvider {
  /** Returns the current decision. When it throws, nothing counts as allowed or decided. */
  read(): ConsentDecision
  /** Calls `listener` whenever the decision may have changed; unnecessary calls are harmless. */
  onChange(listener: () => void): Subscription
  /** Opens the tool's settings; false when the tool is not loaded. */
  openSettings(): boolean
}

/**
 * The cookies that the check reads and removes. In a browser, `createVisibleCookies` of `@cairn/core/platform` provides
 * them.
 */
export interface ConsentCookies {
  names(): readonly string[]
  /** Removes the cookie at path `/` from this host and from each parent domain. */
  removeEverywhere(name: string): void
}

/** A timer; the browser's by default. XState's `SimulatedClock` implements it. */
export interface ConsentClock {
  setTimeout(run: () => void, milliseconds: number): unknown
}

export interface ConsentConfig {
  readonly provider: ConsentProvider
  readonly cookies: ConsentCookies
  /** A cookie belongs to the reviews provider if its name contains this text, in any case; `yotpo` by default. */
  readonly reviewsProvider?: string | undefined
  readonly clock?: ConsentClock | undefined
}

export interface ConsentView {
  /** `unknown` before the start; then whether the visitor has chosen. */
  readonly status: 'unknown' | 'undecided' | 'decided'
  /** The categories that are allowed now, without `necessary`. */
  readonly granted: readonly ConsentCategory[]
}

export interface ConsentCommands {
  /** Reads the decision now. Without consent for analytics, also removes the cookies of the reviews provider. */
  check(): void
  /** Opens the cookie settings of the tool; false when the tool is not loaded. */
  openSettings(): boolean
}

export type ConsentEvent =
  /** A check has run. */
  | { readonly type: 'consent.checked' }
  /** The decision has changed. */
  | {
      readonly type: 'consent.changed'
      readonly isDecided: boolean
      readonly granted: readonly ConsentCategory[]
    }
  /** Cookies of the reviews provider without consent were removed. */
  | { readonly type: 'consent.cookiesRemoved'; readonly names: readonly string[] }
