import type { Product } from '@cairn/core/product'
import { useCart } from '@cairn/react'
import { useShop } from '../app/shop/ShopContext.tsx'

/**
 * Returns the chosen country, otherwise that of the site, if the product cannot be sent there; otherwise null. The back
 * end sends the list of these countries as `custom.unshippableTo`.
 */
export const useRefusedCountry = ({ custom }: Pick<Product, 'custom'>): string | null => {
  const { countryCode } = useShop().site
  const country = useCart((cart) => cart.country) ?? countryCode
  return Array.isArray(custom?.unshippableTo) && custom.unshippableTo.includes(country) ? country : null
}
