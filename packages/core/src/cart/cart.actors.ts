import { fromPromise } from 'xstate'
import { type PendingChange, toCartChange } from './cart.changes.ts'
import type { Cart, CartGateway } from './cart.types.ts'

export const loadCart = fromPromise<Cart | null, { gateway: CartGateway; cartId: string | null }>(
  async ({ input: { gateway, cartId }, signal }) => (cartId === null ? null : gateway.load(cartId, { signal })),
)

export const claimCart = fromPromise<Cart | null, { gateway: CartGateway; cartId: string | null }>(
  ({ input: { gateway, cartId }, signal }) => gateway.claim(cartId, { signal }),
)

/**
 * Detaches the cart from this browser on the server. The sign-out does not wait for this request, and succeeds even if it
 * fails (spec section 4).
 */
export const releaseCart = async (gateway: CartGateway, cartId: string | null): Promise<void> => {
  try {
    if (cartId !== null) await gateway.release(cartId, {})
  } catch {
    // The server deletes an abandoned cart after its lifetime.
  }
}

export interface SaveInput {
  readonly gateway: CartGateway
  readonly cart: Cart | null
  readonly pending: PendingChange | undefined
}

/** Saves one change. Without a cart, an add creates the cart, and any other change does nothing. */
export const saveChange = fromPromise<Cart | null, SaveInput>(async ({ input: { gateway, cart, pending }, signal }) => {
  if (pending === undefined) return cart
  const change = toCartChange(pending)
  if (cart !== null) return gateway.save({ cartId: cart.id, revision: cart.revision, change }, { signal })
  return change.kind === 'add' ? gateway.create({ change }, { signal }) : null
})
