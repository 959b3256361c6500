import type { AuthContext, MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys, MedusaError } from '@medusajs/framework/utils'

interface OwnedCart {
  readonly completed_at: string | null
  readonly customer: { readonly id: string; readonly has_account: boolean } | null
}

type CartRequest = MedusaRequest & { readonly auth_context?: AuthContext }

/** Throws for a cart that belongs to another customer, that was bought, or that nobody has. */
const checkCart = async (
  { auth_context, scope }: CartRequest,
  id: string,
  { isCompletion }: { readonly isCompletion: boolean },
): Promise<void> => {
  const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'cart',
    fields: ['completed_at', 'customer.id', 'customer.has_account'],
    filters: { id },
  })
  const carts: readonly OwnedCart[] = data
  const isOpen = carts.some(({ completed_at, customer }) => {
    const isForeign = customer?.has_account === true && customer.id !== auth_context?.actor_id
    // A repeated completion gets the order of the first one.
    return !isForeign && (completed_at === null || isCompletion)
  })
  if (!isOpen) throw new MedusaError(MedusaError.Types.NOT_FOUND, 'There is no such cart')
}

/**
 * Refuses a path of a cart that the visitor may not use. Medusa gives a cart to everyone who knows its id, and the id
 * stays in the browser after a sign-out.
 */
export const mayUseCart = async (
  request: CartRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> => {
  const isCompletion = /\/complete($|\?)/.test(request.originalUrl)
  await checkCart(request, request.params.id ?? '', { isCompletion })
  next()
}

/** Refuses a request that names such a cart in its body or, if it only reads, in its query. */
export const mayNameCart = async (
  request: CartRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> => {
  const id: unknown = Reflect.get(Object(request.method === 'GET' ? request.query : request.body), 'cart_id')
  if (typeof id === 'string') await checkCart(request, id, { isCompletion: false })
  next()
}
