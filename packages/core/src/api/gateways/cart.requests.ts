import type { CartChange } from '../../cart/cart.types.ts'
import type { paths } from '../generated/store.ts'
import { toWireId } from '../wireId.ts'

type BodyOf<Operation> = Operation extends {
  readonly requestBody: { readonly content: { readonly 'application/json': infer Body } }
}
  ? Body
  : undefined
type IdsOf<Operation> = Operation extends { readonly parameters: { readonly path: infer Ids } }
  ? Omit<Ids, 'cartId'>
  : never

type CartPath = keyof paths & `/carts/{cartId}/${string}`
type Rest<Path> = Path extends `/carts/{cartId}/${infer Name}` ? Name : never
type Method<Path extends CartPath> = keyof paths[Path] & ('post' | 'put' | 'delete')

/**
 * A request that changes a cart: the method, the rest of the path after the cart, the body, and the ids in the path. The
 * compiler compares all of them with the contract.
 */
export type ChangeRequest = {
  [Path in CartPath]: {
    [Name in Method<Path>]: readonly [Name, Rest<Path>, BodyOf<paths[Path][Name]>, IdsOf<paths[Path][Name]>?]
  }[Method<Path>]
}[CartPath]

/** Maps the item of an add to the contract's new line. */
export const itemOf = ({ variantId, quantity, properties, custom }: Extract<CartChange, { kind: 'add' }>) => ({
  variant_id: toWireId(variantId),
  quantity,
  ...(properties && { properties }),
  ...(custom && { custom }),
})

/** Returns the request for a change. */
export const requestOf = (change: CartChange): ChangeRequest => {
  switch (change.kind) {
    case 'add':
      return ['post', 'items', { line_items: [itemOf(change)] }]
    case 'quantity':
      return ['put', 'items/{itemId}', { quantity: change.quantity }, { itemId: change.lineId }]
    case 'remove':
      return ['delete', 'items/{itemId}', undefined, { itemId: change.lineId }]
    case 'lineProperties':
      return ['put', 'items/{itemId}/properties', { properties: change.properties }, { itemId: change.lineId }]
    case 'coupon':
      return change.isRemoved
        ? ['delete', 'coupons/{couponCode}', undefined, { couponCode: change.code }]
        : ['post', 'coupons', { code: change.code }]
    case 'giftCard':
      return 'id' in change
        ? ['delete', 'gift-cards/{giftCardId}', undefined, { giftCardId: change.id }]
        : ['post', 'gift-cards', { code: change.code }]
    case 'note':
      return ['put', 'note', { note: change.text }]
    case 'custom':
      return ['put', 'custom', { name: change.name, value: change.value }]
    case 'country':
      return ['put', 'country', { country: change.country }]
  }
}
