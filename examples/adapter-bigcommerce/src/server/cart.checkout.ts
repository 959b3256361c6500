import type { CallOptions } from '@cairn/core'
import { listOf, recordOf, textOf } from '@cairn/core/adapter'
import type { CartChange } from '@cairn/core/cart'
import { checkRevision, tryCode, tryRemove, unsupported } from '../cartFeatures.ts'
import type { LoadedCart } from './carts.ts'
import type { Management } from './management.ts'

const none = () => undefined

const hasCoupon = ({ body }: LoadedCart, code: string): boolean =>
  listOf(recordOf(recordOf(body).data).coupons).some((coupon) => textOf(recordOf(coupon).code) === code)

/** Makes a change of the cart that BigCommerce keeps with its checkout: a coupon, or the shopper's message. */
export const changeCheckout = async (
  { v3 }: Management,
  cart: LoadedCart,
  change: CartChange,
  revision: string | null,
  options: CallOptions,
): Promise<void> => {
  const { id } = cart
  if (change.kind !== 'note' && change.kind !== 'coupon') throw unsupported()
  checkRevision(String(cart.version), revision)
  if (change.kind === 'note') {
    const body = { customer_message: change.text }
    await v3({ method: 'PUT', path: '/checkouts/{id}', params: { id }, body, read: none, ...options })
  } else if (change.isRemoved) {
    const call = { path: '/checkouts/{id}/coupons/{code}', params: { id, code: change.code }, read: none, ...options }
    await tryRemove(v3({ ...call, method: 'DELETE' }))
  } else if (!hasCoupon(cart, change.code)) {
    const call = { path: '/checkouts/{id}/coupons', params: { id }, body: { coupon_code: change.code }, read: none }
    await tryCode(v3({ ...call, method: 'POST', ...options }))
  }
}
