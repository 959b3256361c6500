import type { Profile } from '../../account/account.types.ts'
import type { DeliveryAddress } from '../../delivery/delivery.types.ts'
import type { Id } from '../../shared/id.ts'
import type { Site } from '../../shared/site.ts'
import type { Gateways } from '../../store/store.types.ts'

/** The name of a port (gateway interface). The suite covers every port of a store. */
export type Port = keyof Gateways

/** One browser that uses the back end under test, with its own session and cart. */
export interface ConformanceBrowser {
  readonly gateways: Gateways
  /**
   * Remembers the cart, as a store does with the cookie `bc_cartId`: the HTTP gateway of the checkout writes metafields,
   * whose requests contain no cart id. Does nothing for other gateways.
   */
  keepCart(cartId: string): void
  /**
   * Returns the same browser after its page was loaded again: new gateways, with the session and the cookies of this one.
   * So a gateway that keeps revisions or idempotency keys in the memory of the page fails.
   */
  reopen(): ConformanceBrowser
}

/** The browser of a signed-in customer. */
export interface ConformanceCustomer extends ConformanceBrowser {
  readonly profile: Profile
  readonly password: string
  /** Opens another browser and signs this customer in there. */
  openOtherBrowser(): Promise<ConformanceBrowser>
}

/** A product variant that the suite can use. */
export interface ShelfItem {
  readonly productId: Id
  readonly variantId: Id
  readonly slug: string
}

/**
 * The product variants that must exist before the suite runs. Each belongs to a different product. Null for a kind of
 * product that the back end does not have.
 */
export interface Shelf {
  /**
   * Has a stock of at least 20 and ships to every served country. `price` is what one piece costs, in minor units: with it
   * the suite also finds a back end whose product pages and carts both have amounts in major units.
   */
  readonly plenty: ShelfItem & { readonly price?: number | undefined }
  /** Like `plenty`, but of a different product. */
  readonly other: ShelfItem
  /** Has a tracked stock of 1 to 9; `stock` is the exact number. */
  readonly scarce: (ShelfItem & { readonly stock: number }) | null
  /** Has a tracked stock of 0. */
  readonly soldOut: ShelfItem | null
  readonly comingSoon: ShelfItem | null
  readonly retired: ShelfItem | null
  /** Has a stock of at least 20, but does not ship to `country`; other products ship there. */
  readonly unshippable: (ShelfItem & { readonly country: string }) | null
}

/**
 * The back end under test and its test data. The suite creates its own carts and customers and leaves the stock
 * unchanged. A member that the back end cannot offer is null: the suite skips the cases that need it, and names it.
 */
export interface ConformanceWorld {
  readonly site: Site
  readonly shelf: Shelf
  /**
   * ISO 3166-1 alpha-2: two countries to which everything except `shelf.unshippable` ships, and one to which nothing
   * ships.
   */
  readonly countries: {
    readonly served: string
    readonly alsoServed: string
    /** Null when the back end ships everywhere, or has no countries. */
    readonly unserved: string | null
  }
  /**
   * Returns an address in a country that the back end accepts. Only a back end that checks addresses needs it; the suite
   * invents one otherwise.
   */
  readonly addressIn?: ((country: string) => DeliveryAddress) | undefined
  readonly search: {
    /** A term that finds at least three products that can be bought. */
    readonly term: string
    /** A term that finds nothing and resembles no word of the shop. */
    readonly nonsense: string
    /** A misspelt term and its correction; null when the back end corrects nothing. */
    readonly mistyped: { readonly term: string; readonly corrected: string } | null
  }
  /** A product with at least three reviews; null for a shop without reviews. */
  readonly reviewed: { readonly productId: Id } | null
  /** An order number in the right format that no order has; null for a shop without orders. */
  readonly unknownOrder: string | null
  /** The URL of the shop to which the provider redirects the browser after a sign-in. */
  readonly callback: string
  /**
   * Opens the provider at `href`, signs a customer in and resolves to the URL of the redirect back to the shop. Null
   * without a provider.
   */
  readonly authorize: ((href: string) => Promise<string>) | null
  /** Opens a new browser without a session. */
  visitor(): ConformanceBrowser
  /**
   * Creates a customer with an empty cart, and a new browser in which this customer is signed in. Null for a shop without
   * customers.
   */
  readonly customer: (() => Promise<ConformanceCustomer>) | null
  /** Returns an e-mail address that no customer has. */
  newUserName(): string
  /** A coupon that makes `shelf.plenty` cheaper; null for a shop without coupons. */
  readonly coupon: string | null
  /** Creates a gift card and resolves to its code; null for a shop without gift cards. */
  readonly giftCard: (() => Promise<string>) | null
  /** Creates a new code for a membership; null for a shop whose customers enter no codes. */
  readonly membershipCode: (() => Promise<string>) | null
  /** Ends the customer's membership; null when only time ends it. */
  readonly endMembership: ((customer: ConformanceCustomer) => Promise<void>) | null
}

/** The parts of the world whose members may be null. */
export const PARTS = ['shelf', 'countries', 'search'] as const

type WithoutNull<Part> = { readonly [Name in keyof Part]: NonNullable<Part[Name]> }

/** The world as the cases see it. A case that reads a member that is null is skipped. */
export type CompleteWorld = WithoutNull<Omit<ConformanceWorld, (typeof PARTS)[number]>> & {
  readonly [Name in (typeof PARTS)[number]]: WithoutNull<ConformanceWorld[Name]>
}

/** A test case for one guarantee of one port. */
export interface ConformanceCase {
  readonly port: Port
  /** A sentence that describes the guarantee. Unique among all cases. */
  readonly name: string
  /**
   * Rejects with a {@link ConformanceError} when the back end breaks the guarantee. Resolves with null when it keeps it,
   * and with the reason when the case was skipped: the port says that the back end cannot do this, the world has null for
   * what the case needs, or its gateways lack the port.
   */
  run(world: ConformanceWorld): Promise<string | null>
}
