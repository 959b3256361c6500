import type { CallOptions } from '../shared/call.ts'
import type { EventLike } from '../shared/domain.ts'
import type { StoreError } from '../shared/errors.ts'
import type { Id } from '../shared/id.ts'
import type { Currency } from '../shared/money.ts'
import type { ChangeOptions, CommandOptions, Outcome } from '../shared/outcome.ts'
import type { CartAdd, CartChange, CartRequest } from './cart.changes.types.ts'
import type {
  Cart,
  CartCustom,
  CartDiscount,
  CartGiftCard,
  CartLine,
  CartNotice,
  CartTax,
  MovedLine,
} from './cart.data.types.ts'

export type * from './cart.changes.types.ts'
export type * from './cart.data.types.ts'

/** Why a line cannot be bought. The UI shows 'No longer available.' for each reason (spec section 5). */
export type Unavailability = 'coming-soon' | 'retired' | 'error'

/** The stock notice of a line (spec section 5); `count` is the number of pieces left. */
export type StockNotice = { readonly kind: 'out-of-stock' } | { readonly kind: 'remaining'; readonly count: number }

/** A line with its pending changes applied, for display. */
export interface CartLineView extends CartLine {
  /** Null when the line can be bought. */
  readonly unavailable: Unavailability | null
  /** Null when the UI shows no notice. */
  readonly stockNotice: StockNotice | null
  /** Whether the UI shows the quantity picker. */
  readonly hasPicker: boolean
  /** The options of the quantity picker: 1 to min(stock, 9). */
  readonly quantityOptions: readonly number[]
  /** The maximum quantity; null when no limit is known. */
  readonly maxQuantity: number | null
  /** Whether the line has a pending change. */
  readonly isSaving: boolean
}

/**
 * A reason for which the core blocks the checkout (spec section 4, Checkout). `blocker-failed`: a blocker of the shop
 * threw; `onError` receives the error.
 */
export type CheckoutBlocker = 'empty' | 'nothing-in-stock' | 'coming-soon' | 'retired' | 'blocker-failed'

/** A reason that blocks the checkout: one from the core, or one from the `blockers` that the shop has added. */
export type Blocker = CheckoutBlocker | (string & {})

export interface CartView {
  /**
   * `unknown` until the contents of the cart are known: until then, a count of 0 does not mean an empty cart. While the
   * first load fails, `error` gives the reason.
   */
  readonly status: 'unknown' | 'empty' | 'filled'
  /** Null until the cart is loaded. Also null when this browser has no cart. */
  readonly id: string | null
  /** The lines with pending changes applied. */
  readonly lines: readonly CartLineView[]
  /** The rows that replace lines moved to the wish list; shown until `clearMoved`. */
  readonly moved: readonly MovedLine[]
  /** The sum of all quantities (total_item of spec section 3). */
  readonly count: number
  readonly currency: Currency
  /** The currency sign. */
  readonly currencySymbol: string
  /** Whether the prices include the tax. */
  readonly taxIncluded: boolean
  /** Minor units after discounts and coupons; optimistic while changes are pending. */
  readonly subtotal: number
  /** Minor units before discounts. */
  readonly baseAmount: number
  /** Minor units. */
  readonly discountAmount: number
  /** The coupons of the cart; amounts in minor units. */
  readonly coupons: Cart['coupons']
  /** The discounts with their reasons, those of coupons included. */
  readonly discounts: readonly CartDiscount[]
  readonly taxes: readonly CartTax[]
  readonly giftCards: readonly CartGiftCard[]
  /**
   * What is left to pay before shipping, in minor units: the subtotal and the taxes on top of it, less what the gift
   * cards pay.
   */
  readonly amountDue: number
  /** What the server changed with the last response, such as a quantity reduced to the stock. */
  readonly notices: readonly CartNotice[]
  /** The shopper's message to the shop; null when there is none. */
  readonly note: string | null
  /** Data of the team; `{}` when there are none. */
  readonly custom: CartCustom
  /** What the back end cannot do. A UI hides the parts that need it. */
  readonly unsupported: readonly CartFeature[]
  /** Whether any line must be sent; digital lines and gift certificates are not sent. */
  readonly needsShipping: boolean
  /** The country to ship to, ISO 3166-1 alpha-2. */
  readonly country: string | null
  /** all_items_in_stock of spec section 3: whether every available line is in stock. The checkout does not use it. */
  readonly allItemsInStock: boolean
  /** The reasons that block the checkout, each once; empty when the checkout may start. */
  readonly blockers: readonly Blocker[]
  /** Whether the first load was requested ('cart request hit', spec section 4). */
  readonly wasRequested: boolean
  /** Whether a request is in flight that loads the cart, or that claims the customer's cart after a sign-in. */
  readonly isLoading: boolean
  /** Whether any change is pending. */
  readonly isSaving: boolean
  /** The last error; null after the next success. */
  readonly error: StoreError | null
}

