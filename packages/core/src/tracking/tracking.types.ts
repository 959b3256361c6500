import type { MenuEntry } from '../content/content.types.ts'
import type { CookieJar } from '../platform/platform.types.ts'
import type { ProductView } from '../product/product.types.ts'
import type { SearchCard } from '../search/results.types.ts'
import type { ConsentCategory } from '../shared/consent.ts'
import type { Subscription } from '../shared/domain.ts'
import type { Currency } from '../shared/money.ts'
import type { Store } from '../store/store.types.ts'

/** A line or a product as events name it. Amounts are minor units. */
export interface TrackedItem {
  /** Of the product, so that it is the same from the list to the order; the SKU for a line without a product. */
  readonly id: string
  readonly name: string
  /** What was chosen, for example `Spruce / M`; null when nothing was. */
  readonly variant: string | null
  readonly category: readonly string[]
  /** What one piece costs now; null when not known. */
  readonly price: number | null
  /** How much less that is than the regular price. */
  readonly discount: number
  readonly quantity: number
  /** The place in a list, from 0; null elsewhere. */
  readonly index: number | null
}

export interface TrackedGoods {
  readonly currency: Currency
  readonly items: readonly TrackedItem[]
}

/** Where products stand side by side. Not for shoppers to read, so the same in every language. */
export interface TrackedList {
  readonly id: string
  readonly name: string
}

/** Every event with what it carries, under the names of Google Analytics 4. */
export interface TrackingEvents {
  /** The address without what is nobody's business: no fragment, nothing of the sign-in. */
  readonly page_view: { readonly url: string }
  /** Once for each Enter. */
  readonly search: { readonly term: string }
  /** An item of the menu was chosen: by its English title and address, so that all languages count together (spec section 2, Header). */
  readonly select_content: { readonly type: 'menu'; readonly id: string; readonly url: string | null }
  readonly view_item_list: TrackedGoods & { readonly list: TrackedList }
  readonly select_item: TrackedGoods & { readonly list: TrackedList }
  readonly view_item: TrackedGoods
  readonly add_to_cart: TrackedGoods
  readonly remove_from_cart: TrackedGoods
  /** Once for each opening of the drawer with at least one line. */
  readonly view_cart: TrackedGoods
  readonly add_to_wishlist: TrackedGoods
  /** When the browser leaves for the checkout. */
  readonly begin_checkout: TrackedGoods
}

export type TrackingEventName = keyof TrackingEvents

/** An event, told apart by `name`. */
export type TrackingEvent = {
  readonly [Name in TrackingEventName]: { readonly name: Name } & TrackingEvents[Name]
}[TrackingEventName]

/** `window.dataLayer` of Google Tag Manager, or anything that takes what it would. */
export interface DataLayer {
  push(entry: object): unknown
}

/** The consent as tracking asks for it; the domain of `@cairn/core/consent` fits. */
export interface TrackingConsent {
  getSnapshot(): {
    readonly status: 'unknown' | 'undecided' | 'decided'
    readonly granted: readonly ConsentCategory[]
  }
  subscribe(listener: () => void): Subscription
}

/** What tracking reads of a store. */
export type TrackedStore = Pick<Store, 'site' | 'cart' | 'checkout' | 'overlay' | 'wishlist' | 'on'>

export interface TrackingConfig {
  readonly consent: TrackingConsent
  readonly dataLayer: DataLayer
  /** For `lastGtmUrl` and `ssCartProducts`: `createBrowserPlatform().cookies`. */
  readonly cookies: Pick<CookieJar, 'get' | 'set' | 'remove'>
  /** What an event needs leave for, where it is not `analytics`. */
  readonly categories?: Readonly<Partial<Record<TrackingEventName, ConsentCategory>>> | undefined
}

export interface TrackingView {
  /** Events that wait for the visitor's choice. */
  readonly waiting: number
}

/** What only pages know. Everything else the store tells. */
export interface TrackingCommands {
  /** A page is shown, at its full address. The same address again, by a render or a reload, is not reported. */
  viewPage(href: string): void
  viewProduct(product: ProductView): void
  /** An item of the menu was chosen. */
  selectMenu(entry: Pick<MenuEntry, 'enTitle' | 'enUrl' | 'url'>): void
  viewList(list: TrackedList, cards: readonly SearchCard[]): void
  /** A card of a list was chosen; `index` is its place, from 0. */
  selectCard(list: TrackedList, card: SearchCard, index: number): void
}

export type TrackingFact =
  /** An event has left for the data layer, with leave: for sinks beside it. */
  { readonly type: 'tracking.sent'; readonly event: TrackingEvent }
