import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

const FIELDS = [
  'id',
  'sales_channel_id',
  'metadata',
  'customer.has_account',
  'items.id',
  'items.variant_id',
  'items.quantity',
  'items.metadata',
  'promotions.code',
  'promotions.is_automatic',
  'shipping_address.country_code',
]

type Metadata = Record<string, unknown> | null

export interface JoinedLine {
  readonly id: string
  readonly variant_id: string
  readonly quantity: number
  readonly metadata: Metadata
}

/** What the join of two carts needs to know of each. */
export interface JoinedCart {
  readonly id: string
  readonly sales_channel_id: string
  readonly metadata: Metadata
  readonly customer: { readonly has_account: boolean } | null
  readonly items: readonly JoinedLine[]
  readonly promotions?: readonly { readonly code?: string; readonly is_automatic: boolean }[]
  readonly shipping_address?: { readonly country_code?: string | null } | null
}

/** Returns the newest open cart that matches the filters. */
export const readCart = async (scope: MedusaContainer, filters: object): Promise<JoinedCart | null> => {
  const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'cart',
    fields: FIELDS,
    filters: { ...filters, completed_at: null },
    pagination: { take: 1, skip: 0, order: { updated_at: 'DESC' } },
  })
  const carts: readonly JoinedCart[] = data
  return carts[0] ?? null
}
