/** The sessionStorage key of the products that the shopper takes along to another site. */
export const CARRIED_CART = 'carriedCart'

/** Returns whether the previous site left products for this one. */
export const hasCarriedCart = (): boolean => {
  try {
    return sessionStorage.getItem(CARRIED_CART) !== null
  } catch {
    return false
  }
}