/**
 * The commands of the cart. Each outcome contains the cart that the server confirmed. Without a connection, a change
 * stays pending until the server answers, and the option `onWaiting` notifies the caller of the wait. `ABORTED`: a
 * sign-out, or the stop of the store, ended the call. `NETWORK`: a lazy store could not load its machines.
 */
export interface CartCommands {
  /**
   * Adds pieces of a variant, to the line with the same variant, properties and custom data. Calls for the same line in
   * quick succession merge into one change with one outcome.
   * `REFUSED`: for example, the variant is sold out.
   */
  add(item: CartAdd, options?: ChangeOptions): Promise<Outcome<Cart>>
  /**
   * Sets the quantity of a line; `quantity` is a number or the text of an input. The cart saves the quantity 500 ms
   * after the last call, and calls in quick succession share one outcome. `IGNORED`: the line is unknown, or its
   * quantity cannot change. `SUPERSEDED`: the line was removed meanwhile.
   */
  setQuantity(lineId: string, quantity: number | string, options?: ChangeOptions): Promise<Outcome<Cart>>
  /** Removes a line. `IGNORED`: the line is unknown. `SUPERSEDED`: the line got a new quantity meanwhile. */
  remove(lineId: string, options?: ChangeOptions): Promise<Outcome<Cart>>
  /**
   * Adds the product of a line to the wish list, then removes the line. For an anonymous visitor, the Login Required
   * dialog opens, and the call ends with `UNAUTHORIZED` and the problem `login_required`. `IGNORED`: the line is
   * unknown or has no product, or the store has no wish list.
   */
  moveToWishlist(lineId: string, options?: ChangeOptions): Promise<Outcome<Cart>>
  /**
   * Applies or removes a coupon or a gift card, or sets the note, the properties of a line, or a value of the team's
   * data. A newer change with the same target joins the pending one, and both calls share the outcome. `REFUSED`: the
   * server refuses the code; with the problem `unsupported`, the back end has no such change. `IGNORED`: the line is
   * unknown, or this browser has no cart. `SUPERSEDED`: the coupon or the line was removed meanwhile.
   *
   * @example await cart.commands.change({ kind: 'coupon', code: 'SUMMIT10' }, { toast: false })
   */
  change(change: CartRequest, options?: ChangeOptions): Promise<Outcome<Cart>>
  /**
   * Chooses the country to ship to (ISO 3166-1 alpha-2). Without a cart the value of the outcome is null, and the next
   * cart gets the country.
   */
  setCountry(country: string, options?: ChangeOptions): Promise<Outcome<Cart | null>>
  /**
   * Loads the cart again; the value is null when this browser has no cart. A failed load ends the call at once, although
   * the cart retries in the background.
   */
  refresh(options?: CommandOptions): Promise<Outcome<Cart | null>>
  /** Removes the rows of moved lines. An effect calls this command when the cart drawer closes. */
  clearMoved(): void
}

/**
 * What a back end of a cart may be unable to do.
 * `idempotency`: it knows no idempotency keys, so the cart does not repeat an add whose response was lost.
 * `versions`: its carts have no revisions, so the last change wins.
 * Every other feature: a change of that kind ends at once with `REFUSED` and the problem `unsupported`.
 */
export type CartFeature =
  | 'idempotency'
  | 'versions'
  | 'coupons'
  | 'giftCards'
  | 'note'
  | 'lineProperties'
  | 'custom'
  | 'country'

