import accountContract from '@cairn/openapi/account.json'
import catalogueContract from '@cairn/openapi/catalogue.json'
import contentContract from '@cairn/openapi/content.json'
import reviewsContract from '@cairn/openapi/reviews.json'
import searchContract from '@cairn/openapi/search.json'
import storeContract from '@cairn/openapi/store.json'
import { siteAt } from '../shared/sites.ts'
import { createGateways } from './gateways.ts'
import { allAnswers as schemas } from './portAnswers.fixture.ts'
import type { Gateways } from './store.types.ts'

/** Creates the gateways of a shop whose services answer every request with `body`, but that for metafields with none. */
export const answeredWith = (body: unknown, checkAnswers = false): Gateways =>
  createGateways({
    checkAnswers,
    site: siteAt('de/de-de'),
    origin: 'https://shop.example',
    fetch: async (request) => Response.json(new Request(request).url.endsWith('/cartMetafields') ? [] : body),
    getAccessToken: () => 'token-1',
  })

/** Returns the example with that name from an OpenAPI contract. */
const exampleOf = ({ components }: { components: { examples: object } }, name: string): unknown => {
  const example: { value: unknown } = Reflect.get(components.examples, name)
  return example.value
}

export type Ask = (gateways: Gateways) => Promise<unknown>

const add = { kind: 'add', key: 'k', variantId: '1', quantity: 1 } as const

/** The calls of the HTTP gateways, each with a body of its contract that answers it. */
export const calls: readonly (readonly [call: string, body: unknown, ask: Ask])[] = [
  ['account.profile', exampleOf(accountContract, 'profile'), ({ account }) => account.profile({})],
  ['account.orders', exampleOf(storeContract, 'orders'), ({ account }) => account.orders(1, {})],
  ['account.order', exampleOf(storeContract, 'order'), ({ account }) => account.order('CN-1', {})],
  ['cart.load', exampleOf(storeContract, 'cart'), ({ cart }) => cart.load('any', {})],
  ['cart.load', exampleOf(storeContract, 'cartWithoutUnshippable'), ({ cart }) => cart.load('any', {})],
  ['cart.create', exampleOf(storeContract, 'customerCart'), ({ cart }) => cart.create({ change: add }, {})],
  [
    'checkout.start',
    exampleOf(storeContract, 'checkoutStart'),
    ({ checkout }) => checkout.start({ cart: { id: 'any', revision: '1', items: [] }, key: 'k' }, {}),
  ],
  ['content.menus', exampleOf(contentContract, 'menus'), ({ content }) => content.menus({})],
  ['content.promoMessages', exampleOf(contentContract, 'promoMessages'), ({ content }) => content.promoMessages({})],
  ['content.home', exampleOf(contentContract, 'home'), ({ content }) => content.home({})],
  ['country.detect', exampleOf(storeContract, 'userCountry'), ({ country }) => country.detect({})],
  ['membership.load', exampleOf(accountContract, 'activeMembership'), ({ membership }) => membership.load({})],
  [
    'membership.verify',
    exampleOf(accountContract, 'verifiedMembership'),
    ({ membership }) => membership.verify('code', {}),
  ],
  ['product.load', exampleOf(catalogueContract, 'product'), ({ product }) => product.load('tarn-anorak', {})],
  ['reviews.load', exampleOf(reviewsContract, 'reviews'), ({ reviews }) => reviews.load({ productId: '1' }, {})],
  ['search.search', exampleOf(searchContract, 'searchResults'), ({ search }) => search.search({ term: 'x' }, {})],
  ['search.suggest', exampleOf(searchContract, 'suggestion'), ({ search }) => search.suggest('x', {})],
  ['search.popular', exampleOf(searchContract, 'trending'), ({ search }) => search.popular({})],
  ['search.recommend', exampleOf(searchContract, 'recommendations'), ({ search }) => search.recommend({}, {})],
  ['shipping.options', exampleOf(storeContract, 'shippingOptions'), ({ shipping }) => shipping.options('DE', {})],
  ['wishlist.load', exampleOf(storeContract, 'wishlist'), ({ wishlist }) => wishlist.load({})],
]

export type Path = readonly (string | number)[]

/** Returns the path of every field of a body; of a list, only the first entry is used. */
export const pathsIn = (body: unknown, path: Path = []): readonly Path[] => {
  if (typeof body !== 'object' || body === null) return []
  const entries = Array.isArray(body) ? body.slice(0, 1).map((part, at) => [at, part] as const) : Object.entries(body)
  return entries.flatMap(([name, part]) => [[...path, name], ...pathsIn(part, [...path, name])])
}

/** Returns the body with another value at that path; `undefined` removes the field, as JSON does. */
export const withValue = (body: unknown, [name, ...rest]: Path, value: unknown): unknown => {
  if (name === undefined) return value
  if (typeof body !== 'object' || body === null || (Array.isArray(body) && !(name in body))) return body
  const changed = withValue(Reflect.get(body, name), rest, value)
  return Array.isArray(body) ? body.with(Number(name), changed) : { ...body, [name]: changed }
}

const isContractError = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'CONTRACT'

/**
 * Returns why the outcome of a call is wrong; null if it is right. A value that matches the port's schema is right, and
 * so is the error `CONTRACT`.
 */
export const faultOf = async (call: string, body: unknown, ask: Ask): Promise<string | null> => {
  try {
    const read = schemas[call]?.safeParse(await ask(answeredWith(body)))
    return read?.success === true ? null : `${read?.error}`
  } catch (cause) {
    return isContractError(cause) ? null : `${cause}`
  }
}

/** Returns the error of a call that is not `CONTRACT`; null for such an error and for any value. */
export const crashOf = async (gateways: Gateways, ask: Ask): Promise<string | null> => {
  try {
    await ask(gateways)
    return null
  } catch (cause) {
    return isContractError(cause) ? null : `${cause}`
  }
}
