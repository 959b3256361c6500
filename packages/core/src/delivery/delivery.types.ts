import type { CallOptions } from '../shared/call.ts'
import type { Id } from '../shared/id.ts'
import type { Money } from '../shared/money.ts'
import type { PostalAddress } from '../shared/postalAddress.ts'

/** The address to which an order or its invoice goes. A page can fill in the address of an earlier order. */
export interface DeliveryAddress extends PostalAddress {
  /** The number at which the carrier reaches the recipient, as the shopper typed it. */
  readonly phone?: string | undefined
}

/** A way to send the goods of a cart to its address. */
export interface ShippingMethod {
  readonly id: Id
  /** The name in the language of the site. */
  readonly label: string
  /** What the shopper should know about the method, as plain text; null when the back end has no text. */
  readonly description: string | null
  /** What the shopper pays for it, with tax. */
  readonly cost: Money
}

/** Where an order goes. */
export interface DeliveryAddresses {
  readonly cartId: string
  /** The e-mail address of a guest; null for a customer, whose address the back end knows. */
  readonly email: string | null
  readonly shipping: DeliveryAddress
  /** The address of the invoice; null when it equals `shipping`. */
  readonly billing: DeliveryAddress | null
}

/** What an order costs with the chosen shipping method. */
export interface DeliveryTotals {
  /** What the shopper pays for the shipping, with tax. */
  readonly shippingCost: Money
  /** The goods after their discounts, the shipping and all taxes together. Gift cards pay a part of it. */
  readonly total: Money
}

/**
 * The port (gateway interface) for the checkout page of a shop whose back end has no hosted one: where an order goes and
 * how. Each method rejects only with a `StoreError`. Load the cart again after each call, because its country, taxes and
 * discounts may depend on the address.
 */
export interface DeliveryGateway {
  /**
   * Saves the addresses with the cart, in place of earlier ones, and returns the methods for the shipping address,
   * cheapest first; none when nothing ships there. Rejects with `NOT_FOUND` when the cart is unknown or belongs to
   * someone else, and with `REFUSED` when the back end refuses an address or a guest has no e-mail address.
   */
  setAddresses(addresses: DeliveryAddresses, options: CallOptions): Promise<readonly ShippingMethod[]>
  /**
   * Chooses one of the methods that {@link setAddresses} has returned. Choose again after a change of the addresses or
   * the cart. Rejects with `REFUSED` for a method that is not offered, and with `NOT_FOUND` like `setAddresses`.
   */
  setShippingMethod(
    choice: { readonly cartId: string; readonly methodId: Id },
    options: CallOptions,
  ): Promise<DeliveryTotals>
}
