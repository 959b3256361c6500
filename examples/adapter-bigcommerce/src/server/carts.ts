import type { CallOptions } from '@cairn/core'
import { StoreError, UNEXPECTED_ERROR } from '@cairn/core'
import { listOf, recordOf, textOf, unlessMissing } from '@cairn/core/adapter'
import type { Cart } from '@cairn/core/cart'
import { mapManagementCart } from '../mappers/cart.mapper.ts'
import { loadCatalogue } from './catalogue.ts'
import type { Management } from './management.ts'

const INCLUDE = 'line_items.physical_items.options,line_items.digital_items.options'
export const withOptions = { include: INCLUDE }

/** A cart as BigCommerce sent it, and the customer to whom it belongs. */
export interface LoadedCart {
  readonly id: string
  readonly version: number | undefined
  readonly customerId: string | null
  readonly body: unknown
}

const readLoaded = (body: unknown): LoadedCart => {
  const { id, version, customer_id } = recordOf(recordOf(body).data)
  const text = textOf(id)
  if (text === null) throw new TypeError('The field id is missing')
  const customer = textOf(customer_id)
  return {
    id: text,
    version: typeof version === 'number' ? version : undefined,
    customerId: customer === '0' ? null : customer,
    body,
  }
}

/** Loads a cart of any customer; null if there is none with that id. */
export const loadCart = ({ v3 }: Management, id: string, options: CallOptions): Promise<LoadedCart | null> =>
  unlessMissing(v3({ path: '/carts/{id}', params: { id }, query: withOptions, read: readLoaded, ...options }))

/** Whether the caller may see a cart: a guest's cart is open to everyone who has its id, a customer's only to the customer. */
const isOpen = ({ customerId }: Management, cart: LoadedCart): boolean =>
  cart.customerId === null || cart.customerId === customerId

/** Loads a cart that the caller may see; null otherwise, as if there were none. */
export const loadOpenCart = async (
  management: Management,
  id: string,
  options: CallOptions,
): Promise<LoadedCart | null> => {
  const cart = await loadCart(management, id, options)
  return cart !== null && isOpen(management, cart) ? cart : null
}

/** Loads a cart that the caller may see, or rejects with `NOT_FOUND`. */
export const neededCart = async (management: Management, id: string, options: CallOptions): Promise<LoadedCart> => {
  const cart = await loadOpenCart(management, id, options)
  if (cart === null) throw new StoreError('NOT_FOUND', UNEXPECTED_ERROR, { path: '/carts/{id}' })
  return cart
}

/** The lines of a cart that are products. */
export const itemsOf = (body: unknown): readonly Readonly<Record<string, unknown>>[] => {
  const { physical_items, digital_items } = recordOf(recordOf(recordOf(body).data).line_items)
  return [...listOf(physical_items), ...listOf(digital_items)].map(recordOf)
}

/** Maps a cart, with its checkout and the products of its lines. */
export const completeCart = async (management: Management, body: unknown, options: CallOptions): Promise<Cart> => {
  const { v3, site, report } = management
  const { id } = readLoaded(body)
  const [catalogue, checkout] = await Promise.all([
    loadCatalogue(
      management,
      itemsOf(body).flatMap(({ product_id }) => textOf(product_id) ?? []),
      options,
    ),
    unlessMissing(v3({ path: '/checkouts/{id}', params: { id }, read: (json) => json, ...options })),
  ])
  try {
    return mapManagementCart(body, { site, report, catalogue, checkout: checkout ?? undefined })
  } catch (cause) {
    throw new StoreError('CONTRACT', UNEXPECTED_ERROR, { cause, path: '/carts/{id}' })
  }
}
