import type { MenuEntry } from '../content/content.types.ts'
import type { CookieJar } from '../platform/platform.types.ts'
import type { ProductView } from '../product/product.types.ts'
import type { SearchCard } from '../search/results.types.ts'
import type { ConsentCategory } from '../shared/consent.ts'
import type { Subscription } from '../shared/domain.ts'
import type { Currency } from '../shared/money.ts'
import type { Store } from '../store/store.types.ts'

/** A line or a product in an analytics event. Amounts are minor units. */
export interface TrackedItem {
  /**
   * The product id, which identifies the item in every event from the list to the order; for a line without a product,
   * its SKU.
   */
  readonly id: string
  readonly name: string
  /** The chosen options, for example `Spruce / M`; null without options. */
  readonly variant: string | null
  readonly category: readonly string[]
  /** The current price of one unit; null when unknown. */
  readonly price: number | null
  /** The difference between the regular and the current price. */
  readonly discount: number
  readonly quantity: number
  /** The position in a list, from 0; null outside of lists. */
  readonly index: number | null
}

export interface TrackedGoods {
  readonly currency: Currency
  readonly items: readonly TrackedItem[]
}

/** A list of products, such as search results. Id and name are not translated, because shoppers do not see them. */
export interface TrackedList {
  readonly id: string
  readonly name: string
}

/** Every event with its parameters, under the names of Google Analytics 4. */
export interface AnalyticsEvents {
  /** The URL of the page without fragment, sign-in parameters and personal data. */
  readonly page_view: { readonly url: string }
  /** Sent each time the visitor submits a search, with Enter or with the button in the search field. */
  readonly search: { readonly term: string }
  /**
   * A click on a menu item. It has the English title and URL of the item, so that all languages count together (spec
   * section 2, Header).
   */
  readonly select_content: { readonly type: 'menu'; readonly id: string; readonly url: string | null }
  readonly view_item_list: TrackedGoods & { readonly list: TrackedList }
  readonly select_item: TrackedGoods & { readonly list: TrackedList }
  readonly view_item: TrackedGoods
  readonly add_to_cart: TrackedGoods
  readonly remove_from_cart: TrackedGoods
  /** Sent once each time the drawer opens, if the cart has at least one line. */
  readonly view_cart: TrackedGoods
  readonly add_to_wishlist: TrackedGoods
  /** Sent when the browser leaves for the checkout. */
  readonly begin_checkout: TrackedGoods
}

export type AnalyticsEventName = keyof AnalyticsEvents

/** An event, discriminated by `name`. */
export type AnalyticsEvent = {
  readonly [Name in AnalyticsEventName]: { readonly name: Name } & AnalyticsEvents[Name]
}[AnalyticsEventName]

/** `window.dataLayer` of Google Tag Manager, or any object with the same `push`. */
export interface DataLayer {
  push(entry: object): unknown
}

/** The consent that tracking reads; the domain of `@cairn/core/consent` implements it. */
export interface TrackingConsent {
  getSnapshot(): {
    readonly status: 'unknown' | 'undecided' | 'decided'
    readonly granted: readonly ConsentCategory[]
  }
  subscribe(listener: () => void): Subscription
}

/** The parts of a store that tracking reads. */
export type TrackedStore = Pick<Store, 'site' | 'cart' | 'checkout' | 'overlay' | 'wishlist' | 'on'>

export interface TrackingConfig {
  readonly consent: TrackingConsent
  readonly dataLayer: DataLayer
  /** The jar of the cookies `lastGtmUrl` and `ssCartProducts`: `createBrowserPlatform().cookies`. */
  readonly cookies: Pick<CookieJar, 'get' | 'set' | 'remove'>
  /** The consent category by event; an event that is not listed belongs to `analytics`. */
  readonly categories?: Readonly<Partial<Record<AnalyticsEventName, ConsentCategory>>> | undefined
}

export interface TrackingView {
  /** The number of events that wait for the visitor's choice. */
  readonly waiting: number
}

/**
 * Commands that report data that only a page knows, such as the product it shows. All other analytics events come from
 * store events.
 */
export interface TrackingCommands {
  /**
   * Reports a view of the page at a full URL. A repeated call with the same URL, after a render or a reload, is
   * ignored.
   */
  viewPage(href: string): void
  viewProduct(product: ProductView): void
  /** Reports a click on a menu item. */
  selectMenu(entry: Pick<MenuEntry, 'enTitle' | 'enUrl' | 'url'>): void
  viewList(list: TrackedList, cards: readonly SearchCard[]): void
  /** Reports a click on a card of a list; `index` is its position, from 0. */
  selectCard(list: TrackedList, card: SearchCard, index: number): void
}

export type TrackingEvent =
  /** An event was sent to the data layer, with consent. Other analytics tools can subscribe to this event. */
  { readonly type: 'tracking.sent'; readonly event: AnalyticsEvent }
