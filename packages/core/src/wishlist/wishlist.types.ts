import type { CallOptions } from '../shared/call.ts'
import type { EventLike } from '../shared/domain.ts'
import type { StoreError } from '../shared/errors.ts'
import type { Money } from '../shared/money.ts'

export interface WishlistItem {
  readonly id: number
  readonly productId: number
  /** Null when no variant was chosen. */
  readonly variantId: number | null
  readonly slug: string
  readonly name: string
  readonly category: readonly string[]
  readonly imageUrl: string | null
  readonly options: readonly { readonly name: string; readonly value: string }[]
  readonly price: Money
  /** The regular price when on sale, else null. */
  readonly regularPrice: Money | null
  readonly isAvailable: boolean
  /** Why nobody can buy it; not told of what is only sold out. */
  readonly unavailable?: 'coming-soon' | 'retired' | undefined
}

/** What a shopper wants to remember. */
export interface NewWishlistItem {
  readonly productId: number
  readonly variantId: number | null
  /** The cart line that it comes from, when a line is moved. */
  readonly lineId?: string
}

export interface WishlistGateway {
  load(options: CallOptions): Promise<readonly WishlistItem[]>
  add(item: NewWishlistItem, options: CallOptions): Promise<readonly WishlistItem[]>
  remove(itemId: number, options: CallOptions): Promise<readonly WishlistItem[]>
}

export interface WishlistView {
  readonly status: 'unknown' | 'signed-out' | 'loading' | 'ready' | 'error'
  readonly items: readonly WishlistItem[]
  /** The products on the list, those being added included. */
  readonly productIds: readonly number[]
  readonly isSaving: boolean
  readonly error: StoreError | null
}

export interface WishlistCommands {
  load(): void
  /** Anonymous visitors get the Login Required dialog, and the wish is kept for after the sign-in. */
  add(item: { readonly productId: number; readonly variantId?: number | null }): void
  remove(itemId: number): void
}

export type WishlistEvent =
  /** The wish list was read. */
  | { readonly type: 'wishlist.loaded'; readonly items: readonly WishlistItem[] }
  /** An anonymous visitor wished for something. The store opens the dialog of the sign-in. */
  | { readonly type: 'wishlist.loginRequired'; readonly item: NewWishlistItem }
  /** A product is on the list. */
  | { readonly type: 'wishlist.added'; readonly item: NewWishlistItem }
  /** A product has left the list. */
  | { readonly type: 'wishlist.removed'; readonly itemId: number }
  /** Reading or changing the list failed. */
  | { readonly type: 'wishlist.failed'; readonly error: StoreError }

/** The types of the domain, by name. */
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
