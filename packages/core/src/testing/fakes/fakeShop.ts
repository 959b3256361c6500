import type { NewAccount, Order, Profile } from '../../account/account.types.ts'
import { siteAt } from '../../shared/sites.ts'
import type { Gateways } from '../../store/gateways.ts'
import { createFakeAccount, createFakeMembership } from './account.fake.ts'
import { createFakeAuth } from './auth.fake.ts'
import { addCustomer, type BackEnd, createAnswer, type FakeCustomer, type FakeProduct, type Visit } from './backEnd.ts'
import { createFakeCart } from './cart.fake.ts'
import { createFakeCheckout } from './checkout.fake.ts'
import { createFakeContent, createFakeProduct, createFakeReviews } from './pages.fake.ts'
import { fakeProducts } from './products.ts'
import { createFakeSearch } from './search.fake.ts'
import { createFakeContact, createFakeCountry, createFakeNewsletter, createFakeShipping } from './shipping.fake.ts'
import { createFakeWishlist } from './wishlist.fake.ts'

export interface FakeShopOptions {
  /** The prefix of the site, the same as the store's; `de/de-de` by default. */
  readonly site?: string | undefined
  /** What is on the shelf; ten invented products by default. */
  readonly products?: readonly FakeProduct[] | undefined
  /** Where visitors seem to be (ISO 3166-1 alpha-2); the country of the site by default. */
  readonly country?: string | null | undefined
  /** Codes that open a membership, each once; `CAIRN-0001` by default. */
  readonly membershipCodes?: readonly string[] | undefined
  /** The past orders of the customer who signs in; none by default. */
  readonly orders?: readonly Order[] | undefined
  /** Terms for which merchandising leads elsewhere. */
  readonly redirects?: Readonly<Record<string, string>> | undefined
  /** Where checkouts are, without a slash at the end; a path of the shop by default. */
  readonly checkoutUrl?: string | undefined
  /** Waits before each answer, as a network does; not at all by default. */
  readonly pause?: (() => Promise<void>) | undefined
  /** Epoch milliseconds; the machine's time by default. */
  readonly now?: (() => number) | undefined
}

/** One browser before the fake shop. */
export interface FakeBrowser {
  readonly gateways: Gateways
  /** Signs a customer in without the way over the provider. Throws for an unknown address. */
  signIn(userName: string): void
  signOut(): void
}

/** A back end in memory, for the tests and prototypes of those who build on the SDK. Everything ends with the page. */
export interface FakeShop {
  readonly products: readonly FakeProduct[]
  /** Who is signed in by the fake provider. */
  readonly customer: Profile
  /** A browser of its own: what it puts in its cart another one does not see. */
  open(): FakeBrowser
  /** Opens an account. Throws when the address is taken. */
  addCustomer(account: NewAccount): Profile
  /** A code that opens a membership, once. */
  addMembershipCode(code: string): void
  /** Lets a customer's membership be over. */
  endMembership(userName: string): void
}

const DEMO_CUSTOMER: NewAccount = {
  userName: 'walker@cairn.example',
  password: 'a-stone-on-a-stone',
  firstName: 'Robin',
  lastName: 'Walker',
}

const createIds = (): (() => number) => {
  let last = 1000
  return () => {
    last += 1
    return last
  }
}

const openBackEnd = (options: FakeShopOptions): BackEnd => {
  const site = siteAt(options.site ?? 'de/de-de')
  return {
    site,
    products: options.products ?? fakeProducts(site),
    carts: new Map(),
    customers: [],
    codes: new Set((options.membershipCodes ?? ['CAIRN-0001']).map((code) => code.toUpperCase())),
    answered: new Map(),
    subscribers: new Set(),
    messages: new Map(),
    now: options.now ?? Date.now,
    nextId: createIds(),
  }
}

const taken = (userName: string): RangeError => new RangeError(`There is a customer ${userName} already`)

/** A whole shop in memory, with as many browsers as a test needs. */
export const createFakeShop = (options: FakeShopOptions = {}): FakeShop => {
  const backEnd = openBackEnd(options)
  const answer = createAnswer(options.pause ?? (() => Promise.resolve()))
  const demo = addCustomer(backEnd, DEMO_CUSTOMER)
  if (demo === null) throw taken(DEMO_CUSTOMER.userName)
  demo.orders = options.orders ?? []
  const customerOf = (userName: string): FakeCustomer => {
    const customer = backEnd.customers.find(({ profile }) => profile.userName === userName)
    if (customer === undefined) throw new RangeError(`There is no customer ${userName}`)
    return customer
  }
  const gatewaysOf = (visit: Visit): Gateways => ({
    account: createFakeAccount(backEnd, visit, answer),
    auth: createFakeAuth(backEnd, visit, answer, () => demo),
    cart: createFakeCart(backEnd, visit, answer),
    checkout: createFakeCheckout(backEnd, visit, answer, options.checkoutUrl ?? '/checkout'),
    contact: createFakeContact(backEnd, answer),
    content: createFakeContent(answer),
    country: createFakeCountry(options.country === undefined ? backEnd.site.countryCode : options.country, answer),
    membership: createFakeMembership(backEnd, visit, answer),
    newsletter: createFakeNewsletter(backEnd, answer),
    product: createFakeProduct(backEnd, answer),
    reviews: createFakeReviews(backEnd, answer),
    search: createFakeSearch(backEnd, answer, options.redirects ?? {}),
    shipping: createFakeShipping(backEnd, answer),
    wishlist: createFakeWishlist(backEnd, visit, answer),
  })
  return {
    products: backEnd.products,
    customer: demo.profile,
    open: () => {
      const visit: Visit = { customer: null, cartId: null }
      return {
        gateways: gatewaysOf(visit),
        signIn: (userName) => {
          visit.customer = customerOf(userName)
        },
        signOut: () => {
          visit.customer = null
          visit.cartId = null
        },
      }
    },
    addCustomer: (account) => {
      const customer = addCustomer(backEnd, account)
      if (customer === null) throw taken(account.userName)
      return customer.profile
    },
    addMembershipCode: (code) => void backEnd.codes.add(code.toUpperCase()),
    endMembership: (userName) => {
      const customer = customerOf(userName)
      if (customer.membership === null) return
      customer.membership = { ...customer.membership, expiry_date: new Date(backEnd.now() - 1).toISOString() }
    },
  }
}

export interface FakeGatewaysOptions extends FakeShopOptions {
  /**
   * Whether the back end knows the browser as the customer's from the beginning: for a page that finds a stored session. It signs nobody in:
   * without one the store stays anonymous.
   */
  readonly signedIn?: boolean | undefined
}

/**
 * Every port of a store, answered from memory: `createStore({ site, gateways: createFakeGateways({ site }) })` is a whole shop
 * without a server. Stock, versions, idempotency keys and refusals behave as a real back end's. The provider asks for nothing: its address is
 * the way straight back to `{prefix}/auth-callback`, where `auth.commands.complete` ends the sign-in as always.
 */
export const createFakeGateways = ({ signedIn = false, ...options }: FakeGatewaysOptions = {}): Gateways => {
  const shop = createFakeShop(options)
  const browser = shop.open()
  if (signedIn) browser.signIn(shop.customer.userName)
  return browser.gateways
}
