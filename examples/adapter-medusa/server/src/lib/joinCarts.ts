import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, getVariantAvailability, Modules } from '@medusajs/framework/utils'
import { addToCartWorkflow, transferCartCustomerWorkflow } from '@medusajs/medusa/core-flows'

const FIELDS = [
  'id',
  'sales_channel_id',
  'customer.has_account',
  'items.variant_id',
  'items.quantity',
  'items.metadata',
]

interface JoinedCart {
  readonly id: string
  readonly sales_channel_id: string
  readonly customer: { readonly has_account: boolean } | null
  readonly items: readonly {
    readonly variant_id: string
    readonly quantity: number
    readonly metadata: Record<string, unknown> | null
  }[]
}

/** Returns the newest open cart that matches the filters. */
const readCart = async (scope: MedusaContainer, filters: object): Promise<JoinedCart | null> => {
  const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'cart',
    fields: FIELDS,
    filters: { ...filters, completed_at: null },
    pagination: { take: 1, skip: 0, order: { updated_at: 'DESC' } },
  })
  const carts: readonly JoinedCart[] = data
  return carts[0] ?? null
}

interface CountedVariant {
  readonly id: string
  readonly manage_inventory: boolean
  readonly allow_backorder: boolean
}

/** Returns how many pieces can be bought of each variant; absent where Medusa does not count. */
const readStock = async (scope: MedusaContainer, cart: JoinedCart): Promise<ReadonlyMap<string, number>> => {
  const query = scope.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({
    entity: 'variant',
    fields: ['id', 'manage_inventory', 'allow_backorder'],
    filters: { id: cart.items.map((item) => item.variant_id) },
  })
  const variants: readonly CountedVariant[] = data
  const counted = variants.filter((variant) => variant.manage_inventory && !variant.allow_backorder)
  if (counted.length === 0) return new Map()
  const variant_ids = counted.map(({ id }) => id)
  const stock = await getVariantAvailability(query, { variant_ids, sales_channel_id: cart.sales_channel_id })
  return new Map(variant_ids.map((id) => [id, stock[id]?.availability ?? 0]))
}

/** Moves the lines of one cart to the other, as far as the stock allows, and deletes the first cart. */
const moveLines = async (scope: MedusaContainer, from: JoinedCart, to: JoinedCart): Promise<void> => {
  const stock = await readStock(scope, from)
  const left = new Map(stock)
  for (const { quantity, variant_id: id } of to.items)
    left.set(id, (left.get(id) ?? Number.POSITIVE_INFINITY) - quantity)
  for (const { metadata, quantity, variant_id } of from.items) {
    const free = left.get(variant_id) ?? Number.POSITIVE_INFINITY
    const pieces = Math.min(quantity, free)
    if (pieces <= 0) continue
    left.set(variant_id, free - pieces)
    const items = [{ variant_id, quantity: pieces, metadata: metadata ?? {} }]
    await addToCartWorkflow(scope).run({ input: { cart_id: to.id, items } })
  }
  await scope.resolve(Modules.CART).deleteCarts([from.id])
}

interface JoinRequest {
  readonly customerId: string
  readonly guestCartId: string | null
}

const join = async (scope: MedusaContainer, { customerId, guestCartId }: JoinRequest): Promise<string | null> => {
  const own = await readCart(scope, { customer_id: customerId })
  const guest = guestCartId === null ? null : await readCart(scope, { id: guestCartId })
  const isJoined = guest === null || guest.id === own?.id || guest.customer?.has_account === true
  if (isJoined) return own?.id ?? null
  if (own === null) {
    await transferCartCustomerWorkflow(scope).run({ input: { id: guest.id, customer_id: customerId } })
    return guest.id
  }
  await moveLines(scope, guest, own)
  return own.id
}

/** Joins a guest's cart with the cart of a customer. The lock makes two tabs that sign in at once do it one by one. */
export const joinCarts = (scope: MedusaContainer, request: JoinRequest): Promise<string | null> =>
  scope.resolve(Modules.LOCKING).execute(`cart-of-${request.customerId}`, () => join(scope, request), { timeout: 10 })
