import type { EventLike } from '../shared/domain.ts'
import type { Id } from '../shared/id.ts'
import type { Money } from '../shared/money.ts'

/** A panel over the page; opening one closes the others. `menu` is the mobile menu. */
export type Panel = 'none' | 'search' | 'cart' | 'menu' | 'mega-menu' | 'quick-view'

/** The product data on a product card. The quick view shows these data until the product is loaded. */
export interface QuickViewProduct {
  readonly id: Id
  /** The slug of the product page, without slashes. */
  readonly slug: string
  readonly name: string
  readonly imageUrl: string | null
  readonly variantId: Id | null
  /** The current price; null when unknown. */
  readonly price: Money | null
  /** The regular price of a product on sale; null otherwise. */
  readonly regularPrice: Money | null
  /** The average of the reviews from 1 to 5, and their number; absent without reviews, and where the card shows none. */
  readonly rating?: { readonly average: number; readonly count: number } | undefined
}

/** A modal dialog on top of the panels. */
export type OverlayDialog = 'none' | 'login' | 'country' | 'country-selector'

export type OpenPanel = Exclude<Panel, 'none'>
export type OpenDialog = Exclude<OverlayDialog, 'none'>
/** The name of any panel or dialog. */
export type OverlayName = OpenPanel | OpenDialog

export interface OverlayView {
  /** The open panel. */
  readonly panel: Panel
  /** The open dialog. */
  readonly dialog: OverlayDialog
  /**
   * Whether the cart panel is open. This flag and the next three are the four flags of the UI state (spec section 3).
   */
  readonly cartModal: boolean
  readonly searchModal: boolean
  readonly loginModal: boolean
  readonly countryModal: boolean
  /** Whether the page is dimmed under a menu, the search or a quick view (spec section 3, Product state). */
  readonly bgOverlay: boolean
  /** The id of the product whose quick view is open; null for none. */
  readonly openProductId: Id | null
  /** The card data of the product in the quick view. */
  readonly quickView: QuickViewProduct | null
  /** The overlays in their closing animation, still mounted for 300 ms (spec section 9); always empty with reduced motion. */
  readonly closing: readonly OverlayName[]
  /** The layout: `desktop` from a window width of 1024 px (spec section 9). */
  readonly breakpoint: 'mobile' | 'desktop'
}

export interface OverlayCommands {
  openSearch(): void
  toggleSearch(): void
  openCart(): void
  /** Opens the mobile menu. */
  openMenu(): void
  toggleMenu(): void
  /**
   * Reports whether the mega menu of the header is open. While a modal panel is open, the store ignores a report that
   * the menu has opened: only a hover timer that started before the panel opened can cause it.
   */
  setMegaMenu(isOpen: boolean): void
  /** Opens the quick view of a product. If a quick view is already open, it changes to this product. */
  openQuickView(product: QuickViewProduct): void
  /** Closes the open panel. */
  closePanel(): void
  /** Opens the Login Required dialog. */
  openLogin(): void
  /** Opens the country suggestion. */
  openCountry(): void
  openCountrySelector(): void
  /** Closes the open dialog. */
  closeDialog(): void
  /** Closes the panel and the dialog, because the page has changed. */
  leavePage(): void
  /** Sets the width of the window in CSS pixels. A menu closes when the width crosses the breakpoint. */
  setWidth(width: number): void
  /**
   * Sets whether the user prefers reduced motion (`prefers-reduced-motion`). Overlays then close without an animation.
   */
  setReducedMotion(isReduced: boolean): void
}

export type OverlayEvent =
  /** A panel was opened. */
  | { readonly type: 'panel.opened'; readonly panel: OpenPanel }
  /** A panel was closed; its closing animation may still run. */
  | { readonly type: 'panel.closed'; readonly panel: OpenPanel }
  /** A dialog was opened. */
  | { readonly type: 'dialog.opened'; readonly dialog: OpenDialog }
  /** A dialog was closed; its closing animation may still run. */
  | { readonly type: 'dialog.closed'; readonly dialog: OpenDialog }
  /** The closing animation of a panel or dialog has ended: the UI unmounts it and returns the focus to its opener. */
  | { readonly type: 'overlay.gone'; readonly name: OverlayName }

/** The overlay domain's name, view, commands and events, as one type parameter for the functions in `kit/`. */
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
