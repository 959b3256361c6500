import type { components } from '../generated/store.ts'
import type { OpenCart, OpenLine } from './cart.open.ts'
import type { Maybe, NumberOrText } from './maybe.ts'

interface WireProduct {
  readonly id?: NumberOrText
  readonly sku?: Maybe<string>
  readonly custom_url?: Maybe<{ readonly url?: Maybe<string> }>
  readonly custom_fields?: Maybe<readonly { readonly name: string; readonly value: unknown }[]>
}

interface WireVariant {
  readonly id?: NumberOrText
  readonly price?: NumberOrText
  readonly sale_price?: NumberOrText
  readonly inventory_level?: NumberOrText
}

/** The fields of the four kinds of lines together; a line of one kind has only some of them. */
export interface WireLine extends OpenLine {
  readonly id?: Maybe<string>
  readonly product_id?: NumberOrText
  readonly variant_id?: NumberOrText
  readonly sku?: Maybe<string>
  readonly name?: Maybe<string>
  readonly url?: Maybe<string>
  readonly image_url?: Maybe<string>
  readonly options?: Maybe<readonly ({ readonly name?: string; readonly value?: string } | null)[]>
  readonly quantity?: NumberOrText
  readonly original_price?: NumberOrText
  readonly list_price?: NumberOrText
  readonly sale_price?: NumberOrText
  readonly extended_list_price?: NumberOrText
  readonly extended_sale_price?: NumberOrText
  readonly discount_amount?: NumberOrText
  readonly coupon_amount?: NumberOrText
  /** The value of a gift certificate. */
  readonly amount?: NumberOrText
  readonly is_mutable?: Maybe<boolean>
  readonly is_require_shipping?: Maybe<boolean>
  readonly item_error?: Maybe<string>
  readonly inventory_tracking?: Maybe<string>
  readonly inventory_level?: NumberOrText
  readonly product?: Maybe<WireProduct>
  readonly variant?: Maybe<WireVariant>
}

/**
 * The wire format of a cart: that of the contract, and that of other back ends which leave out fields or send numbers
 * as text. The cart of a BigCommerce checkout has no `version`. Instead of `cart_amount`, it has one amount with tax
 * and one without.
 */
export interface WireCart extends OpenCart {
  readonly id?: Maybe<string>
  readonly version?: NumberOrText
  readonly customer_id?: NumberOrText
  readonly channel_id?: NumberOrText
  readonly email?: Maybe<string>
  readonly currency?: Maybe<{ readonly code?: Maybe<string>; readonly symbol?: Maybe<string> }>
  readonly locale?: Maybe<string>
  readonly tax_included?: Maybe<boolean>
  readonly country?: Maybe<string>
  readonly line_items?: Maybe<{
    readonly [Kind in keyof components['schemas']['CartLineItems']]?: Maybe<readonly WireLine[]>
  }>
  readonly base_amount?: NumberOrText
  readonly discount_amount?: NumberOrText
  readonly cart_amount?: NumberOrText
  readonly cart_amount_inc_tax?: NumberOrText
  readonly cart_amount_ex_tax?: NumberOrText
  readonly coupons?: Maybe<readonly { readonly code?: Maybe<string>; readonly discounted_amount?: NumberOrText }[]>
  readonly created_time?: Maybe<string>
  readonly updated_time?: Maybe<string>
  readonly removed_items?: Maybe<readonly { readonly id?: Maybe<string>; readonly name?: Maybe<string> }[]>
}
