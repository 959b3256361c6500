import type { Profile } from '../../account/account.types.ts'
import type { Site } from '../../shared/site.ts'
import type { Gateways } from '../../store/gateways.ts'

/** The ports that the suite looks at: all of a store's. */
export type Port = keyof Gateways

/** One browser before the back end, with its own session and its own cart. */
export interface ConformanceBrowser {
  readonly gateways: Gateways
  /**
   * Remembers the cart for the calls that name none (metafields), as a store does with the cookie `bc_cartId`.
   * Empty where the gateways know it themselves.
   */
  keepCart(cartId: string): void
}

/** The browser of a customer who is signed in. */
export interface ConformanceCustomer extends ConformanceBrowser {
  readonly profile: Profile
  readonly password: string
  /** The same customer, signed in in a browser of its own. */
  elsewhere(): Promise<ConformanceBrowser>
}

/** Something on the shelf. */
export interface ShelfItem {
  readonly productId: number
  readonly variantId: number
  readonly slug: string
}

/** What must be on the shelf before the suite runs. Each is another product. */
export interface Shelf {
  /** At least 20 pieces, to be sent everywhere. */
  readonly plenty: ShelfItem
  /** As `plenty`. */
  readonly other: ShelfItem
  /** 1 to 9 pieces, counted: so many as `stock` says. */
  readonly scarce: ShelfItem & { readonly stock: number }
  /** Counted, and none left. */
  readonly soldOut: ShelfItem
  readonly comingSoon: ShelfItem
  readonly retired: ShelfItem
  /** At least 20 pieces, which cannot go to `country`; the store itself does send parcels there. */
  readonly unshippable: ShelfItem & { readonly country: string }
}

/** The back end that is to be proven. The suite makes its own carts and customers and takes nothing out of stock. */
export interface ConformanceWorld {
  readonly site: Site
  readonly shelf: Shelf
  /** ISO 3166-1 alpha-2: two countries to which everything but `shelf.unshippable` goes, and one to which nothing goes. */
  readonly countries: { readonly served: string; readonly alsoServed: string; readonly unserved: string }
  readonly search: {
    /** Finds at least three products that can be bought. */
    readonly term: string
    /** Finds nothing, and is like no word of the shop. */
    readonly nonsense: string
    /** A term with an error of typing, and the term that is meant; null where the back end corrects nothing. */
    readonly mistyped: { readonly term: string; readonly corrected: string } | null
  }
  /** A product with at least three reviews. */
  readonly reviewed: { readonly productId: number }
  /** A number as orders have it, which no order has. */
  readonly unknownOrder: string
  /** The address of the shop to which the provider sends browsers back. */
  readonly callback: string
  /** Goes to the provider at `href` as some customer, signs in, and gives the address to which the browser is sent back. */
  authorize(href: string): Promise<string>
  /** A new browser in which nobody is signed in. */
  visitor(): ConformanceBrowser
  /** A new customer with an empty cart, signed in in a new browser. */
  customer(): Promise<ConformanceCustomer>
  /** An e-mail address that no customer has. */
  newUserName(): string
  /** A new code that opens a membership. */
  membershipCode(): Promise<string>
  /** Lets the customer's membership be over. */
  endMembership(customer: ConformanceCustomer): Promise<void>
}

/** One promise of one port. */
export interface ConformanceCase {
  readonly port: Port
  /** A sentence; no two cases have the same. */
  readonly name: string
  /** Rejects with a {@link ConformanceError} when the back end breaks the promise. */
  run(world: ConformanceWorld): Promise<void>
}
