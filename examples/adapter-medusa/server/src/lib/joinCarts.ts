import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { transferCartCustomerWorkflow } from '@medusajs/medusa/core-flows'
import { carryOver } from './carryOver.ts'
import { readCart } from './joinedCart.ts'
import { moveLines, type ReducedVariant } from './moveLines.ts'

interface JoinRequest {
  readonly customerId: string
  readonly guestCartId: string | null
  /** Only carts of this region are joined, because each region has its own currency. */
  readonly regionId: string
  /** The sales channels of the publishable key. */
  readonly salesChannelIds: readonly string[]
}

interface JoinResult {
  /** Null when the customer has no cart. */
  readonly cart_id: string | null
  readonly reduced: readonly ReducedVariant[]
}

const join = async (scope: MedusaContainer, request: JoinRequest): Promise<JoinResult> => {
  const { customerId, guestCartId, regionId, salesChannelIds } = request
  const place = { region_id: regionId, sales_channel_id: salesChannelIds }
  const own = await readCart(scope, { ...place, customer_id: customerId })
  const guest = guestCartId === null ? null : await readCart(scope, { ...place, id: guestCartId })
  const isJoined = guest === null || guest.id === own?.id || guest.customer?.has_account === true
  if (isJoined) return { cart_id: own?.id ?? null, reduced: [] }
  if (own === null) {
    await transferCartCustomerWorkflow(scope).run({ input: { id: guest.id, customer_id: customerId } })
    return { cart_id: guest.id, reduced: [] }
  }
  const reduced = await moveLines(scope, guest, own)
  await carryOver(scope, guest, own)
  await scope.resolve(Modules.CART).deleteCarts([guest.id])
  return { cart_id: own.id, reduced }
}

/**
 * Joins a guest's cart with the cart of a customer. The locks make two tabs that sign in at once do it one by one, also
 * as two customers.
 */
export const joinCarts = (scope: MedusaContainer, request: JoinRequest): Promise<JoinResult> => {
  const { customerId, guestCartId } = request
  const keys = [`cart-of-${customerId}`, ...(guestCartId === null ? [] : [`join-of-${guestCartId}`])]
  return scope.resolve(Modules.LOCKING).execute(keys, () => join(scope, request), { timeout: 10 })
}
