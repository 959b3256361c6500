import type { CallOptions } from '../shared/call.ts'
import type { EventLike } from '../shared/domain.ts'
import type { StoreError } from '../shared/errors.ts'
import type { Id } from '../shared/id.ts'
import type { Money } from '../shared/money.ts'
import type { CommandOptions, Outcome } from '../shared/outcome.ts'
import type { Limited } from '../shared/unsupported.ts'

/** A product on the wish list. */
export interface WishlistItem {
  /** Identifies the entry on the list, not the product. */
  readonly id: Id
  readonly productId: Id
  /** Null when no variant was chosen. */
  readonly variantId: Id | null
  /** The slug of the product page, without slashes. */
  readonly slug: string
  readonly name: string
  /** The categories of the product, from the widest to the narrowest. */
  readonly category: readonly string[]
  readonly imageUrl: string | null
  /** The options of the chosen variant, for example Color: Spruce; empty without a variant. */
  readonly options: readonly { readonly name: string; readonly value: string }[]
  /** The current price. */
  readonly price: Money
  /** The regular price of a product on sale; null otherwise. */
  readonly regularPrice: Money | null
  /** Whether the product can be bought now. */
  readonly isAvailable: boolean
  /** Why the product is not for sale; absent when it is only sold out. */
  readonly unavailable?: 'coming-soon' | 'retired' | undefined
}

/** A product to add to the wish list. */
export interface NewWishlistItem {
  readonly productId: Id
  readonly variantId: Id | null
}

/**
 * What the back end of a wish list may be unable to do. `variants`: it keeps products without their variants, so `add`
 * ignores `variantId`.
 */
export type WishlistFeature = 'variants'

/**
 * The port (gateway interface) to the back end of the wish list. Each method returns the whole list, and rejects only
 * with a `StoreError`.
 */
export interface WishlistGateway extends Limited<WishlistFeature> {
  load(options: CallOptions): Promise<readonly WishlistItem[]>
  add(item: NewWishlistItem, options: CallOptions): Promise<readonly WishlistItem[]>
  /** Removes the entry with that id. Rejects with `NOT_FOUND` when it is no longer on the list. */
  remove(itemId: Id, options: CallOptions): Promise<readonly WishlistItem[]>
}

export interface WishlistView {
  /** `unknown` until the stored session is read; `error` when the first load failed. */
  readonly status: 'unknown' | 'signed-out' | 'loading' | 'ready' | 'error'
  /** The confirmed list without the items whose removal is pending. */
  readonly items: readonly WishlistItem[]
  /** The ids of the products on the list, including products whose add is pending. */
  readonly productIds: readonly Id[]
  /** Whether any change is pending. */
  readonly isSaving: boolean
  /** The last error; null after the next success. */
  readonly error: StoreError | null
  /** What the back end cannot do; a UI hides these parts. */
  readonly unsupported: readonly WishlistFeature[]
}

/**
 * The commands of the wish list. A call succeeds with the list that the server confirmed; it fails with `UNAUTHORIZED`
 * (problem `login_required`) for an anonymous visitor, and with `ABORTED` when a sign-out or the stop of the store
 * interrupts it.
 */
export interface WishlistCommands {
  /** Loads the list. */
  load(options?: CommandOptions): Promise<Outcome<readonly WishlistItem[]>>
  /** Adds a product. For an anonymous visitor it opens the Login Required dialog and adds the product after the sign-in. */
  add(
    item: { readonly productId: Id; readonly variantId?: Id | null },
    options?: CommandOptions,
  ): Promise<Outcome<readonly WishlistItem[]>>
  /** Removes the entry with that id. */
  remove(itemId: Id, options?: CommandOptions): Promise<Outcome<readonly WishlistItem[]>>
}

export type WishlistEvent =
  /** The server sent the list. */
  | { readonly type: 'wishlist.loaded'; readonly items: readonly WishlistItem[] }
  /** An anonymous visitor tried to add a product. An effect opens the Login Required dialog. */
  | { readonly type: 'wishlist.loginRequired'; readonly item: NewWishlistItem }
  /** The server confirmed an add. */
  | { readonly type: 'wishlist.added'; readonly item: NewWishlistItem }
  /** The server confirmed a removal. */
  | { readonly type: 'wishlist.removed'; readonly itemId: Id }
  /** A change failed, or the list was unreadable. */
  | ({ readonly type: 'wishlist.failed'; readonly error: StoreError } & CommandOptions)

/** The wish list domain's name, view, commands and events, as one type parameter for the kit. */
export interface WishlistTypes {
  readonly name: 'wishlist'
  readonly view: WishlistView
  readonly commands: WishlistCommands
  readonly event: WishlistEvent
  readonly gateway: WishlistGateway
  readonly internal: EventLike
  readonly requires: 'auth'
  readonly blockable: never
}
