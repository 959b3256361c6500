import { fromPromise } from 'xstate'
import type { Cart, CartChange, CartGateway } from './cart.types.ts'

export const loadCart = fromPromise<Cart | null, { gateway: CartGateway; cartId: string | null }>(
  async ({ input: { gateway, cartId }, signal }) => (cartId === null ? null : gateway.load(cartId, { signal })),
)

export const claimCart = fromPromise<Cart | null, { gateway: CartGateway; cartId: string | null }>(
  ({ input: { gateway, cartId }, signal }) => gateway.claim(cartId, { signal }),
)

/** Detaches the cart from this browser. Sign-out neither waits for it nor fails with it (spec section 4). */
export const releaseCart = async (gateway: CartGateway, cartId: string | null): Promise<void> => {
  try {
    if (cartId !== null) await gateway.release(cartId, {})
  } catch {
    // The server drops an abandoned cart by its age.
  }
}

export interface SaveInput {
  readonly gateway: CartGateway
  readonly cart: Cart | null
  readonly change: CartChange | undefined
}

/** Saves one wish; the first add makes the cart. A wish about a cart that is not there any more has nothing to change. */
export const saveChange = fromPromise<Cart | null, SaveInput>(async ({ input: { gateway, cart, change }, signal }) => {
  if (change === undefined) return cart
  if (cart !== null) return gateway.save({ cartId: cart.id, version: cart.version, change }, { signal })
  return change.kind === 'add' ? gateway.create({ change }, { signal }) : null
})
