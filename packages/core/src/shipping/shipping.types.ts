import type { CallOptions } from '../shared/call.ts'
import type { EventLike } from '../shared/domain.ts'
import type { Money } from '../shared/money.ts'

/** A way to send a parcel (spec section 3). Amounts are minor units in the site's currency. */
export interface ShippingOption {
  readonly id: number
  readonly name: string
  /** `perorder`, `freeshipping`, or another type of the commerce service. */
  readonly type: string
  readonly enabled: boolean
  /** Null when the option has no readable rate. */
  readonly rate: number | null
  /** For free shipping: the subtotal that must be exceeded. */
  readonly minimumSubtotal: number
  /** For free shipping: compare the discounted subtotal; null when not said. */
  readonly usesDiscountedSubtotal: boolean | null
  /** For free shipping: leave out products with a fixed price of shipping; null when not said. */
  readonly excludesFixedShippingProducts: boolean | null
  /** For free shipping: how it is packed, as the commerce service says it. */
  readonly packaging: readonly unknown[]
}

export interface ShippingGateway {
  /** The options for a country (ISO 3166-1 alpha-2); none where nothing is estimated. */
  options(country: string, options: CallOptions): Promise<readonly ShippingOption[]>
}

export interface ShippingView {
  readonly country: string | null
  readonly options: readonly ShippingOption[]
  /** What it costs; null when not known, which is never FREE (spec section 5). */
  readonly cost: Money | null
  readonly isFree: boolean
  /** Whether there is something to send. Without it there is no cost (spec section 5). */
  readonly isNeeded: boolean
  /** Whether a cost is shown at all: not on the US site (spec section 5). */
  readonly isEstimated: boolean
  /** The subtotal and, when it is known, what shipping costs. */
  readonly total: Money
  readonly isLoading: boolean
}

export interface ShippingCommands {
  /** Asks again, for example after a failure. */
  refresh(): void
}

export type ShippingEvent =
  /** The ways to ship to `country` were read. */
  { readonly type: 'shipping.loaded'; readonly country: string }

/** The types of the domain, by name. */
export interface ShippingTypes {
  readonly name: 'shipping'
  readonly view: ShippingView
  readonly commands: ShippingCommands
  readonly event: ShippingEvent
  readonly gateway: ShippingGateway
  readonly internal: EventLike
  readonly requires: 'cart'
  readonly blockable: never
}
