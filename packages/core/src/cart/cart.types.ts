import type { CallOptions } from '../shared/call.ts'
import type { EventLike } from '../shared/domain.ts'
import type { StoreError } from '../shared/errors.ts'
import type { Currency } from '../shared/money.ts'

/** An option of a line, for example Color: Spruce. `name` is the canonical name, never translated. */
export interface LineOption {
  readonly name: 'Color' | 'Size'
  readonly value: string
}

/** Which of the four lists of spec section 3 a line comes from. */
export type LineKind = 'physical' | 'digital' | 'gift-certificate' | 'custom'

/** A line of the cart. Amounts are minor units in the cart's currency. */
export interface CartLine {
  readonly id: string
  readonly kind: LineKind
  readonly productId: number | null
  readonly variantId: number | null
  readonly sku: string
  readonly name: string
  /** The slug of the product page, without slashes; null for a line without a page. */
  readonly slug: string | null
  readonly imageUrl: string | null
  readonly options: readonly LineOption[]
  readonly quantity: number
  /** The regular price of one piece. */
  readonly listPrice: number
  /** What one piece costs now. */
  readonly salePrice: number
  /** What the whole line costs now. */
  readonly extendedPrice: number
  /** What the whole line would cost at the regular price. */
  readonly extendedListPrice: number
  /** What was taken off the whole line, without coupons. */
  readonly discountAmount: number
  /** What coupons took off the whole line. */
  readonly couponAmount: number
  readonly isMutable: boolean
  readonly needsShipping: boolean
  readonly isComingSoon: boolean
  readonly isRetired: boolean
  /** Why the server cannot serve the line, or null. */
  readonly itemError: string | null
  /** Whether the back end says that it tracks stock; null when it does not say (docs/spec/rulings.md#4). */
  readonly isTracked: boolean | null
  /** Pieces in stock; null when not known. */
  readonly inventoryLevel: number | null
}

/** A row that stays where a line was moved to the wish list, until the drawer closes. */
export interface MovedLine {
  readonly id: string
  readonly name: string
}

/** A line that the server took out because it cannot ship to the chosen country. */
export interface RemovedLine {
  readonly id: string
  readonly name: string
}

/** The cart as the server confirmed it. */
export interface Cart {
  readonly id: string
  /** Counts the changes of this cart; null where the back end counts none. */
  readonly version: number | null
  /** 0 for a guest. */
  readonly customerId: number
  readonly channelId: number
  /** Empty until known. */
  readonly email: string
  readonly currency: Currency
  /** The sign of the currency; `$` when the server does not say. */
  readonly currencySymbol: string
  readonly locale: string
  readonly taxIncluded: boolean
  /** ISO 3166-1 alpha-2, null until chosen. */
  readonly country: string | null
  readonly lines: readonly CartLine[]
  /** Minor units before discounts. */
  readonly baseAmount: number
  readonly discountAmount: number
  /** Minor units after discounts and coupons: the subtotal that is shown. */
  readonly cartAmount: number
  readonly coupons: readonly { readonly code: string; readonly discountedAmount: number }[]
  /** ISO 8601 in UTC; empty when the server does not say. */
  readonly createdAt: string
  readonly updatedAt: string
  /** Lines that the last answer took out of the cart. */
  readonly removed: readonly RemovedLine[]
}

/** What keeps a line from being sold: each shows 'No longer available.' (spec section 5). */
export type Unavailability = 'coming-soon' | 'retired' | 'error'

/** What the line says about stock (spec section 5). */
export type StockNotice = { readonly kind: 'out-of-stock' } | { readonly kind: 'remaining'; readonly count: number }

/** A line as it is shown: the server's line with the shopper's unsaved wishes laid over it. */
export interface CartLineView extends CartLine {
  readonly unavailable: Unavailability | null
  readonly stockNotice: StockNotice | null
  /** Whether a quantity can be chosen. */
  readonly hasPicker: boolean
  /** 1 to min(stock, 9). */
  readonly quantityOptions: readonly number[]
  /** The largest quantity; null when there is no known limit. */
  readonly maxQuantity: number | null
  /** Whether a change of this line waits for the server. */
  readonly isSaving: boolean
}

/** Why checkout is blocked, each reason once (spec section 4, Checkout). */
export type CheckoutBlocker = 'empty' | 'nothing-in-stock' | 'coming-soon' | 'retired'

/** A reason of the core, or one that a shop added with `blockers`. */
export type Blocker = CheckoutBlocker | (string & {})

export interface CartView {
  /** `unknown` before the first answer, and for as long as none comes (then `error` says why), so that a count of 0 is never a guess. */
  readonly status: 'unknown' | 'empty' | 'filled'
  readonly id: string | null
  readonly lines: readonly CartLineView[]
  readonly moved: readonly MovedLine[]
  /** Pieces over all lines (total_item). */
  readonly count: number
  readonly currency: Currency
  readonly currencySymbol: string
  readonly taxIncluded: boolean
  /** Minor units; optimistic while changes are being saved. */
  readonly subtotal: number
  /** Minor units before discounts. */
  readonly baseAmount: number
  readonly discountAmount: number
  /** Whether any line has to be sent; digital lines and gift certificates have not. */
  readonly needsShipping: boolean
  /** ISO 3166-1 alpha-2 of the country to ship to. */
  readonly country: string | null
  /** all_items_in_stock of spec section 3: whether every available line is in stock. Checkout does not use it. */
  readonly allItemsInStock: boolean
  readonly blockers: readonly Blocker[]
  /** Whether the first load was sent ('cart request hit', spec section 4). */
  readonly wasRequested: boolean
  readonly isLoading: boolean
  readonly isSaving: boolean
  /** The last failure, until the next success. */
  readonly error: StoreError | null
}

