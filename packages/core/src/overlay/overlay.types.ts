/** What lies over the page under the header or at its side; opening one closes the others. */
export type Panel = 'none' | 'search' | 'cart' | 'menu'

/** What lies on top of everything. */
export type OverlayDialog = 'none' | 'login' | 'country' | 'country-selector'

export interface OverlayView {
  readonly panel: Panel
  readonly dialog: OverlayDialog
  /** The four flags of the UI state (spec section 3), read from the two regions. */
  readonly cartModal: boolean
  readonly searchModal: boolean
  readonly loginModal: boolean
  readonly countryModal: boolean
  /** Desktop from 1024 px on (spec section 9). */
  readonly breakpoint: 'mobile' | 'desktop'
}

export interface OverlayCommands {
  openSearch(): void
  toggleSearch(): void
  openCart(): void
  openMenu(): void
  toggleMenu(): void
  closePanel(): void
  openLogin(): void
  /** The country suggestion. */
  openCountry(): void
  openCountrySelector(): void
  closeDialog(): void
  /** The page has changed: panels and dialogs close. */
  leavePage(): void
  /** Tells the width of the window in CSS pixels; crossing the breakpoint closes the mobile menu. */
  setWidth(width: number): void
}

export type OverlayFact =
  | { readonly type: 'panel.opened'; readonly panel: Exclude<Panel, 'none'> }
  | { readonly type: 'panel.closed'; readonly panel: Exclude<Panel, 'none'> }
  | { readonly type: 'dialog.opened'; readonly dialog: Exclude<OverlayDialog, 'none'> }
  | { readonly type: 'dialog.closed'; readonly dialog: Exclude<OverlayDialog, 'none'> }
