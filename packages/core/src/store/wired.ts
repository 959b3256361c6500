import type { AccountEvent } from '../account/account.machine.ts'
import type { AuthEvent } from '../auth/auth.machine.ts'
import type { Session } from '../auth/auth.types.ts'
import type { CartEvent } from '../cart/cart.machine.ts'
import type { CheckoutEvent } from '../checkout/checkout.machine.ts'
import type { MembershipEvent } from '../membership/membership.machine.ts'
import type { ShippingEvent } from '../shipping/shipping.machine.ts'
import type { WishlistEvent } from '../wishlist/wishlist.machine.ts'
import type { Wish } from '../wishlist/wishlist.types.ts'
import type { Settings } from './settings.ts'
import type { Domains } from './store.types.ts'

/** Commands that are not for the public: from the store to its domains. */
export interface Send {
  readonly account: (event: AccountEvent) => void
  readonly auth: (event: AuthEvent) => void
  readonly cart: (event: CartEvent) => void
  readonly checkout: (event: CheckoutEvent) => void
  readonly membership: (event: MembershipEvent) => void
  readonly shipping: (event: ShippingEvent) => void
  readonly wishlist: (event: WishlistEvent) => void
  readonly store: (event: { type: 'session.lost' }) => void
}

/** What the wires may touch. */
export interface Wired {
  readonly settings: Settings
  readonly domains: Domains
  readonly send: Send
  readonly getSession: () => Session | null
  /** Stores what is known of the user who has just signed in. */
  readonly keepUser: (session: Session) => void
  /** Stores what is newly known of the user, if the session is still the stored one. */
  readonly updateUser: () => void
  /** Keeps what an anonymous visitor wanted until the sign-in. */
  readonly rememberWish: (wish: Wish) => void
}