/** What the cart may be asked. */
export interface CartCommands {
  /**
   * Adds pieces of a variant; every call counts, however quickly they follow one another. `name` is what the shopper knows it by, for when it
   * cannot be added.
   */
  add(item: { variantId: number; quantity?: number | undefined; name?: string | undefined }): void
  /** Sets a line's quantity: a number, or the text of the field. Saved 500 ms after the last change of that line. */
  setQuantity(lineId: string, quantity: number | string): void
  remove(lineId: string): void
  /** Adds the line's product to the wish list, then removes the line; anonymous visitors get the Login Required dialog. */
  moveToWishlist(lineId: string): void
  /** Chooses the country to ship to (ISO 3166-1 alpha-2). */
  setCountry(country: string): void
  refresh(): void
  /** Forgets the rows of moved lines (the drawer has closed). */
  clearMoved(): void
}

/** One change of the cart as a gateway sends it. `key` is its idempotency key: the server applies a key once, however often it arrives. */
export type CartChange =
  | {
      readonly kind: 'add'
      readonly key: string
      readonly variantId: number
      readonly quantity: number
      readonly name?: string | undefined
    }
  | { readonly kind: 'quantity'; readonly key: string; readonly lineId: string; readonly quantity: number }
  | { readonly kind: 'remove'; readonly key: string; readonly lineId: string; readonly isMove?: boolean }
  | { readonly kind: 'country'; readonly key: string; readonly country: string }

/** What the cart asks of the outside world. A gateway rejects with a `StoreError` only. */
export interface CartGateway {
  /** The cart with that id, or null when there is none any more. */
  load(cartId: string, options: CallOptions): Promise<Cart | null>
  /** A new cart with its first lines. */
  create(request: { change: Extract<CartChange, { kind: 'add' }> }, options: CallOptions): Promise<Cart>
  /** Applies one change. Rejects with `CONFLICT` when the version is stale, `NOT_FOUND` when the cart or line is gone. */
  save(request: { cartId: string; version: number | null; change: CartChange }, options: CallOptions): Promise<Cart>
  /** Joins a guest's cart to the signed-in customer's; null when neither has lines. */
  claim(guestCartId: string | null, options: CallOptions): Promise<Cart | null>
  /** Lets go of the customer's cart at sign-out. */
  release(cartId: string, options: CallOptions): Promise<void>
}

/** What the cart tells. */
export type CartEvent =
  /** The server has told what is in the cart. */
  | { readonly type: 'cart.updated'; readonly cart: Cart }
  /**
   * A wish was given up, or the carts could not be joined, or the answer that holds the cart cannot be read (`kind` null). `name` is the product's, when it is known. The error is `ABORTED`
   * where nothing has failed: the cart was let go with its wishes, at the sign-out.
   */
  | {
      readonly type: 'cart.failed'
      readonly error: StoreError
      readonly kind: CartChange['kind'] | null
      readonly name: string | null
    }
  /** The server does not answer; the wishes are kept and sent again. Once for each wish. */
  | { readonly type: 'cart.waiting' }
  /** Every wish has been answered, one way or the other. */
  | { readonly type: 'cart.settled' }
  /** This browser holds another cart than before, or none. */
  | { readonly type: 'cart.replaced'; readonly cartId: string | null; readonly was: string | null }
  /** The server has taken an add. The store opens the panel of the cart, except on `{prefix}/checkout-cart`. */
  | { readonly type: 'line.added'; readonly variantId: number; readonly quantity: number; readonly name: string | null }
  /** The server has taken another quantity of a line: `line` as it is now, `was` what it held before. Once for each change that is saved. */
  | { readonly type: 'line.quantityChanged'; readonly line: CartLine; readonly was: number }
  /** A line that the shopper removed is out of the cart. */
  | { readonly type: 'line.removed'; readonly line: CartLine }
  /** The product of a line is to go to the wish list first. */
  | { readonly type: 'line.moveRequested'; readonly line: CartLine }
  /** A line has left the cart, since its product is on the wish list. */
  | { readonly type: 'line.moved'; readonly line: CartLine }
  /** A wish above the stock was cut to `max`; once for each clamp. */
  | { readonly type: 'line.clamped'; readonly lineId: string; readonly max: number }
  /** Lines that cannot ship to the chosen country; once for each removal. */
  | { readonly type: 'lines.unshippable'; readonly names: readonly string[]; readonly country: string }

/** The types of the domain, by name. */
export interface CartTypes {
  readonly name: 'cart'
  readonly view: CartView
  readonly commands: CartCommands
  readonly event: CartEvent
  readonly gateway: CartGateway
  readonly internal: EventLike
  readonly requires: never
  readonly blockable: CartView
}
