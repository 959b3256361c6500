import type { CallOptions } from '../shared/call.ts'
import type { DeliveryDates } from '../shared/deliveryDates.ts'
import type { EventLike } from '../shared/domain.ts'
import type { Id } from '../shared/id.ts'
import type { Money } from '../shared/money.ts'
import type { CommandOptions, Outcome } from '../shared/outcome.ts'
import type { Limited } from '../shared/unsupported.ts'

/** A shipping option (spec section 3). Amounts are minor units in the site's currency. */
export interface ShippingOption {
  readonly id: Id
  readonly name: string
  /** `perorder`, `freeshipping`, or another type of the commerce service. */
  readonly type: string
  /** Whether the shop offers the option now. */
  readonly enabled: boolean
  /** The price of the option; null when it is unreadable. */
  readonly rate: number | null
  /** For free shipping: the subtotal must be greater than this. */
  readonly minimumSubtotal: number
  /**
   * For free shipping: whether the discounted subtotal is compared with the minimum, or the subtotal before discounts;
   * null when the back end does not say.
   */
  readonly usesDiscountedSubtotal: boolean | null
  /** For free shipping: whether to ignore products with a fixed shipping price; null when the back end does not say. */
  readonly excludesFixedShippingProducts: boolean | null
  /** For free shipping: the packaging, unchanged from the commerce service. */
  readonly packaging: readonly unknown[]
  /** When an order that is placed now arrives; absent when the back end does not know it. */
  readonly delivery?: DeliveryDates | undefined
}

/**
 * What the back end may be unable to do. `estimates`: it knows no shipping cost before the checkout, so `options` is
 * never called, and the view has `isEstimated: false`.
 */
export type ShippingFeature = 'estimates'

/** The port (gateway interface) to the shipping back end. It rejects only with a `StoreError`. */
export interface ShippingGateway extends Limited<ShippingFeature> {
  /** Returns the options for a country (ISO 3166-1 alpha-2); an empty list when the shop shows no estimate there. */
  options(country: string, options: CallOptions): Promise<readonly ShippingOption[]>
}

export interface ShippingView {
  /** The country to ship to, ISO 3166-1 alpha-2. */
  readonly country: string | null
  readonly options: readonly ShippingOption[]
  /** The shipping cost; null when unknown. An unknown cost is never shown as FREE (spec section 5). */
  readonly cost: Money | null
  /** Whether the cost is known and 0. */
  readonly isFree: boolean
  /** Whether the cart has anything to ship; otherwise there is no shipping cost (spec section 5). */
  readonly isNeeded: boolean
  /** Whether the UI shows an estimate: `estimatesShipping` of the site, which is false in the US (spec section 5). */
  readonly isEstimated: boolean
  /** The subtotal plus the shipping cost, if known. */
  readonly total: Money
  readonly isLoading: boolean
  /** What the back end cannot do; a UI hides these parts. */
  readonly unsupported: readonly ShippingFeature[]
}

export interface ShippingCommands {
  /**
   * Loads the options again, for example after a failure; without a country the list is empty. A failure shows no
   * toast.
   */
  refresh(options?: CommandOptions): Promise<Outcome<readonly ShippingOption[]>>
}

export type ShippingEvent =
  /** The server sent the shipping options for `country`. */
  { readonly type: 'shipping.loaded'; readonly country: string }

/** The shipping domain's name, view, commands and events, as one type parameter for the kit. */
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
