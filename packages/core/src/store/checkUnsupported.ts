import type { AccountFeature } from '../account/account.types.ts'
import type { CartFeature } from '../cart/cart.types.ts'
import type { CheckoutFeature } from '../checkout/checkout.types.ts'
import { checkKnown } from '../kit/checkNames.ts'
import type { MembershipFeature } from '../membership/membership.types.ts'
import type { SearchFeature } from '../search/search.types.ts'
import type { ShippingFeature } from '../shipping/shipping.types.ts'
import type { WishlistFeature } from '../wishlist/wishlist.types.ts'
import { namesOf } from './namesOf.ts'

type Features<Feature extends string> = Readonly<Record<Feature, true>>

/** What the back end of each port may be unable to do. */
const FEATURES: Readonly<Record<string, readonly string[]>> = {
  account: namesOf<Features<AccountFeature>>({ orders: true, profile: true, password: true, signUp: true }),
  cart: namesOf<Features<CartFeature>>({
    idempotency: true,
    versions: true,
    coupons: true,
    giftCards: true,
    note: true,
    lineProperties: true,
    custom: true,
    country: true,
  }),
  checkout: namesOf<Features<CheckoutFeature>>({ idempotency: true, versions: true }),
  membership: namesOf<Features<MembershipFeature>>({ codes: true }),
  search: namesOf<Features<SearchFeature>>({
    suggestions: true,
    trending: true,
    recommendations: true,
    facets: true,
    sorting: true,
    redirects: true,
  }),
  shipping: namesOf<Features<ShippingFeature>>({ estimates: true }),
  wishlist: namesOf<Features<WishlistFeature>>({ variants: true }),
}

/** Throws a `RangeError` for a gateway whose `unsupported` is no list, or names what its port does not know. */
export const checkUnsupported = (gateways: object): void => {
  for (const [name, gateway] of Object.entries(gateways)) {
    const unsupported: unknown = Object(gateway).unsupported
    const known = FEATURES[name]
    if (unsupported === undefined || known === undefined) continue
    const option = `"gateways.${name}.unsupported"`
    if (!Array.isArray(unsupported)) throw new RangeError(`${option} is no array. It may contain ${known.join(', ')}.`)
    checkKnown(`feature in ${option}:`, unsupported.map(String), known)
  }
}
