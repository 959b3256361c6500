import type { EventLike } from '../shared/domain.ts'
import type { Money } from '../shared/money.ts'

/** What lies over the page; opening one closes the others. `menu` is the mobile menu. */
export type Panel = 'none' | 'search' | 'cart' | 'menu' | 'mega-menu' | 'quick-view'

/** A product as the card knows it that opens its quick view: shown until the product itself is read. */
export interface QuickViewProduct {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly imageUrl: string | null
  readonly variantId: number | null
  readonly price: Money | null
  /** The regular price when on sale, else null. */
  readonly regularPrice: Money | null
}

/** What lies on top of everything. */
export type OverlayDialog = 'none' | 'login' | 'country' | 'country-selector'

export type OpenPanel = Exclude<Panel, 'none'>
export type OpenDialog = Exclude<OverlayDialog, 'none'>
/** Anything that can lie over the page. */
export type OverlayName = OpenPanel | OpenDialog

export interface OverlayView {
  readonly panel: Panel
  readonly dialog: OverlayDialog
  /** The four flags of the UI state (spec section 3), read from the two regions. */
  readonly cartModal: boolean
  readonly searchModal: boolean
  readonly loginModal: boolean
  readonly countryModal: boolean
  /** Whether the page is dimmed: a menu, the search or a quick view lies over it (spec section 3, Product state). */
  readonly bgOverlay: boolean
  /** The product whose quick view is open. */
  readonly openProductId: number | null
  /** The same, as its card knows it. */
  readonly quickView: QuickViewProduct | null
  /** What has been closed and is leaving the screen: still mounted for 300 ms (spec section 9), for none with reduced motion. */
  readonly closing: readonly OverlayName[]
  /** Desktop from 1024 px on (spec section 9). */
  readonly breakpoint: 'mobile' | 'desktop'
}

export interface OverlayCommands {
  openSearch(): void
  toggleSearch(): void
  openCart(): void
  openMenu(): void
  toggleMenu(): void
  /** Reports whether the mega menu of the header is open. A modal panel refuses it: only a late hover timer opens a menu beneath one. */
  setMegaMenu(isOpen: boolean): void
  /** Opens the quick view of a product, or shows another product in the open one. */
  openQuickView(product: QuickViewProduct): void
  closePanel(): void
  openLogin(): void
  /** The country suggestion. */
  openCountry(): void
  openCountrySelector(): void
  closeDialog(): void
  /** The page has changed: panels and dialogs close. */
  leavePage(): void
  /** Tells the width of the window in CSS pixels; crossing the breakpoint closes either menu. */
  setWidth(width: number): void
  /** Tells whether the visitor asks for less motion (`prefers-reduced-motion`): then closing takes no time. */
  setReducedMotion(isReduced: boolean): void
}

export type OverlayEvent =
  /** A panel was opened. */
  | { readonly type: 'panel.opened'; readonly panel: OpenPanel }
  /** A panel is closing: it may still be on its way out of the screen. */
  | { readonly type: 'panel.closed'; readonly panel: OpenPanel }
  /** A dialog was opened. */
  | { readonly type: 'dialog.opened'; readonly dialog: OpenDialog }
  /** A dialog is closing. */
  | { readonly type: 'dialog.closed'; readonly dialog: OpenDialog }
  /** A panel or dialog has left the screen: it may be unmounted, and the focus goes back to its opener. */
  | { readonly type: 'overlay.gone'; readonly name: OverlayName }

/** The types of the domain, by name. */
export interface OverlayTypes {
  readonly name: 'overlay'
  readonly view: OverlayView
  readonly commands: OverlayCommands
  readonly event: OverlayEvent
  readonly gateway: null
  readonly internal: EventLike
  readonly requires: never
  readonly blockable: never
}
