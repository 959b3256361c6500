import type { Gateways } from '@cairn/core'
import type { ConformanceBrowser, ConformanceWorld, ShelfItem } from '@cairn/core/testing'
import { createFakeGateways, siteAt } from '@cairn/core/testing'
import {
  createRemoteGateways,
  createSearchspringGateway,
  createStorefrontGateways,
  type SearchspringConfig,
} from '../browser/index.ts'
import { variantIdOf } from '../mappers/ids.ts'
import { createGatewayRoute, createServerGateways, ManagementToken } from '../server/index.ts'
import { STORE_HASH, type startContractServer, TOKEN } from './contractServer.ts'
import { goods } from './goods.ts'
import { COUPON, GIFT_CERTIFICATE } from './rendered.ts'

const PREFIX = 'de/de-de'
const ORIGIN = 'https://shop.example'
const site = siteAt(PREFIX)

const itemOf = (slug: string): ShelfItem => {
  const good = goods.find((each) => each.slug === slug)
  if (good === undefined) throw new Error(`Nothing on the shelf is called ${slug}`)
  return { productId: String(good.id), variantId: variantIdOf(good.id, good.variantId) ?? '', slug }
}

const shelf = {
  plenty: itemOf('ridge-rain-jacket'),
  other: itemOf('fell-fleece'),
  scarce: { ...itemOf('scree-socks'), stock: 3 },
  soldOut: itemOf('col-cap'),
  comingSoon: itemOf('spindrift-shell-jacket'),
  retired: itemOf('moraine-gilet'),
  unshippable: { ...itemOf('bivouac-stove'), country: 'CH' },
}

type Opened = Awaited<ReturnType<typeof startContractServer>>
type Search = Pick<SearchspringConfig, 'dialect' | 'recommendations'>

const searchOf = ({ url }: Opened, search: Search) =>
  createSearchspringGateway({
    ...search,
    site,
    siteId: 'abc',
    hosts: { search: url, recommendations: url },
    backgroundFilters: { ss_in_stock: '1' },
  })

/** A store for ports that BigCommerce does not have; the suite does not test them. */
const none = () => createFakeGateways({ site: PREFIX })

/** Passes the requests of a browser to the route, with its origin and the token of its session. */
const createBrowserFetch =
  (route: (request: Request) => Promise<Response | null>, session: string | null): typeof globalThis.fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    request.headers.set('origin', ORIGIN)
    if (session !== null) request.headers.set('authorization', `Bearer ${session}`)
    return (await route(request)) ?? Response.json({ status: 404 }, { status: 404 })
  }

/** The members of the world that do not depend on the dialect. */
const common = {
  site,
  shelf,
  countries: { served: 'DE', alsoServed: 'AT', unserved: 'JP' },
  search: { term: 'jacket', nonsense: 'qqxzqv', mistyped: { term: 'jaket', corrected: 'jacket' } },
  reviewed: itemOf('ridge-rain-jacket'),
  unknownOrder: '999999',
  callback: `${ORIGIN}/${PREFIX}/auth-callback`,
  authorize: async (href: string) => href,
  coupon: COUPON,
  membershipCode: async () => 'none',
  endMembership: async () => undefined,
}

/** The carts, checkouts, wish lists, orders and products through the server of the shop, and the search in the browser. */
export const openManagementWorld = (server: Opened, search: Search): ConformanceWorld => {
  const config = {
    site,
    storeHash: STORE_HASH,
    token: new ManagementToken(TOKEN),
    url: server.url,
    storefrontUrl: server.url,
    storefrontToken: 'public',
  }
  const route = createGatewayRoute({
    origin: ORIGIN,
    // A real shop checks the signature of the access token, or reads its session.
    gatewaysOf: async ({ headers }) =>
      createServerGateways(config, headers.get('authorization')?.replace('Bearer ', '') ?? null),
  })
  const open = (session: string | null): ConformanceBrowser => {
    const gateways: Gateways = {
      ...none(),
      ...createRemoteGateways({ url: `${ORIGIN}/shop`, fetch: createBrowserFetch(route, session) }),
      search: searchOf(server, search),
    }
    return { gateways, keepCart: () => undefined, reopen: () => open(session) }
  }
  let count = 0
  const newUserName = () => {
    count += 1
    return `walker${count}@mail.example`
  }
  return {
    ...common,
    giftCard: null,
    newUserName,
    visitor: () => open(null),
    customer: async () => {
      const password = 'a walk above the trees'
      const fields = { userName: newUserName(), password, firstName: 'Ada', lastName: 'Vale' }
      const profile = await open(null).gateways.account.signUp(fields, {})
      const browser = open(profile.customerId)
      return { ...browser, profile, password, openOtherBrowser: async () => open(profile.customerId) }
    },
  }
}

/** The carts and checkouts of the Storefront API, in browsers whose session is a cookie. */
export const openStorefrontWorld = (server: Opened): ConformanceWorld => {
  const { shop, url } = server
  const browserOf = (session: string): ConformanceBrowser => {
    const withCookie: typeof globalThis.fetch = (input, init) => {
      const request = new Request(input, init)
      request.headers.set('cookie', `SHOP_SESSION_TOKEN=${session}`)
      return fetch(request)
    }
    const gateways: Gateways = { ...none(), ...createStorefrontGateways({ site, origin: url, fetch: withCookie }) }
    return { gateways, keepCart: () => undefined, reopen: () => browserOf(session) }
  }
  const open = (customerId: number): ConformanceBrowser => {
    const session = crypto.randomUUID()
    shop.sessions.set(session, { cartId: null, customerId })
    return browserOf(session)
  }
  return {
    ...common,
    giftCard: async () => GIFT_CERTIFICATE.code,
    newUserName: () => 'nobody@mail.example',
    visitor: () => open(0),
    customer: async () => {
      const id = shop.nextId()
      const profile = { customerId: String(id), userName: `a${id}@mail.example`, firstName: 'Ada', lastName: 'Vale' }
      return { ...open(id), profile, password: '', openOtherBrowser: async () => open(id) }
    },
  }
}
