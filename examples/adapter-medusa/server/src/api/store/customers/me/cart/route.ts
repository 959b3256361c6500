import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { joinCarts } from '../../../../../lib/joinCarts.ts'

/** Gives the guest's cart to the customer, or moves its lines to the cart that the customer already has. */
export const POST = async (
  request: AuthenticatedMedusaRequest<{ guest_cart_id?: unknown }>,
  response: MedusaResponse,
): Promise<void> => {
  const given = request.body?.guest_cart_id
  const guestCartId = typeof given === 'string' ? given : null
  const { actor_id: customerId } = request.auth_context
  response.json({ cart_id: await joinCarts(request.scope, { customerId, guestCartId }) })
}
