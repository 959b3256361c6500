import type { CustomOf } from '../shared/custom.ts'
import type { Id } from '../shared/id.ts'
import type { Currency } from '../shared/money.ts'

/** The data of the team on the cart, typed by `Register['custom']['cart']`. */
export type CartCustom = CustomOf<'cart'>
/** The data of the team on a line of the cart, typed by `Register['custom']['line']`. */
export type LineCustom = CustomOf<'line'>

/** An option of a line, for example Color: Spruce, or Length: 32. */
export interface LineOption {
  /** The canonical name, never translated: Color, Size, or any other. */
  readonly name: string
  /** The name in the shopper's language; absent where the UI has a text for it. */
  readonly label?: string | undefined
  /** In the shopper's language. */
  readonly value: string
}

/** The item list of the server's cart that contains the line (spec section 3). */
export type LineKind = 'physical' | 'digital' | 'gift-certificate' | 'custom'

/** A line of the cart. All amounts are minor units in the cart's currency. */
export interface CartLine {
  readonly id: string
  readonly kind: LineKind
  /** Null for a line without a product, such as a gift certificate. */
  readonly productId: Id | null
  readonly variantId: Id | null
  readonly sku: string
  /** The product name in the language of the cart. */
  readonly name: string
  /** The slug of the product page, without slashes; null for a line without a page. */
  readonly slug: string | null
  readonly imageUrl: string | null
  readonly options: readonly LineOption[]
  /** What the shopper entered for this line, such as the text of an engraving, by the name of the field; empty when nothing. */
  readonly properties: Readonly<Record<string, string>>
  /** Data of the team; `{}` when there are none. */
  readonly custom: LineCustom
  readonly quantity: number
  /** The regular price of one piece. */
  readonly listPrice: number
  /** The current price of one piece. */
  readonly salePrice: number
  /** The current price of the whole line. */
  readonly extendedPrice: number
  /** The regular price of the whole line. */
  readonly extendedListPrice: number
  /** The discount on the whole line, without coupons. */
  readonly discountAmount: number
  /** The coupon discount on the whole line. */
  readonly couponAmount: number
  /** Whether the shopper may change the quantity; false for a free gift, for example. */
  readonly isMutable: boolean
  /** Whether the line is a physical product that must be sent. */
  readonly needsShipping: boolean
  /** Whether the sale of the product has not started. */
  readonly isComingSoon: boolean
  /** Whether the shop no longer sells the product. */
  readonly isRetired: boolean
  /** Why the server cannot serve the line, or null. */
  readonly itemError: string | null
  /** Whether the back end tracks the stock; null when it does not say (docs/spec/rulings.md#4). */
  readonly isTracked: boolean | null
  /** Pieces in stock; null when unknown. */
  readonly inventoryLevel: number | null
}

/** A line that was moved to the wish list. The cart shows this row in place of the line until the drawer closes. */
export interface MovedLine {
  readonly id: string
  readonly name: string
}

/** A line that the server removed because it cannot ship to the chosen country. */
export interface RemovedLine {
  readonly id: string
  readonly name: string
}

/** A discount of the cart, with its reason. */
export interface CartDiscount {
  /** The reason in the shopper's language; for a coupon without a name, its code. Empty when the server does not say. */
  readonly label: string
  /** Minor units; a positive amount makes the cart cheaper. */
  readonly amount: number
  /** The code of the coupon; null for a promotion or a member discount. */
  readonly code: string | null
}

/** A tax of the cart. */
export interface CartTax {
  /** The name of the tax in the shopper's language. */
  readonly label: string
  /** Minor units. */
  readonly amount: number
  /** Whether the prices include the tax; otherwise it is paid on top of them. */
  readonly isIncluded: boolean
}

/** A gift card of the cart. */
export interface CartGiftCard {
  /** Identifies the gift card in this cart. It is not the code, because the code is money. */
  readonly id: string
  /** What the shopper may see of the code, for example its last four characters. */
  readonly label: string
  /** How much this cart uses of the gift card, in minor units. */
  readonly amount: number
  /** What is left on the gift card before this cart, in minor units; null when unknown. */
  readonly balance: number | null
}

/** The reason of a notice: one that the core knows, or one of the back end. */
export type NoticeCode =
  | 'quantity-reduced'
  | 'line-removed'
  | 'price-changed'
  | 'coupon-removed'
  | 'gift-card-removed'
  | (string & {})

/** A change that the server made by itself, such as a quantity reduced to the stock. */
export interface CartNotice {
  readonly code: NoticeCode
  /** The line that the notice concerns; null when it concerns the whole cart. */
  readonly lineId: string | null
  /** The server's text for the shopper; null when the UI has to write one for `code`. */
  readonly text: string | null
  /**
   * What the shopper asked for: the quantity of the whole line, also after an add, or the previous price in minor units.
   * Null when it does not apply.
   */
  readonly wanted: number | null
  /**
   * What the server granted: the quantity that the line has now, or the new price in minor units. Null when it does not
   * apply.
   */
  readonly granted: number | null
}

/** The cart as the server confirmed it. */
export interface Cart {
  readonly id: string
  /** Differs after each change of this cart; null when the back end has no revisions. Revisions have no order. */
  readonly revision: string | null
  /** Null for a guest. */
  readonly customerId: Id | null
  /** The sales channel of the store, such as the EU store. */
  readonly channelId: Id
  /** The customer's e-mail address; empty until known. */
  readonly email: string
  readonly currency: Currency
  /**
   * The currency sign that the server sends, otherwise the sign from `Intl`. For an invalid currency, the sign is `$`.
   */
  readonly currencySymbol: string
  /** The locale of the site, such as `de_AT`. */
  readonly locale: string
  /** Whether the prices include the tax. */
  readonly taxIncluded: boolean
  /** The country to ship to, ISO 3166-1 alpha-2; null until the shopper chooses one. */
  readonly country: string | null
  readonly lines: readonly CartLine[]
  /** The sum of all lines before discounts, in minor units. */
  readonly baseAmount: number
  /** The discount on the whole cart without coupons, in minor units. */
  readonly discountAmount: number
  /** The displayed subtotal: minor units after discounts and coupons. */
  readonly cartAmount: number
  /** The discounts with their reasons, those of coupons included. */
  readonly discounts: readonly CartDiscount[]
  readonly taxes: readonly CartTax[]
  readonly giftCards: readonly CartGiftCard[]
  /** What the server changed with the last response. A later response repeats no notice. */
  readonly notices: readonly CartNotice[]
  /** The shopper's message to the shop; null when there is none. */
  readonly note: string | null
  /** Data of the team; `{}` when there are none. */
  readonly custom: CartCustom
  /** The coupons of the cart; amounts in minor units. */
  readonly coupons: readonly { readonly code: string; readonly discountedAmount: number }[]
  /** ISO 8601 in UTC; empty when the server does not send it. */
  readonly createdAt: string
  /** ISO 8601 in UTC; empty when the server does not send it. */
  readonly updatedAt: string
  /** The lines that the server removed with the last response. */
  readonly removed: readonly RemovedLine[]
}
