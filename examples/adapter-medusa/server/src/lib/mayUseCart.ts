import type { AuthContext, MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys, MedusaError } from '@medusajs/framework/utils'

interface OwnedCart {
  readonly completed_at: string | null
  readonly customer: { readonly id: string; readonly has_account: boolean } | null
}

/**
 * Refuses a cart that belongs to another customer, or that was bought. Medusa gives a cart to every visitor who knows
 * its id, and the id stays in the browser after a sign-out.
 */
export const mayUseCart = async (
  request: MedusaRequest & { readonly auth_context?: AuthContext },
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> => {
  const { data } = await request.scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'cart',
    fields: ['completed_at', 'customer.id', 'customer.has_account'],
    filters: { id: request.params.id ?? '' },
  })
  const carts: readonly OwnedCart[] = data
  const isOpen = carts.some(({ completed_at, customer }) => {
    const isForeign = customer?.has_account === true && customer.id !== request.auth_context?.actor_id
    // A repeated completion gets the order of the first one.
    const isOver = completed_at !== null && !/\/complete($|\?)/.test(request.originalUrl)
    return !isForeign && !isOver
  })
  next(isOpen ? undefined : new MedusaError(MedusaError.Types.NOT_FOUND, 'There is no such cart'))
}
