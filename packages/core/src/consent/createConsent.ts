import { isGranted } from '../shared/consent.ts'
import { createHeld } from '../shared/createHeld.ts'
import type { Domain, Subscription } from '../shared/domain.ts'
import { CHECK_EVERY, CHECK_TIMES, cookiesOf, NO_CONSENT, REVIEWS_PROVIDER, withDecision } from './consent.rules.ts'
import type {
  ConsentClock,
  ConsentCommands,
  ConsentConfig,
  ConsentDecision,
  ConsentFact,
  ConsentProvider,
  ConsentView,
} from './consent.types.ts'

const browserClock: ConsentClock = { setTimeout: (run, milliseconds) => setTimeout(run, milliseconds) }

/** The consent of the visitor, as the world sees it. */
export interface Consent extends Domain<ConsentView, ConsentCommands, ConsentFact> {
  /** Reads the answer and begins to check. Before it nothing is read, removed or listened to; a second call does nothing. */
  start(): void
  /** Ends the checks for good. */
  stop(): void
}

const read = (provider: ConsentProvider): ConsentDecision => {
  try {
    return provider.read()
  } catch {
    // A tool that is broken allows nothing.
    return NO_CONSENT
  }
}

/**
 * Waits for the consent tool and keeps to what the visitor has said: looks every 3 s, 20 times, and whenever the tool tells of a change; without
 * leave for analytics it removes the cookies of the reviews provider (spec section 9). Stands beside the store: whoever needs no consent pays
 * nothing for it.
 */
export const createConsent = ({
  provider,
  cookies,
  reviewsProvider = REVIEWS_PROVIDER,
  clock = browserClock,
}: ConsentConfig): Consent => {
  const initial: ConsentView = { status: 'unknown', granted: [] }
  const held = createHeld<ConsentView, ConsentFact>(initial)
  let runs = 0
  let subscription: Subscription | null = null
  let isStopped = false

  const adopt = (): ConsentView => {
    const decision = read(provider)
    const view = withDecision(held.getSnapshot(), decision)
    if (view !== held.getSnapshot()) {
      held.set(view)
      held.emit({ type: 'consent.changed', isDecided: decision.isDecided, granted: view.granted })
    }
    return view
  }
  const check = (): void => {
    const view = adopt()
    const names = isGranted(view, 'analytics') ? [] : cookiesOf(reviewsProvider, cookies.names())
    for (const name of names) cookies.removeEverywhere(name)
    if (names.length > 0) held.emit({ type: 'consent.cookiesRemoved', names })
    held.emit({ type: 'consent.checked' })
  }
  const wait = (): void => {
    clock.setTimeout(() => {
      if (isStopped) return
      runs += 1
      check()
      if (runs < CHECK_TIMES) wait()
    }, CHECK_EVERY)
  }

  return {
    commands: { check, openSettings: () => provider.openSettings() },
    getSnapshot: held.getSnapshot,
    getInitialSnapshot: () => initial,
    subscribe: held.subscribe,
    on: held.on,
    start: () => {
      if (subscription !== null || isStopped) return
      subscription = provider.onChange(check)
      adopt()
      wait()
    },
    stop: () => {
      isStopped = true
      subscription?.unsubscribe()
    },
  }
}
