import type { CallOptions } from '../shared/call.ts'
import type { EventLike } from '../shared/domain.ts'
import type { StoreError } from '../shared/errors.ts'
import type { Id } from '../shared/id.ts'
import type { CommandOptions, Outcome } from '../shared/outcome.ts'

/** The part of the cart that checkout needs. An effect passes it, because domains do not import each other. */
export interface CheckoutCart {
  readonly id: string
  /** The revision of the cart; null when the back end has no revisions. */
  readonly revision: string | null
  /** The reasons that block the checkout; empty when it may start. */
  readonly blockers: readonly string[]
  readonly items: readonly { readonly sku: string; readonly variantId: Id | null; readonly quantity: number }[]
}

/** A small record that is attached to the cart, for the checkout to read (spec section 3, Cart metafield). */
export interface Metafield {
  readonly id: Id
  readonly key: string
  /** JSON text. */
  readonly value: string
  /** Absent when the back end sends no namespaces. */
  readonly namespace?: string | null | undefined
}

/** The port (gateway interface) to the back end of the checkout. Each method rejects only with a `StoreError`. */
export interface CheckoutGateway {
  /** Lists the metafields of the cart, with the newest first. The list includes the metafields of other apps. */
  metafields(options: CallOptions): Promise<readonly Metafield[]>
  /** Creates the metafield of the shop with this JSON text. */
  createMetafield(value: string, options: CallOptions): Promise<void>
  /** Replaces the value of a metafield. */
  updateMetafield(id: Id, value: string, options: CallOptions): Promise<void>
  /** Creates a checkout and returns its URL, which works only once. `key` is the idempotency key. */
  start(request: { cartId: string; revision: string | null; key: string }, options: CallOptions): Promise<string>
}

export interface CheckoutView {
  /** `preparing` while requests are in flight; `leaving` during the redirect to the checkout. */
  readonly status: 'idle' | 'preparing' | 'leaving'
  /** True from the command `start` until the browser leaves the page or the start fails. */
  readonly isStarting: boolean
  /** Why the last start failed; null after the next start. */
  readonly error: StoreError | null
}

export interface CheckoutCommands {
  /**
   * Goes to the checkout. The value is the checkout URL, after its origin was checked. `REFUSED` with the problem
   * `blocked`: the fresh cart has blockers. `IGNORED`: a start is in progress. `ABORTED`: a change of the cart could not
   * be saved, or the shopper came back to the page or signed out.
   */
  start(options?: CommandOptions): Promise<Outcome<string>>
}

export type CheckoutEvent =
  /** The back end returned the checkout URL. An effect checks its origin and redirects with `platform.navigation.assign`. */
  | { readonly type: 'checkout.ready'; readonly returnUrl: string }
  /** The freshly loaded cart has blockers. */
  | { readonly type: 'checkout.blocked'; readonly blockers: readonly string[] }
  /** The checkout could not start. The error is `UNSAFE_URL` when the origin of the checkout URL is not allowed. */
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
