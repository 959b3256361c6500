import type { CartChange } from '../../cart/cart.types.ts'
import { isJsonObject } from '../../shared/custom.ts'
import { refusal } from './backEnd.ts'

const isText = (value: unknown): boolean => typeof value === 'string'

const isQuantity = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) > 0

const isTexts = (value: unknown): boolean => isJsonObject(value) && Object.values(value).every(isText)

/** Whether the values of a change have the types of the port. Null for a kind that the port does not know. */
const isWellFormed = (change: CartChange): boolean | null => {
  switch (change.kind) {
    case 'add': {
      const { custom = {}, properties = {}, quantity, variantId } = change
      return isText(variantId) && isQuantity(quantity) && isTexts(properties) && isJsonObject(custom)
    }
    case 'quantity':
      return isText(change.lineId) && isQuantity(change.quantity)
    case 'remove':
      return isText(change.lineId)
    case 'lineProperties':
      return isText(change.lineId) && isTexts(change.properties)
    case 'coupon':
      return isText(change.code)
    case 'giftCard':
      return isText('id' in change ? change.id : change.code)
    case 'note':
      return isText(change.text)
    case 'custom':
      return isText(change.name) && change.value !== undefined
    case 'country':
      return isText(change.country)
    default:
      return null
  }
}

/**
 * Throws `REFUSED` for values that only a caller without types can send, as a real server does. The fake shop would store
 * them, and the store could never read that cart again.
 */
export const refuseMalformed = (change: CartChange): void => {
  const isKept = isWellFormed(change)
  if (isKept === null) throw refusal('REFUSED', 'unsupported', 'This shop has no such change')
  if (!isKept) throw refusal('REFUSED', 'invalid_request', 'A value of this change has the wrong type')
}
