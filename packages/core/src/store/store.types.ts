import type { AccountGateway } from '../account/account.types.ts'
import type { ContactGateway } from '../contact/contact.types.ts'
import type { ContentGateway } from '../content/content.types.ts'
import type { DeliveryGateway } from '../delivery/delivery.types.ts'
import type { AllDomains, AllPorts } from '../domains/all.ts'
import type { AnyPort, TypesOf } from '../kit/definition.types.ts'
import type { NewsletterGateway } from '../newsletter/newsletter.types.ts'
import type { ProductGateway } from '../product/product.types.ts'
import type { ReviewsGateway } from '../reviews/reviews.types.ts'
import type { SearchGateway } from '../search/search.types.ts'
import type { DomainOf, EventLike, EventNamed, Subscription } from '../shared/domain.ts'
import type { Site } from '../shared/site.ts'
import type { ShippingGateway } from '../shipping/shipping.types.ts'
import type { GatewayOfPort } from './config.types.ts'

type Named = readonly { readonly name: string }[]

/** The domains of a list, by name. */
type DomainsOf<List extends Named> = {
  readonly [Definition in List[number] as Definition['name']]: DomainOf<TypesOf<Definition>>
}

/** The events of all domains, discriminated by `type`. */
export type StoreEvent = TypesOf<AllDomains[number]>['event']

/** The domains of a store with all domains. */
export type Domains = DomainsOf<AllDomains>

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

/** The gateways of a store, by the name of the domain or port. */
type GatewaysOf<List extends Named, Ports extends readonly AnyPort[]> = {
  readonly [Definition in List[number] as Definition['name']]: TypesOf<Definition>['gateway']
} & { readonly [Port in Ports[number] as Port['name']]: GatewayOfPort<Port> }

type WithGateway<Definition> = Definition extends { readonly name: string }
  ? TypesOf<Definition>['gateway'] extends null
    ? never
    : Definition
  : never

/** The gateways of all domains and ports. A shop replaces one to connect another back end. */
export interface Gateways extends GatewaysOf<WithGateway<AllDomains[number]>[], AllPorts> {
  /** Only for a back end without a hosted checkout page, in a store that lists this port. */
  readonly delivery?: DeliveryGateway | undefined
}

/** The members of every store, besides its domains. */
export interface StoreMembers<Event extends EventLike> {
  readonly site: Site
  /**
   * Restores the state of earlier visits and starts the machines; before this call the store sends no request, stores
   * nothing and subscribes to nothing. A second call, or a call after {@link stop}, does nothing.
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

/** The type of a store with exactly these domains and ports. */
export type StoreOf<List extends Named, Ports extends readonly AnyPort[] = readonly []> = DomainsOf<List> &
  StoreMembers<TypesOf<List[number]>['event']> & { readonly gateways: GatewaysOf<List, Ports> }

/** A store with all domains and ports. A browser creates one per page, a server one per request. */
export interface Store extends Domains, StoreMembers<StoreEvent> {
  readonly gateways: PageGateways
}
