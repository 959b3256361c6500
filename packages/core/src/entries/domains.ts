import { account } from '../domains/account.ts'
import { auth } from '../domains/auth.ts'
import { cart } from '../domains/cart.ts'
import { checkout } from '../domains/checkout.ts'
import { contact } from '../domains/contact.ts'
import { content } from '../domains/content.ts'
import { country } from '../domains/country.ts'
import { membership } from '../domains/membership.ts'
import { newsletter } from '../domains/newsletter.ts'
import { overlay } from '../domains/overlay.ts'
import { product } from '../domains/product.ts'
import { reviews } from '../domains/reviews.ts'
import { search } from '../domains/search.ts'
import { shipping } from '../domains/shipping.ts'
import { toasts } from '../domains/toasts.ts'
import { wishlist } from '../domains/wishlist.ts'
import type { StoreConfig } from '../store/config.types.ts'
import { createStore } from '../store/createStore.ts'
import type { Store } from '../store/store.types.ts'

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

/** Every port that pages use without a domain. */
export const allPorts = [contact, content, newsletter, product, reviews] as const

export type AllDomains = typeof allDomains
export type AllPorts = typeof allPorts

/** The configuration of a store of all domains and ports. */
export type FullConfig = Omit<StoreConfig<AllDomains, AllPorts>, 'domains' | 'ports'>

/** Creates a store of all domains and ports. */
export const createFullStore = (config: FullConfig): Store =>
  createStore({ ...config, domains: allDomains, ports: allPorts })
