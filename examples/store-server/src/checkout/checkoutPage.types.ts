import type { Config } from '../config.ts'
import type { Html } from '../pages/html.ts'
import type { Site } from '../sites/sites.data.ts'
import type { FieldErrors, Refusal } from './checkout.form.ts'
import type { Summary } from './checkout.summary.ts'
import type { Typed } from './checkout.typed.ts'
import type { CheckoutMessages } from './messages/index.ts'

/** The data that the checkout form shows. */
export type CheckoutPage = {
  /**
   * The form's action URL, without a fragment. Without an action, the browser would submit to the current URL with its
   * fragment, and the target of the fragment would take the focus.
   */
  address: string
  /** A hash of the cart's id, to which the draft in the browser belongs. */
  cartDigest: string
  site: Site
  messages: CheckoutMessages
  typed: Typed
  errors: FieldErrors
  /** The reason why the last submission did not lead to an order. */
  refusal: Refusal | undefined
  /** Messages about items that block the order. */
  blockers: readonly string[]
  summary: Summary
  countries: readonly string[]
  /** Where an invoice may go. */
  billingCountries: readonly string[]
  payment: Config['payment']
  /** The buttons of an express payment service, when one is connected. */
  express?: Html | undefined
  /** Epoch milliseconds. */
  now: number
  buyer: { signedIn: boolean; name?: string | undefined }
  csrf: string
}
