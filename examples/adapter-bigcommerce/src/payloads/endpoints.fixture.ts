import { listOf, type ReportBroken, recordOf, textOf } from '@cairn/core/adapter'
import { siteAt } from '@cairn/core/testing'
import {
  mapManagementCart,
  mapManagementCheckout,
  mapStorefrontCart,
  mapStorefrontCheckout,
} from '../mappers/cart.mapper.ts'
import { mapCatalogue } from '../mappers/catalogue.mapper.ts'
import { mapCredentials, mapCustomers } from '../mappers/customer.mapper.ts'
import { mapCheckoutUrl, mapMetafields } from '../mappers/metafield.mapper.ts'
import { mapOrders } from '../mappers/order.mapper.ts'
import { problemOf } from '../mappers/problem.ts'
import { isVisibleProduct, mapProduct } from '../mappers/product.mapper.ts'
import { mapShippingMethods, zoneOf } from '../mappers/shipping.mapper.ts'
import { mapWishlist, readWishlists } from '../mappers/wishlist.mapper.ts'
import { mapPopular, mapRecommend, mapSearch, mapSuggest } from '../searchspring/search.mapper.ts'
import { managementCarts } from './carts.fixture.ts'
import { managementCheckouts } from './checkouts.fixture.ts'
import { credentials, customers } from './customers.fixture.ts'
import { metafields, product, products, redirects, variant, wishlists } from './goods.fixture.ts'
import { orders } from './orders.fixture.ts'
import { problems } from './problems.fixture.ts'
import { nativeSearches } from './search.fixture.ts'
import { recommendations, snapiSearches, suggestions, trending } from './searchNested.fixture.ts'
import { methods, zones } from './shipping.fixture.ts'
import { storefrontCarts, storefrontCheckouts } from './storefront.fixture.ts'

/** A call of a vendor, with its payloads and its mapper. */
export interface Endpoint {
  readonly vendor: 'BigCommerce' | 'Searchspring'
  readonly name: string
  readonly payloads: Readonly<Record<string, unknown>>
  /** Maps a payload; `report` receives each part that was left out. */
  readonly map: (body: unknown, report: ReportBroken) => unknown
  /** The port whose answers the mapper makes, as `cart.load`; null for a part of another answer. */
  readonly port: string | null
}

const site = siteAt('de/de-de')
const { currency } = site
const TERM = 'green'
const shown = product()
const other = product({
  id: 92,
  name: 'Beck Sandals',
  custom_url: { url: '/beck-sandals/' },
  variants: [variant({ id: 921, product_id: 92 })],
})
const catalogue = mapCatalogue({ data: [shown, other] })

const BIGCOMMERCE: Readonly<Record<string, Omit<Endpoint, 'vendor' | 'name'>>> = {
  'carts v3': {
    payloads: managementCarts,
    map: (body, report) => mapManagementCart(body, { site, report }),
    port: 'cart.load',
  },
  'checkouts v3': {
    payloads: managementCheckouts,
    map: (body, report) => mapManagementCheckout(body, { site, report }),
    port: 'cart.load',
  },
  'Storefront carts': {
    payloads: storefrontCarts,
    map: (body, report) => mapStorefrontCart(body, { site, report }),
    port: 'cart.load',
  },
  'Storefront checkouts': {
    payloads: storefrontCheckouts,
    map: (body, report) => mapStorefrontCheckout(body, { site, report }),
    port: 'cart.load',
  },
  'metafields v3': { payloads: metafields, map: mapMetafields, port: null },
  'redirect URLs v3': { payloads: redirects, map: mapCheckoutUrl, port: null },
  'catalogue v3': {
    payloads: products,
    map: (body, report) => {
      const visible = listOf(recordOf(body).data).filter(isVisibleProduct)
      return visible.map((json) => mapProduct(json, { site, report, textOfHtml: (html) => html }))
    },
    port: 'products',
  },
  'orders v2': {
    payloads: orders,
    map: (body, report) => ({ orders: mapOrders(body, { site, catalogue, report }), page: 1, total: 1 }),
    port: 'account.orders',
  },
  'customers v3': { payloads: customers, map: mapCustomers, port: 'profile' },
  'credentials v3': { payloads: credentials, map: mapCredentials, port: null },
  'wish lists v3': {
    payloads: wishlists,
    map: (body, report) => mapWishlist(readWishlists(body, report), { site, catalogue, report }),
    port: 'wishlist.load',
  },
  'shipping zones v2': {
    payloads: zones,
    map: (body, report) => {
      const zone = zoneOf(body, 'AT')
      const methodOfZone = { id: 1, type: 'perorder', settings: { rate: 5 } }
      return zone === null ? [] : mapShippingMethods([methodOfZone], { zone, currency, channelId: '1', report })
    },
    port: 'shipping.options',
  },
  'shipping methods v2': {
    payloads: methods,
    map: (body, report) =>
      mapShippingMethods(body, { zone: { id: '1', fees: null, free: null }, currency, channelId: '1', report }),
    port: 'shipping.options',
  },
  errors: {
    payloads: problems,
    map: (problem) => {
      const { status, body } = recordOf(problem)
      // The core reads the status and the title itself.
      const detail = problemOf(Number(status), body).detail ?? textOf(recordOf(body).title)
      return { status: textOf(status), detail }
    },
    port: null,
  },
}

const SEARCHSPRING: Readonly<Record<string, Omit<Endpoint, 'vendor' | 'name'>>> = {
  'search and autocomplete, native': {
    payloads: nativeSearches,
    map: (body, report) => mapSearch(body, TERM, { currency, report }),
    port: 'search.search',
  },
  'search and autocomplete, snapi': {
    payloads: snapiSearches,
    map: (body, report) => mapSearch(body, TERM, { currency, report }),
    port: 'search.search',
  },
  suggest: { payloads: suggestions, map: (body, report) => mapSuggest(body, TERM, report), port: 'search.suggest' },
  trending: { payloads: trending, map: mapPopular, port: 'search.popular' },
  recommend: {
    payloads: recommendations,
    map: (body, report) => mapRecommend(body, { currency, report }),
    port: 'search.recommend',
  },
}

const named = (vendor: Endpoint['vendor'], calls: Readonly<Record<string, Omit<Endpoint, 'vendor' | 'name'>>>) =>
  Object.entries(calls).map(([name, call]): Endpoint => ({ vendor, name, ...call }))

/** Every call whose answer the adapter maps. */
export const endpoints: readonly Endpoint[] = [
  ...named('BigCommerce', BIGCOMMERCE),
  ...named('Searchspring', SEARCHSPRING),
]
