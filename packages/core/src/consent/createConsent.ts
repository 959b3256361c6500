import { isGranted } from '../shared/consent.ts'
import { createAtom } from '../shared/createAtom.ts'
import type { Domain, Subscription } from '../shared/domain.ts'
import { CHECK_EVERY, CHECK_TIMES, cookiesOf, NO_CONSENT, REVIEWS_PROVIDER, withDecision } from './consent.rules.ts'
import type {
  ConsentClock,
  ConsentCommands,
  ConsentConfig,
  ConsentDecision,
  ConsentEvent,
  ConsentProvider,
  ConsentView,
} from './consent.types.ts'

const browserClock: ConsentClock = { setTimeout: (run, milliseconds) => setTimeout(run, milliseconds) }

/**
 * The consent domain: view, commands and events. The store does not contain this domain, so a shop without a consent tool
 * does not load its code.
 */
export interface Consent extends Domain<ConsentView, ConsentCommands, ConsentEvent> {
  /**
   * Reads the decision and starts the checks; a second call does nothing. Before the first call, the domain reads and
   * removes no cookies and has no subscriptions.
   */
  start(): void
  /** Stops the checks for good. */
  stop(): void
}

const read = (provider: ConsentProvider): ConsentDecision => {
  try {
    return provider.read()
  } catch {
    // If the tool throws, no category counts as allowed.
    return NO_CONSENT
  }
}

/**
 * Creates the consent domain, which reads the decision of the consent tool every 3 s, 20 times in all, and whenever the
 * tool reports a change. Without consent for analytics, the domain removes the cookies of the reviews provider (spec
 * section 9).
 */
export const createConsent = ({
  provider,
  cookies,
  reviewsProvider = REVIEWS_PROVIDER,
  clock = browserClock,
}: ConsentConfig): Consent => {
  const initial: ConsentView = { status: 'unknown', granted: [] }
  const atom = createAtom<ConsentView, ConsentEvent>(initial)
  let runs = 0
  let subscription: Subscription | null = null
  let isStopped = false

  const adopt = (): ConsentView => {
    const decision = read(provider)
    const view = withDecision(atom.getSnapshot(), decision)
    if (view !== atom.getSnapshot()) {
      atom.set(view)
      atom.emit({ type: 'consent.changed', isDecided: decision.isDecided, granted: view.granted })
    }
    return view
  }
  const check = (): void => {
    const view = adopt()
    const names = isGranted(view, 'analytics') ? [] : cookiesOf(reviewsProvider, cookies.names())
    for (const name of names) cookies.removeEverywhere(name)
    if (names.length > 0) atom.emit({ type: 'consent.cookiesRemoved', names })
    atom.emit({ type: 'consent.checked' })
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
    getSnapshot: atom.getSnapshot,
    getInitialSnapshot: () => initial,
    subscribe: atom.subscribe,
    on: atom.on,
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
