import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, getVariantAvailability } from '@medusajs/framework/utils'
import type { JoinedCart } from './joinedCart.ts'

interface CountedVariant {
  readonly id: string
  readonly manage_inventory: boolean
  readonly allow_backorder: boolean
  readonly product?: { readonly status: string }
}

/** Returns how many pieces can be bought of each variant in a cart. A variant that is not for sale any more is absent. */
export const readStock = async (scope: MedusaContainer, cart: JoinedCart): Promise<Map<string, number>> => {
  const query = scope.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({
    entity: 'variant',
    fields: ['id', 'manage_inventory', 'allow_backorder', 'product.status'],
    filters: { id: cart.items.map((item) => item.variant_id) },
  })
  const all: readonly CountedVariant[] = data
  const sold = all.filter(({ product }) => product?.status === 'published')
  const counted = sold.filter((variant) => variant.manage_inventory && !variant.allow_backorder)
  const uncounted = sold.filter((variant) => !counted.includes(variant))
  const variant_ids = counted.map(({ id }) => id)
  const stock =
    variant_ids.length === 0
      ? {}
      : await getVariantAvailability(query, { variant_ids, sales_channel_id: cart.sales_channel_id })
  return new Map([
    ...uncounted.map(({ id }) => [id, Number.POSITIVE_INFINITY] as const),
    ...variant_ids.map((id) => [id, stock[id]?.availability ?? 0] as const),
  ])
}
