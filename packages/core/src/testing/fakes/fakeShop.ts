import type { NewAccount, Order, Profile } from '../../account/account.types.ts'
import type { CartFeature } from '../../cart/cart.types.ts'
import type { Site } from '../../shared/site.ts'
import { sites as allSites, siteAt } from '../../shared/sites.ts'
import { checkSite } from '../../store/checkConfig.ts'
import type { Gateways } from '../../store/store.types.ts'
import { createFakeAccount, createFakeMembership } from './account.fake.ts'
import { createFakeAuth } from './auth.fake.ts'
import { addCustomer, type BackEnd, createAnswer, type FakeCustomer, type FakeProduct, type Visit } from './backEnd.ts'
import { createFakeCart } from './cart.fake.ts'
import { createFakeCheckout } from './checkout.fake.ts'
import { createFakeDelivery } from './delivery.fake.ts'
import { createFakeContent, createFakeProduct, createFakeReviews } from './pages.fake.ts'
import { fakeProducts } from './products.ts'
import { createFakeSearch } from './search.fake.ts'
import { createFakeContact, createFakeCountry, createFakeNewsletter, createFakeShipping } from './shipping.fake.ts'
import { createFakeWishlist } from './wishlist.fake.ts'

export interface FakeShopOptions {
  /** The prefix of the site; it must equal the `site` option of the store. Default `de/de-de`. */
  readonly site?: string | undefined
  /** The sites of the shop, which must equal the sites of the store. Default: the sites of the specification. */
  readonly sites?: readonly Site[] | undefined
  /** The products of the shop; ten invented products by default. */
  readonly products?: readonly FakeProduct[] | undefined
  /** The detected country of visitors (ISO 3166-1 alpha-2); the country of the site by default. */
  readonly country?: string | null | undefined
  /** The coupons: the percentage that each code takes off. Default: `{ CAIRN10: 10 }`. */
  readonly coupons?: Readonly<Record<string, number>> | undefined
  /** The gift cards: the balance of each code in minor units. Default: `{ 'GIFT-0001': 5000 }`. */
  readonly giftCards?: Readonly<Record<string, number>> | undefined
  /** What the carts cannot do, to see how a UI behaves with such a back end; nothing by default. */
  readonly unsupported?: readonly CartFeature[] | undefined
  /** Membership codes, each of which works once. Default: `CAIRN-0001`. */
  readonly membershipCodes?: readonly string[] | undefined
  /** The past orders of {@link FakeShop.customer}; none by default. */
  readonly orders?: readonly Order[] | undefined
  /** Maps a search term in lower case to the page that opens instead of results, such as `{ sale: '/outlet' }`. */
  readonly redirects?: Readonly<Record<string, string>> | undefined
  /** The base URL of checkouts, without a trailing slash; a path of the shop by default. */
  readonly checkoutUrl?: string | undefined
  /**
   * Whether the gateways include `delivery`, for the checkout page of a store that lists this port; not by default,
   * because a store refuses a gateway that it does not use.
   */
  readonly hasDelivery?: boolean | undefined
  /** Resolves when a response may be sent, to simulate a slow network; no delay by default. */
  readonly pause?: (() => Promise<void>) | undefined
  /** Returns the current time in epoch milliseconds; `Date.now` by default. */
  readonly now?: (() => number) | undefined
}

/** One browser that uses the fake shop. */
export interface FakeBrowser {
  readonly gateways: Gateways
  /** Signs a customer in without the provider. Throws for an unknown e-mail address. */
  signIn(userName: string): void
  signOut(): void
  /** Returns this browser after its page was loaded again: new gateways, with the same session and cart. */
  reopen(): FakeBrowser
}

/**
 * A back end in memory, for tests and prototypes of shops that use the SDK. Its data exist only in the memory of the
 * page.
 */
