import type { CartTypes } from '../cart/cart.types.ts'
import type { CountryTypes } from '../country/country.types.ts'
import { addressOf } from '../environment/address.ts'
import { defineEffect, type Effect } from '../kit/defineEffect.ts'
import type { OverlayTypes } from '../overlay/overlay.types.ts'
import type { SearchTypes } from '../search/search.types.ts'
import type { WishlistTypes } from '../wishlist/wishlist.types.ts'

/** Effects that open and close panels and dialogs. */
export const overlayEffects: readonly Effect[] = [
  defineEffect<[CartTypes, OverlayTypes]>({
    name: 'overlay.openCartAfterAdd',
    requires: ['cart', 'overlay'],
    on: {
      'line.added': (_, { domains, environment }) => {
        // The cart page already shows the line, so the drawer stays closed. If the drawer opened, closing it would also
        // clear the rows of moved lines on the page.
        const { pathname } = new URL(environment.platform.navigation.href())
        if (pathname !== addressOf(environment, '/checkout-cart')) domains.overlay.commands.openCart()
      },
    },
  }),
  defineEffect<[WishlistTypes, OverlayTypes]>({
    name: 'overlay.openLoginForWishlist',
    requires: ['wishlist', 'overlay'],
    on: { 'wishlist.loginRequired': (_, { domains }) => domains.overlay.commands.openLogin() },
  }),
  defineEffect<[SearchTypes, OverlayTypes]>({
    name: 'overlay.closeWithSearch',
    requires: ['search', 'overlay'],
    on: {
      'search.closed': (_, { domains: { overlay } }) => {
        if (overlay.getSnapshot().panel === 'search') overlay.commands.closePanel()
      },
    },
  }),
  defineEffect<[CountryTypes, OverlayTypes]>({
    name: 'overlay.openCountrySuggestion',
    requires: ['country', 'overlay'],
    on: { 'country.suggested': (_, { domains }) => domains.overlay.commands.openCountry() },
  }),
  defineEffect<[CountryTypes, OverlayTypes]>({
    name: 'overlay.closeCountrySuggestion',
    requires: ['country', 'overlay'],
    on: { 'country.stayed': (_, { domains }) => domains.overlay.commands.closeDialog() },
  }),
]
