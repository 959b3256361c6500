// Response schemas of the ports (gateway interfaces). They load on the first call of a custom port, so a shop that uses
// the built-in HTTP gateways never loads them.

export const accountAnswers = () => import('../account/account.answers.ts')
export const authAnswers = () => import('../auth/auth.answers.ts')
export const cartAnswers = () => import('../cart/cart.answers.ts')
export const checkoutAnswers = () => import('../checkout/checkout.answers.ts')
export const contentAnswers = () => import('../content/content.answers.ts')
export const countryAnswers = () => import('../country/country.answers.ts')
export const deliveryAnswers = () => import('../delivery/delivery.answers.ts')
export const membershipAnswers = () => import('../membership/membership.answers.ts')
export const productAnswers = () => import('../product/product.answers.ts')
export const reviewsAnswers = () => import('../reviews/reviews.answers.ts')
export const searchAnswers = () => import('../search/search.answers.ts')
export const shippingAnswers = () => import('../shipping/shipping.answers.ts')
export const wishlistAnswers = () => import('../wishlist/wishlist.answers.ts')
