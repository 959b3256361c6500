import type { ConsentCategory } from '../shared/consent.ts'
import type { Subscription } from '../shared/domain.ts'

export type { ConsentCategory }

/** What the visitor has said. */
export interface ConsentDecision {
  /** Whether there was a choice: false as long as the question has not been answered. */
  readonly isDecided: boolean
  /** What is allowed now, `necessary` aside. May hold something before any choice where the law lets it. */
  readonly granted: readonly ConsentCategory[]
}

/** The tool that asks the visitor. {@link createOneTrust} is one; a shop with another tool writes these three functions. */
export interface ConsentProvider {
  /** What is allowed now. One that throws counts as nothing allowed and nothing decided. */
  read(): ConsentDecision
  /** Calls `listener` whenever the answer may have changed; too often does no harm. */
  onChange(listener: () => void): Subscription
  /** Shows the visitor the choice again; false when the tool is not there. */
  openSettings(): boolean
}

/** The cookies of the page as the check needs them. `createVisibleCookies` of `@cairn/core/platform` is the browser's. */
export interface ConsentCookies {
  names(): readonly string[]
  /** Removes it at path `/` from this host and from each parent domain. */
  removeEverywhere(name: string): void
}

/** A timer; the browser's by default. XState's `SimulatedClock` fits. */
export interface ConsentClock {
  setTimeout(run: () => void, milliseconds: number): unknown
}

export interface ConsentConfig {
  readonly provider: ConsentProvider
  readonly cookies: ConsentCookies
  /** The reviews provider, part of the names of its cookies in whatever case; `yotpo` by default. */
  readonly reviewsProvider?: string | undefined
  readonly clock?: ConsentClock | undefined
}

export interface ConsentView {
  /** `unknown` before the start; then whether the visitor has chosen. */
  readonly status: 'unknown' | 'undecided' | 'decided'
  /** What is allowed now, `necessary` aside. */
  readonly granted: readonly ConsentCategory[]
}

export interface ConsentCommands {
  /** Looks at the answer now, and removes what is not allowed. */
  check(): void
  /** Cookie Settings: shows the choice; false when the tool is not there. */
  openSettings(): boolean
}

export type ConsentFact =
  /** The answer was looked at. */
  | { readonly type: 'consent.checked' }
  | {
      readonly type: 'consent.changed'
      readonly isDecided: boolean
      readonly granted: readonly ConsentCategory[]
    }
  /** Cookies of the reviews provider, there without leave, were removed. */
  | { readonly type: 'consent.cookiesRemoved'; readonly names: readonly string[] }