/** The port (gateway interface) to the back end of the cart. Each method rejects only with a `StoreError`. */
export interface CartGateway {
  /** What the back end cannot do; nothing by default. */
  readonly unsupported?: readonly CartFeature[] | undefined
  /** Returns the cart with that id; null when the server no longer has it. */
  load(cartId: string, options: CallOptions): Promise<Cart | null>
  /** Creates a cart with its first line. */
  create(request: { change: Extract<CartChange, { kind: 'add' }> }, options: CallOptions): Promise<Cart>
  /**
   * Applies one change. Rejects with `CONFLICT` for a stale revision, and with `NOT_FOUND` when the cart or the line no
   * longer exists. An add goes to the line with the same variant, properties and custom data, or else to a new line. A
   * code that the back end does not accept rejects with `REFUSED` and a text for the shopper. To remove a coupon or a
   * gift card that the cart does not have is no error.
   */
  save(request: { cartId: string; revision: string | null; change: CartChange }, options: CallOptions): Promise<Cart>
  /**
   * Attaches the guest's cart to the customer who just signed in, or merges it into the cart that the customer already
   * has. Returns the customer's cart, or null if there is none; `guestCartId` is null when this browser has no cart.
   */
  claim(guestCartId: string | null, options: CallOptions): Promise<Cart | null>
  /** Informs the server that this browser no longer uses the customer's cart, at sign-out. */
  release(cartId: string, options: CallOptions): Promise<void>
}

/** The events that the cart domain emits. */
export type CartEvent =
  /** The server sent the contents of the cart. */
  | { readonly type: 'cart.updated'; readonly cart: Cart }
  /**
   * A change failed for good; or, with `kind` null, a claim failed or a response was unreadable. `name` is the product
   * name, when known; the error is `ABORTED` when the sign-out dropped the change.
   */
  | ({
      readonly type: 'cart.failed'
      readonly error: StoreError
      readonly kind: CartChange['kind'] | null
      readonly name: string | null
    } & CommandOptions)
  /**
   * The server does not answer: the cart retries its pending changes. Emitted once for each change, and again when
   * another call joins it; `toast` is false when each caller shows this itself.
   */
  | ({ readonly type: 'cart.waiting' } & CommandOptions)
  /** A flush has ended: every change is saved, or one failed with `error`. */
  | { readonly type: 'cart.settled'; readonly error: StoreError | null }
  /** This browser switched from the cart `was` to the cart `cartId`; null means no cart. */
  | { readonly type: 'cart.replaced'; readonly cartId: string | null; readonly was: string | null }
  /** The server confirmed an add. An effect opens the cart panel, except on `{prefix}/checkout-cart`. */
  | { readonly type: 'line.added'; readonly variantId: Id; readonly quantity: number; readonly name: string | null }
  /**
   * The server confirmed a new quantity: `line` is the new line, `was` the previous quantity. Emitted once for each saved
   * change.
   */
  | { readonly type: 'line.quantityChanged'; readonly line: CartLine; readonly was: number }
  /** The server confirmed that a line was removed. */
  | { readonly type: 'line.removed'; readonly line: CartLine }
  /** The shopper asked to move a line: an effect adds its product to the wish list before the cart removes the line. */
  | ({ readonly type: 'line.moveRequested'; readonly line: CartLine } & CommandOptions)
  /** The server confirmed that a moved line was removed; its product is on the wish list. */
  | { readonly type: 'line.moved'; readonly line: CartLine }
  /** The cart clamped a quantity to the stock, `max`. Emitted once for each clamp (spec 4.cart.quantity-clamp). */
  | { readonly type: 'line.clamped'; readonly lineId: string; readonly max: number }
  /**
   * The server changed something by itself, such as a quantity above the stock. Emitted for each answer with notices,
   * except for a load whose notices are those that the cart had before.
   */
  | { readonly type: 'cart.noticed'; readonly notices: readonly CartNotice[] }
  /** The server removed lines that cannot ship to the chosen country. Emitted once for each removal. */
  | { readonly type: 'lines.unshippable'; readonly names: readonly string[]; readonly country: string }

/** The cart domain's name, view, commands and events, as one type parameter for the functions in `kit/`. */
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
