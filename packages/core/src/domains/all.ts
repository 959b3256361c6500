import { account } from './account.ts'
import { auth } from './auth.ts'
import { cart } from './cart.ts'
import { checkout } from './checkout.ts'
import { contact } from './contact.ts'
import { content } from './content.ts'
import { country } from './country.ts'
import { membership } from './membership.ts'
import { newsletter } from './newsletter.ts'
import { overlay } from './overlay.ts'
import { product } from './product.ts'
import { reviews } from './reviews.ts'
import { search } from './search.ts'
import { shipping } from './shipping.ts'
import { toasts } from './toasts.ts'
import { wishlist } from './wishlist.ts'

/** Every domain of Cairn, in the order in which their effects run. */
export const allDomains = [
  account,
  auth,
  cart,
  checkout,
  country,
  membership,
  overlay,
  search,
  shipping,
  toasts,
  wishlist,
] as const

/** Every port of pages without a domain, except `delivery`: it has no default gateway (decision 048). */
export const allPorts = [contact, content, newsletter, product, reviews] as const

export type AllDomains = typeof allDomains
export type AllPorts = typeof allPorts

// Export each domain by its name too. The module that a lazy store loads can then be `export * from
// '@cairn/core/domains'`.
export {
  account,
  auth,
  cart,
  checkout,
  contact,
  content,
  country,
  membership,
  newsletter,
  overlay,
  product,
  reviews,
  search,
  shipping,
  toasts,
  wishlist,
}
