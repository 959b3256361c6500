import type { AccountEvent, AccountGateway } from '../account/account.types.ts'
import type { AccountDomain } from '../account/index.ts'
import type { AuthEvent, AuthGateway } from '../auth/auth.types.ts'
import type { AuthDomain } from '../auth/index.ts'
import type { CartEvent, CartGateway } from '../cart/cart.types.ts'
import type { CartDomain } from '../cart/index.ts'
import type { CheckoutEvent, CheckoutGateway } from '../checkout/checkout.types.ts'
import type { CheckoutDomain } from '../checkout/index.ts'
import type { ContactGateway } from '../contact/contact.types.ts'
import type { ContentGateway } from '../content/content.types.ts'
import type { CountryEvent, CountryGateway } from '../country/country.types.ts'
import type { CountryDomain } from '../country/index.ts'
import type { AnyPort, TypesOf } from '../kit/definition.types.ts'
import type { MembershipDomain } from '../membership/index.ts'
import type { MembershipEvent, MembershipGateway } from '../membership/membership.types.ts'
import type { NewsletterGateway } from '../newsletter/newsletter.types.ts'
import type { OverlayDomain } from '../overlay/index.ts'
import type { OverlayEvent } from '../overlay/overlay.types.ts'
import type { ProductGateway } from '../product/product.types.ts'
import type { ReviewsGateway } from '../reviews/reviews.types.ts'
import type { SearchDomain } from '../search/index.ts'
import type { SearchEvent, SearchGateway } from '../search/search.types.ts'
import type { DomainOf, EventLike, EventNamed, Subscription } from '../shared/domain.ts'
import type { Site } from '../shared/site.ts'
import type { ShippingDomain } from '../shipping/index.ts'
import type { ShippingEvent, ShippingGateway } from '../shipping/shipping.types.ts'
import type { ToastsDomain } from '../toasts/index.ts'
import type { ToastsEvent } from '../toasts/toasts.types.ts'
import type { WishlistDomain } from '../wishlist/index.ts'
import type { WishlistEvent, WishlistGateway } from '../wishlist/wishlist.types.ts'
import type { GatewayOfPort } from './config.types.ts'

/** The events of all domains, discriminated by `type`. */
export type StoreEvent =
  | AccountEvent
  | AuthEvent
  | CartEvent
  | CheckoutEvent
  | CountryEvent
  | MembershipEvent
  | OverlayEvent
  | SearchEvent
  | ShippingEvent
  | ToastsEvent
  | WishlistEvent

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

/** The gateways that pages call without a machine, on a server and in a browser. */
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

/** The gateways of all ports. A shop replaces one to connect another back end. */
export interface Gateways extends PageGateways {
  readonly account: AccountGateway
  readonly auth: AuthGateway
  readonly cart: CartGateway
  readonly checkout: CheckoutGateway
  readonly country: CountryGateway
  readonly membership: MembershipGateway
  readonly shipping: ShippingGateway
  readonly wishlist: WishlistGateway
}

/** The members of every store, besides its domains. */
export interface StoreMembers<Event extends EventLike> {
  readonly site: Site
  /**
   * Restores the state of earlier visits and starts the machines. Before this call the store sends no request, stores
   * nothing and subscribes to nothing. A second call does nothing, and neither does a call after {@link stop}.
   */
  start(): void
  /** Stops the store for good: requests are aborted, commands do nothing, and it cannot start again. */
  stop(): void
  /**
   * Calls `handler` for each event of that type, of any domain; `'*'` stands for all types. The error of a handler goes
   * to the page's `error` handlers and stops no other handler; in Node it is an `uncaughtException`.
   */
  on<Type extends Event['type'] | '*'>(type: Type, handler: (event: EventNamed<Event, Type>) => void): Subscription
}

type Named = readonly { readonly name: string }[]

/** The gateways of a store, by the name of the domain or port. */
type GatewaysOf<List extends Named, Ports extends readonly AnyPort[]> = {
  readonly [Definition in List[number] as Definition['name']]: TypesOf<Definition>['gateway']
} & { readonly [Port in Ports[number] as Port['name']]: GatewayOfPort<Port> }

/** The type of a store with exactly these domains and ports. */
export type StoreOf<List extends Named, Ports extends readonly AnyPort[] = readonly []> = {
  readonly [Definition in List[number] as Definition['name']]: DomainOf<TypesOf<Definition>>
} & StoreMembers<TypesOf<List[number]>['event']> & { readonly gateways: GatewaysOf<List, Ports> }

/** A store with all domains and ports. A browser creates one per page, a server one per request. */
export interface Store extends Domains, StoreMembers<StoreEvent> {
  readonly gateways: PageGateways
}
