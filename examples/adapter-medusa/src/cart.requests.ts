import { StoreError } from '@cairn/core'
import type { ServiceRequest } from '@cairn/core/adapter'
import type { CartChange } from '@cairn/core/cart'
import { NOTE, PROPERTIES, writeLineData } from './metadata.ts'

/** A request that answers with a cart. */
export type CartCall = Pick<ServiceRequest<never>, 'method' | 'path' | 'params' | 'body'>

const CART = '/store/carts/{cartId}'
const LINES = `${CART}/line-items`
const LINE = `${LINES}/{lineId}`

/** Medusa removes a member of the metadata when its new value is an empty text, and keeps the other members. */
const REMOVED = ''

export const additionOf = (change: Extract<CartChange, { kind: 'add' }>) => {
  const { custom = {}, properties = {}, quantity, variantId } = change
  return { variant_id: variantId, quantity, metadata: writeLineData(properties, custom) }
}

const metadataOf = (cartId: string, name: string, value: unknown): CartCall => ({
  method: 'POST',
  path: CART,
  params: { cartId },
  body: { metadata: { [name]: value } },
})

/** Throws for a change that the data of this adapter or the store API have no place for. */
const refuse = (detail: string): never => {
  throw new StoreError('REFUSED', detail, { detail, problem: 'unsupported' })
}

/** Returns the request that makes a change. `quantityOf` is called if the request must repeat the quantity of a line. */
export const requestOf = async (
  cartId: string,
  change: CartChange,
  quantityOf: (lineId: string) => Promise<number>,
): Promise<CartCall> => {
  const params = { cartId }
  switch (change.kind) {
    case 'add':
      return { method: 'POST', path: LINES, params, body: additionOf(change) }
    case 'quantity': {
      const { lineId, quantity } = change
      return { method: 'POST', path: LINE, params: { cartId, lineId }, body: { quantity } }
    }
    case 'remove':
      return { method: 'DELETE', path: LINE, params: { cartId, lineId: change.lineId } }
    case 'country':
      return {
        method: 'POST',
        path: CART,
        params,
        body: { shipping_address: { country_code: change.country.toLowerCase() } },
      }
    case 'coupon': {
      const method = change.isRemoved ? 'DELETE' : 'POST'
      return { method, path: `${CART}/promotions`, params, body: { promo_codes: [change.code] } }
    }
    case 'note':
      return metadataOf(cartId, NOTE, change.text)
    case 'lineProperties': {
      const { lineId, properties } = change
      const value = Object.keys(properties).length > 0 ? properties : REMOVED
      const body = { quantity: await quantityOf(lineId), metadata: { [PROPERTIES]: value } }
      return { method: 'POST', path: LINE, params: { cartId, lineId }, body }
    }
    case 'custom':
      if (change.name === NOTE) return refuse(`"${NOTE}" is the message of the shopper`)
      return metadataOf(cartId, change.name, change.value ?? REMOVED)
    case 'giftCard':
      return refuse('This shop takes no gift cards')
  }
}
