import { fromPromise } from 'xstate'
import { StoreError, toStoreError, UNEXPECTED_ERROR } from '../shared/errors.ts'
import { metafieldStep, metafieldValue } from './checkout.rules.ts'
import type { CheckoutCart, CheckoutGateway } from './checkout.types.ts'

export interface SyncInput {
  readonly gateway: CheckoutGateway
  readonly cart: CheckoutCart | null
}

const syncOnce = async (gateway: CheckoutGateway, value: string, signal: AbortSignal): Promise<void> => {
  const step = metafieldStep(await gateway.metafields({ signal }), value)
  if (step.kind === 'create') await gateway.createMetafield(value, { signal })
  if (step.kind === 'update') await gateway.updateMetafield(step.id, value, { signal })
}

/** Brings the note in step with the cart. Another tab may make it at the same moment: then it is read again and changed. */
export const syncMetafield = fromPromise<void, SyncInput>(async ({ input: { gateway, cart }, signal }) => {
  if (cart === null) return
  const value = metafieldValue(cart)
  try {
    await syncOnce(gateway, value, signal)
  } catch (cause) {
    if (toStoreError(cause).code !== 'CONFLICT') throw cause
    await syncOnce(gateway, value, signal)
  }
})

/** Asks for the address. It is for one use, so it is asked for at the press and never kept (spec 4.checkout.return-url). */
export const startCheckout = fromPromise<string, SyncInput & { key: string }>(
  async ({ input: { gateway, cart, key }, signal }) => {
    if (cart === null) throw new StoreError('NOT_FOUND', UNEXPECTED_ERROR)
    const returnUrl = await gateway.start({ cartId: cart.id, version: cart.version, key }, { signal })
    if (returnUrl.trim() === '') throw new StoreError('CONTRACT', UNEXPECTED_ERROR)
    return returnUrl
  },
)
