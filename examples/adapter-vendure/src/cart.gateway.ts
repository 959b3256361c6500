import { type CallOptions, StoreError } from '@cairn/core'
import { checkNotAborted } from '@cairn/core/adapter'
import type { Cart, CartChange, CartFeature, CartGateway, CartNotice } from '@cairn/core/cart'
import { addition, type Mutation, mutationOf } from './cart.changes.ts'
import { claimCart } from './cart.claim.ts'
import { createCartDocuments } from './cart.documents.ts'
import { callerOf, createCheckExists, missing } from './cart.find.ts'
import { type CartId, readCartId } from './cart.id.ts'
import { mapCart } from './cart.mapper.ts'
import { changeSchema, loadSchema, type VendureCart } from './cart.schema.ts'
import { writeJson } from './customFields.ts'
import { refusalOf, type VendureApi, type VendureConfig } from './vendureApi.ts'

/**
 * The notice for a quantity that Vendure has reduced to its stock. For an add, `available` counts only the pieces that
 * Vendure has added, but a notice has the quantities of the whole line.
 */
const noticeOf = (change: CartChange, order: VendureCart, available: number, text: string): readonly CartNotice[] => {
  if (!('quantity' in change)) return []
  const isLine = ({ id, customFields, productVariant }: VendureCart['lines'][number]): boolean => {
    if (change.kind !== 'add') return id === change.lineId
    const isSame = (customFields?.properties ?? null) === writeJson(change.properties)
    return productVariant.id === change.variantId && isSame
  }
  const line = order.lines.find(isLine)
  const granted = line?.quantity ?? available
  const wanted = granted - available + change.quantity
  return [{ code: 'quantity-reduced', lineId: line?.id ?? null, text, wanted, granted }]
}

const unsupported = ({ hasCustomFields }: VendureConfig): readonly CartFeature[] => [
  'idempotency',
  'versions',
  'giftCards',
  ...(hasCustomFields ? [] : (['note', 'lineProperties', 'custom'] as const)),
]

/** Whether the mutation of this change repeats a part of the cart that it does not change. */
const needsCart = ({ kind }: CartChange): boolean => kind === 'custom' || kind === 'lineProperties'

/** Creates the cart of Vendure: the active order of the session. */
export const createVendureCart = (api: VendureApi, config: VendureConfig): CartGateway => {
  const { site, catalogueLanguage = 'en' } = config
  const documents = createCartDocuments(config)
  const checkExists = createCheckExists(api, documents)
  const cartOf = (order: VendureCart, guest: string | null, notices: readonly CartNotice[] = []): Cart =>
    mapCart(order, { site, guest, catalogueLanguage, notices })

  const load = async (id: CartId, options: CallOptions): Promise<Cart | null> => {
    const request = { kind: 'query', name: 'Cart', document: documents.load, schema: loadSchema } as const
    const { data } = await api({ ...request, caller: callerOf(id), ...options })
    const order = data.activeOrder
    if (order === null || ('order' in id && order.code !== id.order)) return null
    return cartOf(order, 'guest' in id ? id.guest : null)
  }

  const send = async (
    mutation: Mutation,
    change: CartChange,
    id: CartId | null,
    options: CallOptions,
  ): Promise<Cart> => {
    const caller = id === null ? 'customer' : callerOf(id)
    // The last change of a page may be sent while the shopper leaves it.
    const keepalive = change.kind === 'quantity'
    const request = { kind: 'mutation', name: 'Change', schema: changeSchema, keepalive, caller } as const
    const { data, guest } = await api({ ...request, ...mutation, ...options })
    const { result } = data
    if (result === null) throw missing()
    const owner = id !== null && 'guest' in id ? id.guest : guest
    if ('lines' in result) return cartOf(result, owner)
    if (!('order' in result) || result.quantityAvailable === 0) throw refusalOf(result)
    return cartOf(result.order, owner, noticeOf(change, result.order, result.quantityAvailable, result.message))
  }

  return {
    unsupported: unsupported(config),
    load: async (cartId, options) => {
      checkNotAborted(options)
      const id = readCartId(cartId)
      return id === null ? null : load(id, options)
    },
    create: ({ change }, options) => send(addition(documents, change), change, null, options),
    save: async ({ cartId, change }, options) => {
      checkNotAborted(options)
      const id = readCartId(cartId)
      if (id === null) throw missing()
      const cart = needsCart(change) ? await load(id, options) : null
      if (cart === null && needsCart(change)) throw missing()
      await checkExists(id, options)
      const mutation = mutationOf(documents, change, cart)
      if (mutation === null) throw new StoreError('REFUSED', 'Vendure has no such change', { problem: 'unsupported' })
      try {
        return await send(mutation, change, id, options)
      } catch (cause) {
        const isLine = 'lineId' in change && cause instanceof StoreError && cause.problem === 'USER_INPUT_ERROR'
        throw isLine ? new StoreError('NOT_FOUND', 'This item is not in the cart', { cause }) : cause
      }
    },
    claim: async (guestCartId, options) => {
      const id = guestCartId === null ? null : readCartId(guestCartId)
      const guest = id !== null && 'guest' in id ? id.guest : null
      const order = await claimCart(api, documents, guest, options)
      return order === null ? null : cartOf(order, null)
    },
    // The order stays in the customer's account, and this browser loses its session.
    release: async () => undefined,
  }
}
