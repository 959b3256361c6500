import type { ConsentDecision, ConsentView } from './consent.types.ts'

/** Milliseconds between two checks (spec section 9). */
export const CHECK_EVERY = 3000
/** How often it is checked (spec section 9): the last time after a minute. */
export const CHECK_TIMES = 20
/** The name that the cookies of the reviews provider carry, unless told otherwise. */
export const REVIEWS_PROVIDER = 'yotpo'

/** Nothing decided, nothing allowed. */
export const NO_CONSENT: ConsentDecision = { isDecided: false, granted: [] }

/** The cookies whose name contains the provider's, in whatever case (readings L194). */
export const cookiesOf = (provider: string, names: readonly string[]): readonly string[] =>
  names.filter((name) => name.toLowerCase().includes(provider.toLowerCase()))

/** The answer as it is shown; the very same view when nothing has changed. */
export const withDecision = (view: ConsentView, { isDecided, granted }: ConsentDecision): ConsentView => {
  const status = isDecided ? 'decided' : 'undecided'
  const isSame =
    view.status === status &&
    view.granted.length === granted.length &&
    granted.every((category) => view.granted.includes(category))
  return isSame ? view : { status, granted: [...granted] }
}
