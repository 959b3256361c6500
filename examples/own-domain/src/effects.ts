import type { CartTypes, CartView } from '@cairn/core/cart'
import { defineEffect } from '@cairn/core/domain'
import type { OverlayTypes } from '@cairn/core/overlay'

/** An added product does not open the cart. */
export const keepCartClosed = { 'overlay.openCartAfterAdd': false } as const

/** An effect of the shop: a removed line closes the panel. */
export const closeAfterRemove = {
  'mine.closeAfterRemove': defineEffect<[CartTypes, OverlayTypes]>({
    requires: ['cart', 'overlay'],
    on: { 'line.removed': (_, { domains }) => domains.overlay.commands.closePanel() },
  }),
}

/** A blocker: an order costs at least 50.00. */
export const minimumOrder = {
  cart: ({ subtotal }: CartView) => (subtotal < 5000 ? ['minimum-order'] : []),
}
