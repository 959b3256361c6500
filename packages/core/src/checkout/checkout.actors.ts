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

/**
 * Creates or updates the metafield to match the cart. If another tab creates the metafield at the same moment
 * (`CONFLICT`), the actor tries once more.
 */
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

/**
 * Requests the URL of the checkout. The URL works only once, so each start requests a new one (spec
 * 4.checkout.return-url).
 */
export const startCheckout = fromPromise<string, SyncInput & { key: string }>(
  async ({ input: { gateway, cart, key }, signal }) => {
    if (cart === null) throw new StoreError('NOT_FOUND', UNEXPECTED_ERROR)
    const returnUrl = await gateway.start({ cartId: cart.id, revision: cart.revision, key }, { signal })
    if (returnUrl.trim() === '') throw new StoreError('CONTRACT', UNEXPECTED_ERROR)
    return returnUrl
  },
)
