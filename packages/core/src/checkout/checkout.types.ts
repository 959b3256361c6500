import type { CallOptions } from '../shared/call.ts'
import type { EventLike } from '../shared/domain.ts'
import type { StoreError } from '../shared/errors.ts'
import type { Id } from '../shared/id.ts'
import type { CommandOptions, Outcome } from '../shared/outcome.ts'
import type { Limited } from '../shared/unsupported.ts'

/** The cart to buy. An effect passes it, because domains do not import each other. */
export interface CheckoutCart {
  readonly id: string
  /** The revision of the cart; null when the back end has no revisions. */
  readonly revision: string | null
  readonly items: readonly { readonly sku: string; readonly variantId: Id | null; readonly quantity: number }[]
}

/** A checkout that the shopper must open on a page of its own. */
export interface RedirectCheckout {
  readonly kind: 'redirect'
  /** The URL of the checkout, which works only once. A relative URL is resolved against the URL of the page. */
  readonly url: string
}

/** A checkout that the shop shows inside its own page, such as a payment form. */
export interface EmbeddedCheckout {
  readonly kind: 'embedded'
  /** The secret with which the script opens this checkout. Never log it, and never put it into a URL. */
  readonly clientSecret: string
  /** The URL of the script that shows the checkout. */
  readonly scriptUrl: string
}

/** A checkout that the back end has started. */
export type StartedCheckout = RedirectCheckout | EmbeddedCheckout

/**
 * What the back end of the checkout may be unable to do:
 * - `idempotency`: a repeated key starts another checkout. The store uses each key once.
 * - `versions`: it starts the checkout of a cart that has changed meanwhile. The store loads the cart again after the
 *   start, and shows what has changed.
 */
export type CheckoutFeature = 'idempotency' | 'versions'

/** The port (gateway interface) to the back end of the checkout. Each method rejects only with a `StoreError`. */
export interface CheckoutGateway extends Limited<CheckoutFeature> {
  /**
   * Starts a checkout of the cart. `key` is the idempotency key: a repeated key gets the same checkout. Rejects with
   * `CONFLICT` when the cart has another revision, and with `REFUSED` when it cannot be bought.
   */
  start(request: { readonly cart: CheckoutCart; readonly key: string }, options: CallOptions): Promise<StartedCheckout>
}

export interface CheckoutView {
  /**
   * `preparing` while requests are in flight; `leaving` during the redirect to the checkout; `embedded` while the page
   * shows the checkout itself.
   */
  readonly status: 'idle' | 'preparing' | 'leaving' | 'embedded'
  /** True from the command `start` until the browser leaves the page, the page shows the checkout, or the start fails. */
  readonly isStarting: boolean
  /** What the page needs to show the checkout itself; null unless the status is `embedded`. */
  readonly embedded: Omit<EmbeddedCheckout, 'kind'> | null
  /** Why the last start failed; null after the next start. */
  readonly error: StoreError | null
  /** What the back end cannot do; a UI hides these parts. */
  readonly unsupported: readonly CheckoutFeature[]
}

export interface CheckoutCommands {
  /**
   * Starts the checkout, and goes to its URL or shows it in the page. The value is the checkout, after the origin of its
   * URL was checked. `REFUSED` with the problem `blocked`: the fresh cart has blockers. `IGNORED`: a start is in
   * progress. `ABORTED`: a change of the cart could not be saved, `cancel` was called, or the shopper came back to the
   * page or signed out.
   */
  start(options?: CommandOptions): Promise<Outcome<StartedCheckout>>
  /** Ends a start in progress, and closes a checkout that the page shows. */
  cancel(): void
}

export type CheckoutEvent =
  /**
   * The back end started the checkout. An effect checks the origin of its URL, and redirects with
   * `platform.navigation.assign` if the checkout has a page.
   */
  | { readonly type: 'checkout.ready'; readonly checkout: StartedCheckout }
  /** The freshly loaded cart has blockers. */
  | { readonly type: 'checkout.blocked'; readonly blockers: readonly string[] }
  /** The checkout could not start. The error is `UNSAFE_URL` when the origin of its URL is not allowed. */
  | ({ readonly type: 'checkout.failed'; readonly error: StoreError } & CommandOptions)

/** The checkout domain's name, view, commands and events, as one type parameter for the functions in `kit/`. */
export interface CheckoutTypes {
  readonly name: 'checkout'
  readonly view: CheckoutView
  readonly commands: CheckoutCommands
  readonly event: CheckoutEvent
  readonly gateway: CheckoutGateway
  readonly internal: EventLike
  readonly requires: 'cart'
  readonly blockable: never
}
