import { isGranted } from '../shared/consent.ts'
import type { TrackedStore, TrackingConfig } from './tracking.types.ts'

/** The SKUs in the cart, comma separated, for the search service (spec section 3). */
const CART_PRODUCTS = 'ssCartProducts'

/** Brings the cookie to what the cart holds and the visitor allows. Before either is known it stays as it is. */
export const keepCartProducts = (
  { cart }: Pick<TrackedStore, 'cart'>,
  { consent, cookies }: Pick<TrackingConfig, 'consent' | 'cookies'>,
): void => {
  const { status, lines } = cart.getSnapshot()
  const choice = consent.getSnapshot()
  if (status === 'unknown' || choice.status === 'unknown') return
  const skus = [...new Set(lines.map(({ sku }) => sku))].filter((sku) => sku !== '').join(',')
  const wanted = skus !== '' && isGranted(choice, 'analytics') ? skus : null
  if (wanted === cookies.get(CART_PRODUCTS)) return
  if (wanted === null) cookies.remove(CART_PRODUCTS)
  else cookies.set(CART_PRODUCTS, wanted)
}
