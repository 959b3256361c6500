// Generated from `allDomains`; `npx vitest run -u` updates it.
import { lazyAccount } from '../../lazy/domains/account.lazy.ts'
import { lazyAuth } from '../../lazy/domains/auth.lazy.ts'
import { lazyCart } from '../../lazy/domains/cart.lazy.ts'
import { lazyCheckout } from '../../lazy/domains/checkout.lazy.ts'
import { lazyCountry } from '../../lazy/domains/country.lazy.ts'
import { lazyMembership } from '../../lazy/domains/membership.lazy.ts'
import { lazyOverlay } from '../../lazy/domains/overlay.lazy.ts'
import { lazySearch } from '../../lazy/domains/search.lazy.ts'
import { lazyShipping } from '../../lazy/domains/shipping.lazy.ts'
import { lazyToasts } from '../../lazy/domains/toasts.lazy.ts'
import { lazyWishlist } from '../../lazy/domains/wishlist.lazy.ts'

/** The lazy definition of every domain of Cairn, in the order of `allDomains`. The state machines load on demand. */
export const allLazyDomains = [
  lazyAccount,
  lazyAuth,
  lazyCart,
  lazyCheckout,
  lazyCountry,
  lazyMembership,
  lazyOverlay,
  lazySearch,
  lazyShipping,
  lazyToasts,
  lazyWishlist,
] as const
