import type { Domains } from '../store/store.types.ts'

/**
 * What a command does to a store that sleeps: `wakes` it and is carried out then, or can `wait` until something else wakes it
 * (the last call counts).
 */
export type Manner = 'wakes' | 'waits'

type Manners = {
  readonly [Name in keyof Domains]: { readonly [Command in keyof Domains[Name]['commands']]: Manner }
}

const wakes = 'wakes'

/** Every command of every domain; the type keeps it complete. */
export const manners: Manners = {
  account: { load: wakes, loadMoreOrders: wakes, update: wakes, changePassword: wakes, reset: wakes },
  auth: { signIn: wakes, complete: wakes, signOut: wakes },
  cart: {
    add: wakes,
    setQuantity: wakes,
    remove: wakes,
    moveToWishlist: wakes,
    setCountry: wakes,
    refresh: wakes,
    clearMoved: wakes,
  },
  checkout: { start: wakes },
  country: { stay: wakes, goTo: wakes },
  membership: { load: wakes, verify: wakes, reset: wakes },
  overlay: {
    openSearch: wakes,
    toggleSearch: wakes,
    openCart: wakes,
    openMenu: wakes,
    toggleMenu: wakes,
    // A pointer that passes over the menu loads no machines.
    setMegaMenu: 'waits',
    openQuickView: wakes,
    closePanel: wakes,
    openLogin: wakes,
    openCountry: wakes,
    openCountrySelector: wakes,
    closeDialog: wakes,
    // Only the mega menu can be open while the store sleeps.
    leavePage: 'waits',
    setWidth: 'waits',
    setReducedMotion: 'waits',
  },
  search: { open: wakes, close: wakes, type: wakes, clear: wakes, submit: wakes, trigger: wakes },
  shipping: { refresh: wakes },
  // The one toast of a sleeping store is its own.
  toasts: { show: wakes, dismiss: 'waits', pause: 'waits', resume: 'waits' },
  wishlist: { load: wakes, add: wakes, remove: wakes },
}