export interface FakeShop {
  readonly products: readonly FakeProduct[]
  /** The customer whom the fake provider signs in. */
  readonly customer: Profile
  /** Opens a new browser with its own session and cart. */
  open(): FakeBrowser
  /** Creates an account. Throws when the e-mail address is taken. */
  addCustomer(account: NewAccount): Profile
  /** Adds a gift card with a balance in minor units. */
  addGiftCard(code: string, balance: number): void
  /** Adds a membership code that works once. */
  addMembershipCode(code: string): void
  /** Ends a customer's membership. */
  endMembership(userName: string): void
}

const DEMO_CUSTOMER: NewAccount = {
  userName: 'walker@cairn.example',
  password: 'a-stone-on-a-stone',
  firstName: 'Robin',
  lastName: 'Walker',
}

const createIds = (): (() => string) => {
  let last = 1000
  return () => {
    last += 1
    return `${last}`
  }
}

const byCode = (values: Readonly<Record<string, number>>): Map<string, number> =>
  new Map(Object.entries(values).map(([code, value]) => [code.toUpperCase(), value]))

const openBackEnd = (options: FakeShopOptions): BackEnd => {
  const sites = options.sites ?? allSites
  const prefix = options.site ?? 'de/de-de'
  checkSite(prefix, sites)
  const site = siteAt(prefix, sites)
  return {
    site,
    sites,
    products: options.products ?? fakeProducts(site),
    carts: new Map(),
    customers: [],
    coupons: byCode(options.coupons ?? { CAIRN10: 10 }),
    giftCards: byCode(options.giftCards ?? { 'GIFT-0001': 5000 }),
    unsupported: options.unsupported ?? [],
    codes: new Set((options.membershipCodes ?? ['CAIRN-0001']).map((code) => code.toUpperCase())),
    answered: new Map(),
    subscribers: new Set(),
    checkouts: new Map(),
    messages: new Map(),
    now: options.now ?? Date.now,
    nextId: createIds(),
  }
}

const taken = (userName: string): RangeError => new RangeError(`There is a customer ${userName} already`)

/** Creates a complete shop in memory, with as many browsers as a test needs. */
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
    ...(options.hasDelivery && { delivery: createFakeDelivery(backEnd, visit, answer) }),
    membership: createFakeMembership(backEnd, visit, answer),
    newsletter: createFakeNewsletter(backEnd, answer),
    product: createFakeProduct(backEnd, answer),
    reviews: createFakeReviews(backEnd, answer),
    search: createFakeSearch(backEnd, answer, options.redirects ?? {}),
    shipping: createFakeShipping(backEnd, answer),
    wishlist: createFakeWishlist(backEnd, visit, answer),
  })
  const browserOf = (visit: Visit): FakeBrowser => ({
    gateways: gatewaysOf(visit),
    signIn: (userName) => {
      visit.customer = customerOf(userName)
    },
    signOut: () => {
      visit.customer = null
      visit.cartId = null
    },
    reopen: () => browserOf(visit),
  })
  return {
    products: backEnd.products,
    customer: demo.profile,
    open: () => browserOf({ customer: null, cartId: null }),
    addCustomer: (account) => {
      const customer = addCustomer(backEnd, account)
      if (customer === null) throw taken(account.userName)
      return customer.profile
    },
    addGiftCard: (code, balance) => void backEnd.giftCards.set(code.toUpperCase(), balance),
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
   * Whether the back end has a session for the customer from the start. The store is still anonymous unless a session is
   * also stored in its platform.
   */
  readonly signedIn?: boolean | undefined
}

/**
 * Creates all gateways of a store in memory: `createStore({ site, gateways: createFakeGateways({ site }) })` is a
 * complete shop without a server. Stock, versions, idempotency keys and refusals behave like those of a real back end.
 * The provider has no login page: its URL is the callback `{prefix}/auth-callback`, where `auth.commands.complete`
 * completes the sign-in as usual.
 */
export const createFakeGateways = ({ signedIn = false, ...options }: FakeGatewaysOptions = {}): Gateways => {
  const shop = createFakeShop(options)
  const browser = shop.open()
  if (signedIn) browser.signIn(shop.customer.userName)
  return browser.gateways
}
