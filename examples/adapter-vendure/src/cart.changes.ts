import type { Cart, CartChange } from '@cairn/core/cart'
import type { createCartDocuments } from './cart.documents.ts'
import { writeJson } from './customFields.ts'

type Documents = ReturnType<typeof createCartDocuments>

export interface Mutation {
  readonly document: string
  readonly variables: Readonly<Record<string, unknown>>
}

/** What an add sends. */
export const addition = (documents: Documents, change: Extract<CartChange, { kind: 'add' }>): Mutation => {
  const { custom, properties, quantity, variantId } = change
  const fields = { properties: writeJson(properties), custom: writeJson(custom) }
  return { document: documents.add, variables: { variantId, quantity, fields } }
}

/**
 * Returns the mutation of a change. `cart` is the cart before the change: Vendure replaces a whole field, while a change
 * of the team's data names one value. Null for a change that Vendure does not have.
 */
export const mutationOf = (documents: Documents, change: CartChange, cart: Cart | null): Mutation | null => {
  switch (change.kind) {
    case 'add':
      return addition(documents, change)
    case 'quantity':
      return { document: documents.quantity, variables: { lineId: change.lineId, quantity: change.quantity } }
    case 'remove':
      return { document: documents.remove, variables: { lineId: change.lineId } }
    case 'country':
      return { document: documents.country, variables: { country: change.country } }
    case 'coupon':
      return {
        document: change.isRemoved ? documents.removeCoupon : documents.coupon,
        variables: { code: change.code },
      }
    case 'note':
      return { document: documents.fields, variables: { fields: { note: change.text === '' ? null : change.text } } }
    case 'lineProperties': {
      const { lineId, properties } = change
      const quantity = cart?.lines.find(({ id }) => id === lineId)?.quantity ?? 0
      return {
        document: documents.properties,
        variables: { lineId, quantity, fields: { properties: writeJson(properties) } },
      }
    }
    case 'custom': {
      const known: Readonly<Record<string, unknown>> = { ...cart?.custom }
      const { [change.name]: _, ...others } = known
      const custom = change.value === null ? others : { ...others, [change.name]: change.value }
      return { document: documents.fields, variables: { fields: { custom: writeJson(custom) } } }
    }
    default:
      return null
  }
}
