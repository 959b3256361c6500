import type { CartTypes, CartView } from '@cairn/core/cart'
import { defineEffect } from '@cairn/core/domain'
import type { OverlayTypes } from '@cairn/core/overlay'

/** Switches off the effect that opens the cart after an add. */
export const keepCartClosed = { 'overlay.openCartAfterAdd': false } as const

/** An effect of the shop: when a line is removed, the open panel closes. */
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
