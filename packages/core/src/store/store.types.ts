import type { AccountFact, AccountGateway } from '../account/account.types.ts'
import type { AccountDomain } from '../account/index.ts'
import type { AuthFact } from '../auth/auth.types.ts'
import type { AuthDomain } from '../auth/index.ts'
import type { CartFact } from '../cart/cart.types.ts'
import type { CartDomain } from '../cart/index.ts'
import type { CheckoutFact } from '../checkout/checkout.types.ts'
import type { CheckoutDomain } from '../checkout/index.ts'
import type { ContactGateway } from '../contact/contact.types.ts'
import type { ContentGateway } from '../content/content.types.ts'
import type { CountryFact } from '../country/country.types.ts'
import type { CountryDomain } from '../country/index.ts'
import type { MembershipDomain } from '../membership/index.ts'
import type { MembershipFact } from '../membership/membership.types.ts'
import type { NewsletterGateway } from '../newsletter/newsletter.types.ts'
import type { OverlayDomain } from '../overlay/index.ts'
import type { OverlayFact } from '../overlay/overlay.types.ts'
import type { ProductGateway } from '../product/product.types.ts'
import type { ReviewsGateway } from '../reviews/reviews.types.ts'
import type { SearchDomain } from '../search/index.ts'
import type { SearchFact, SearchGateway } from '../search/search.types.ts'
import type { Subscription } from '../shared/domain.ts'
import type { Site } from '../shared/site.ts'
import type { ShippingDomain } from '../shipping/index.ts'
import type { ShippingFact, ShippingGateway } from '../shipping/shipping.types.ts'
import type { ToastsDomain } from '../toasts/index.ts'
import type { ToastsFact } from '../toasts/toasts.types.ts'
import type { WishlistDomain } from '../wishlist/index.ts'
import type { WishlistFact } from '../wishlist/wishlist.types.ts'

/** Everything that can happen in a store, by its `type`. */
export type Fact =
  | AccountFact
  | AuthFact
  | CartFact
  | CheckoutFact
  | CountryFact
  | MembershipFact
  | OverlayFact
  | SearchFact
  | ShippingFact
  | ToastsFact
  | WishlistFact

/** The domains of a store. */
export interface Domains {
  readonly account: AccountDomain
  readonly auth: AuthDomain
  readonly cart: CartDomain
  readonly checkout: CheckoutDomain
  readonly country: CountryDomain
  readonly membership: MembershipDomain
  readonly overlay: OverlayDomain
  readonly search: SearchDomain
  readonly shipping: ShippingDomain
  readonly toasts: ToastsDomain
  readonly wishlist: WishlistDomain
}

/** What pages read without a machine: the same functions on a server and in a browser. */
export interface PageGateways {
  readonly account: AccountGateway
  readonly contact: ContactGateway
  readonly content: ContentGateway
  readonly newsletter: NewsletterGateway
  readonly product: ProductGateway
  readonly reviews: ReviewsGateway
  readonly search: SearchGateway
  readonly shipping: ShippingGateway
}

/** One shop on one site: made once for a page, or once for a request on a server. */
export interface Store extends Domains {
  readonly site: Site
  readonly gateways: PageGateways
  /**
   * Reads what is stored and begins. Before it nothing is asked, stored or listened to. A second call does nothing, after {@link stop} neither:
   * a store that was stopped is finished, and another is made instead.
   */
  start(): void
  /** Ends everything that is under way, for good: commands do nothing any more, and the store cannot be started again. */
  stop(): void
  /**
   * Calls `handler` when the fact happens in any domain; `'*'` is every fact. One that throws keeps nobody else from hearing: its error is
   * thrown again on its own, which the `error` handlers of a page hear, and which ends a Node process without a handler of
   * `uncaughtException`.
   */
  on<Type extends Fact['type'] | '*'>(
    type: Type,
    handler: (fact: Fact & (Type extends '*' ? unknown : { type: Type })) => void,
  ): Subscription
}
