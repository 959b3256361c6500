import type { ConsentDecision, ConsentView } from './consent.types.ts'

/** Milliseconds between two checks of the consent decision (spec section 9). */
export const CHECK_EVERY = 3000
/** The number of consent checks (spec section 9); the last one runs after 60 s. */
export const CHECK_TIMES = 20
/** By default, a cookie belongs to the reviews provider if its name contains this text. */
export const REVIEWS_PROVIDER = 'yotpo'

/** The decision before the visitor has chosen: nothing is allowed. */
export const NO_CONSENT: ConsentDecision = { isDecided: false, granted: [] }

/** Returns the names that contain the provider's name, ignoring case (spec 9.consent.deletes-everywhere). */
export const cookiesOf = (provider: string, names: readonly string[]): readonly string[] =>
  names.filter((name) => name.toLowerCase().includes(provider.toLowerCase()))

/**
 * Returns the view of a decision. If nothing has changed, returns the same object, so that subscribers are not
 * notified.
 */
export const withDecision = (view: ConsentView, { isDecided, granted }: ConsentDecision): ConsentView => {
  const status = isDecided ? 'decided' : 'undecided'
  const isSame =
    view.status === status &&
    view.granted.length === granted.length &&
    granted.every((category) => view.granted.includes(category))
  return isSame ? view : { status, granted: [...granted] }
}
