import { isGranted } from '../shared/consent.ts'
import type { TrackedStore, TrackingConfig } from './tracking.types.ts'

/** Name of the cookie that lists the SKUs of the cart, separated by commas, for the search service (spec section 3). */
const CART_PRODUCTS = 'ssCartProducts'

/**
 * Sets the cookie to the SKUs of the cart if the visitor has consented, and removes it otherwise; does nothing until cart
 * and consent are known. With consent, an empty cart removes the cookie only if this page had a cart before (`hadCart`),
 * because the cookie must survive a change of site within the store (spec 4.country.switch-ss-cart).
 */
export const syncCartProducts = (
  { cart }: Pick<TrackedStore, 'cart'>,
  { consent, cookies }: Pick<TrackingConfig, 'consent' | 'cookies'>,
  hadCart: boolean,
): void => {
  const { status, lines } = cart.getSnapshot()
  const choice = consent.getSnapshot()
  if (status === 'unknown' || choice.status === 'unknown') return
  const isAllowed = isGranted(choice, 'analytics')
  if (isAllowed && lines.length === 0 && !hadCart) return
  const skus = [...new Set(lines.map(({ sku }) => sku))].filter((sku) => sku !== '').join(',')
  const value = skus !== '' && isAllowed ? skus : null
  if (value === cookies.get(CART_PRODUCTS)) return
  if (value === null) cookies.remove(CART_PRODUCTS)
  else cookies.set(CART_PRODUCTS, value)
}
