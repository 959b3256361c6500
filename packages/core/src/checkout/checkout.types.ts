import type { CallOptions } from '../shared/call.ts'
import type { EventLike } from '../shared/domain.ts'
import type { StoreError } from '../shared/errors.ts'

/** What checkout must know of the cart; handed in as data, since domains do not know each other. */
export interface CheckoutCart {
  readonly id: string
  readonly version: number | null
  /** Reasons that block the checkout; empty when nothing does. */
  readonly blockers: readonly string[]
  readonly items: readonly { readonly sku: string; readonly variantId: number | null; readonly quantity: number }[]
}

/** A note on the cart (spec section 3, Cart metafield). */
export interface Metafield {
  readonly id: number
  readonly key: string
  readonly value: string
  /** Absent where the back end lists no namespaces. */
  readonly namespace?: string | null | undefined
}

export interface CheckoutGateway {
  metafields(options: CallOptions): Promise<readonly Metafield[]>
  createMetafield(value: string, options: CallOptions): Promise<void>
  updateMetafield(id: number, value: string, options: CallOptions): Promise<void>
  /** A fresh address of the checkout, for one use. */
  start(request: { cartId: string; version: number | null; key: string }, options: CallOptions): Promise<string>
}

export interface CheckoutView {
  readonly status: 'idle' | 'preparing' | 'leaving'
  /** From the press until the browser leaves. */
  readonly isStarting: boolean
  readonly error: StoreError | null
}

export interface CheckoutCommands {
  /** Goes to the checkout; a second press while it is under way is none. */
  start(): void
}

export type CheckoutEvent =
  /** Everything is ready; the address is not checked yet. The store itself checks it and goes there, by `platform.navigation.assign`. */
  | { readonly type: 'checkout.ready'; readonly returnUrl: string }
  /** The cart, read anew, may not be checked out. */
  | { readonly type: 'checkout.blocked'; readonly blockers: readonly string[] }
  /** The checkout was not reached. `UNSAFE_URL` where the address is of no allowed origin. */
  | { readonly type: 'checkout.failed'; readonly error: StoreError }

/** The types of the domain, by name. */
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
