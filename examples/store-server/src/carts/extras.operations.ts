import type { Store } from '@cairn/core/contracts'
import type { Handlers } from '../contract/operations.ts'
import type { Pricing } from './cart.view.ts'
import type { RunChange } from './cartChange.ts'
import { setCustom, setNote, setProperties } from './carts.extras.ts'

/** The operations for what a shopper or the team writes on a cart: the note, properties of lines, and custom data. */
export function extrasHandlers(
  change: RunChange,
  pricing: Pricing,
): Pick<Handlers<Store.operations>, 'setCartNote' | 'setCartCustom' | 'setCartItemProperties'> {
  return {
    setCartNote: async ({ params: { cartId }, body, claims, headers }) =>
      change(
        {
          operation: 'setCartNote',
          cartId,
          version: body.version,
          claims,
          key: headers['idempotency-key'],
          request: body,
        },
        (tx, cart, now) => setNote(tx, pricing, cart, body.note, now),
      ),

    setCartCustom: async ({ params: { cartId }, body, claims, headers }) =>
      change(
        {
          operation: 'setCartCustom',
          cartId,
          version: body.version,
          claims,
          key: headers['idempotency-key'],
          request: body,
        },
        (tx, cart, now) => setCustom(tx, pricing, cart, body, now),
      ),

    setCartItemProperties: async ({ params: { cartId, itemId }, body, claims, headers }) =>
      change(
        {
          operation: 'setCartItemProperties',
          cartId,
          version: body.version,
          claims,
          key: headers['idempotency-key'],
          request: [itemId, body],
        },
        (tx, cart, now) => setProperties(tx, pricing, cart, { lineId: itemId, properties: body.properties }, now),
      ),
  }
}
