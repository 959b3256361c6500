import type { Profile } from '../../account/account.types.ts'
import type { CartFeature } from '../../cart/cart.types.ts'
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

/** The product variants that must exist before the suite runs. Each belongs to a different product. */
export interface Shelf {
  /** Has a stock of at least 20 and ships to every served country. */
  readonly plenty: ShelfItem
  /** Like `plenty`, but of a different product. */
  readonly other: ShelfItem
  /** Has a tracked stock of 1 to 9; `stock` is the exact number. */
  readonly scarce: ShelfItem & { readonly stock: number }
  /** Has a tracked stock of 0. */
  readonly soldOut: ShelfItem
  readonly comingSoon: ShelfItem
  readonly retired: ShelfItem
  /** Has a stock of at least 20, but does not ship to `country`; other products ship there. */
  readonly unshippable: ShelfItem & { readonly country: string }
}

/**
 * The back end under test and its test data. The suite creates its own carts and customers and leaves the stock
 * unchanged.
 */
export interface ConformanceWorld {
  readonly site: Site
  readonly shelf: Shelf
  /**
   * ISO 3166-1 alpha-2: two countries to which everything except `shelf.unshippable` ships, and one to which nothing
   * ships.
   */
  readonly countries: { readonly served: string; readonly alsoServed: string; readonly unserved: string }
  readonly search: {
    /** A term that finds at least three products that can be bought. */
    readonly term: string
    /** A term that finds nothing and resembles no word of the shop. */
    readonly nonsense: string
    /** A misspelt term and its correction; null when the back end corrects nothing. */
    readonly mistyped: { readonly term: string; readonly corrected: string } | null
  }
  /** A product with at least three reviews. */
  readonly reviewed: { readonly productId: Id }
  /** An order number in the right format that no order has. */
  readonly unknownOrder: string
  /** The URL of the shop to which the provider redirects the browser after a sign-in. */
  readonly callback: string
  /** Opens the provider at `href`, signs a customer in and resolves to the URL of the redirect back to the shop. */
  authorize(href: string): Promise<string>
  /** Opens a new browser without a session. */
  visitor(): ConformanceBrowser
  /** Creates a customer with an empty cart, and a new browser in which this customer is signed in. */
  customer(): Promise<ConformanceCustomer>
  /** Returns an e-mail address that no customer has. */
  newUserName(): string
  /** A coupon that makes `shelf.plenty` cheaper; null or absent when the suite cannot have one. */
  readonly coupon?: string | null | undefined
  /** Creates a gift card and resolves to its code; null or absent when the suite cannot have one. */
  readonly giftCard?: (() => Promise<string>) | null | undefined
  /** Creates a new code for a membership. */
  membershipCode(): Promise<string>
  /** Ends the customer's membership. */
  endMembership(customer: ConformanceCustomer): Promise<void>
}

/** What a case needs: features of the port that a back end may lack, and members of the world that may be null. */
export type ConformanceNeed = CartFeature | 'coupon' | 'giftCard'

/** A test case for one guarantee of one port. */
export interface ConformanceCase {
  readonly port: Port
  /** A sentence that describes the guarantee. Unique among all cases. */
  readonly name: string
  /**
   * Returns why the case does not apply to this back end, such as a feature that its port names as `unsupported`; null
   * when it applies.
   */
  skipped(world: ConformanceWorld): string | null
  /** Rejects with a {@link ConformanceError} when the back end breaks the guarantee. Does nothing for a skipped case. */
  run(world: ConformanceWorld): Promise<void>
}
