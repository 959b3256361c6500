import accountContract from '@cairn/openapi/account.json'
import catalogueContract from '@cairn/openapi/catalogue.json'
import contentContract from '@cairn/openapi/content.json'
import reviewsContract from '@cairn/openapi/reviews.json'
import searchContract from '@cairn/openapi/search.json'
import storeContract from '@cairn/openapi/store.json'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type * as z from 'zod/mini'
import { siteAt } from '../shared/sites.ts'
import { answers } from './answers.schema.ts'
import { createGateways, type Gateways } from './gateways.ts'

const schemas: Readonly<Record<string, z.ZodMiniType>> = answers

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => vi.restoreAllMocks())

/** The gateways of a shop whose services all answer with this. */
const answeredWith = (body: unknown): Gateways =>
  createGateways({
    site: siteAt('de/de-de'),
    origin: 'https://shop.example',
    fetch: async () => Response.json(body),
    getAccessToken: () => 'token-1',
  })

/** An example of a contract, as a server may send it. */
const exampleOf = ({ components }: { components: { examples: object } }, name: string): unknown => {
  const example: { value: unknown } = Reflect.get(components.examples, name)
  return example.value
}

type Ask = (gateways: Gateways) => Promise<unknown>

const add = { kind: 'add', key: 'k', variantId: 1, quantity: 1 } as const

const calls: readonly (readonly [call: string, body: unknown, ask: Ask])[] = [
  ['account.profile', exampleOf(accountContract, 'profile'), ({ account }) => account.profile({})],
  ['account.orders', exampleOf(storeContract, 'orders'), ({ account }) => account.orders(1, {})],
  ['account.order', exampleOf(storeContract, 'order'), ({ account }) => account.order('CN-1', {})],
  ['cart.load', exampleOf(storeContract, 'cart'), ({ cart }) => cart.load('any', {})],
  ['cart.load', exampleOf(storeContract, 'cartWithoutUnshippable'), ({ cart }) => cart.load('any', {})],
  ['cart.create', exampleOf(storeContract, 'customerCart'), ({ cart }) => cart.create({ change: add }, {})],
  ['checkout.metafields', exampleOf(storeContract, 'cartMetafields'), ({ checkout }) => checkout.metafields({})],
  [
    'checkout.start',
    exampleOf(storeContract, 'checkoutStart'),
    ({ checkout }) => checkout.start({ cartId: 'any', version: 1, key: 'k' }, {}),
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
  ['reviews.load', exampleOf(reviewsContract, 'reviews'), ({ reviews }) => reviews.load({ productId: 1 }, {})],
  ['search.search', exampleOf(searchContract, 'searchResults'), ({ search }) => search.search({ term: 'x' }, {})],
  ['search.suggest', exampleOf(searchContract, 'suggestion'), ({ search }) => search.suggest('x', {})],
  ['search.popular', exampleOf(searchContract, 'trending'), ({ search }) => search.popular({})],
  ['search.recommend', exampleOf(searchContract, 'recommendations'), ({ search }) => search.recommend({}, {})],
  ['shipping.options', exampleOf(storeContract, 'shippingOptions'), ({ shipping }) => shipping.options('DE', {})],
  ['wishlist.load', exampleOf(storeContract, 'wishlist'), ({ wishlist }) => wishlist.load({})],
]

type Path = readonly (string | number)[]

/** The place of every field of a body; of a list the first entry stands for all. */
const pathsIn = (body: unknown, path: Path = []): readonly Path[] => {
  if (typeof body !== 'object' || body === null) return []
  const entries = Array.isArray(body) ? body.slice(0, 1).map((part, at) => [at, part] as const) : Object.entries(body)
  return entries.flatMap(([name, part]) => [[...path, name], ...pathsIn(part, [...path, name])])
}

/** The body with another value at that place; `undefined` leaves the field out, as JSON does. */
const withValue = (body: unknown, [name, ...rest]: Path, value: unknown): unknown => {
  if (name === undefined) return value
  if (typeof body !== 'object' || body === null) return body
  const changed = withValue(Reflect.get(body, name), rest, value)
  return Array.isArray(body) ? body.with(Number(name), changed) : { ...body, [name]: changed }
}

/** What is wrong with an outcome: nothing where it is CONTRACT, or where it has the shape that the port promises. */
const faultOf = async (call: string, body: unknown, ask: Ask): Promise<string | null> => {
  try {
    const read = schemas[call]?.safeParse(await ask(answeredWith(body)))
    return read?.success === true
      ? null
      : `${read?.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)}`
  } catch (cause) {
    return cause instanceof Error && 'code' in cause && cause.code === 'CONTRACT' ? null : `${cause}`
  }
}

describe('what comes out of a gateway has the shape of its port', () => {
  test.each(calls)('%s, as the contract has it', async (call, body, ask) => {
    expect(await ask(answeredWith(body))).not.toEqual(null)
    expect(await faultOf(call, body, ask)).toBeNull()
  })

  test.each(calls)('%s, whichever field a server leaves out or sends as null', async (call, body, ask) => {
    const faults: string[] = []
    for (const path of pathsIn(body)) {
      for (const value of [undefined, null]) {
        const fault = await faultOf(call, withValue(body, path, value), ask)
        if (fault !== null) faults.push(`${path.join('.')} is ${value}: ${fault}`)
      }
    }
    expect(faults).toEqual([])
  })
})
