import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'
import { joinCarts } from '../../../../../lib/joinCarts.ts'

interface Claim {
  guest_cart_id?: unknown
  region_id?: unknown
}

/** Gives the guest's cart to the customer, or moves its lines to the cart that the customer already has. */
export const POST = async (request: AuthenticatedMedusaRequest<Claim>, response: MedusaResponse): Promise<void> => {
  const { guest_cart_id, region_id } = request.body ?? {}
  if (typeof region_id !== 'string') throw new MedusaError(MedusaError.Types.INVALID_DATA, 'The region is missing')
  const claim = {
    customerId: request.auth_context.actor_id,
    guestCartId: typeof guest_cart_id === 'string' ? guest_cart_id : null,
    regionId: region_id,
    salesChannelIds: request.publishable_key_context?.sales_channel_ids ?? [],
  }
  response.json(await joinCarts(request.scope, claim))
}
