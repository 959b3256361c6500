import type { Site } from '@cairn/core'
import { type ConformanceBrowser, type ConformanceWorld, createFakeGateways, createGateways } from '@cairn/core/testing'
import { bearerHeaders, createVendureGateways } from '../src/index.ts'

const PASSWORD = 'a walk above the trees'

/** Signs a customer in with Vendure's native strategy, and returns the token of the session. */
export const signIn = async (url: string, username: string, password: string, guest?: string): Promise<string> => {
  const query = `mutation Login($username: String!, $password: String!) {
    login(username: $username, password: $password) { __typename } }`
  const headers = { 'content-type': 'application/json', ...(guest && { authorization: `Bearer ${guest}` }) }
  const body = JSON.stringify({ query, variables: { username, password } })
  const response = await fetch(url, { method: 'POST', headers, body })
  const token = response.headers.get('vendure-auth-token')
  if (!token) throw new Error(`The sign-in failed: ${await response.text()}`)
  return token
}

const item = (productId: string, variantId: string, slug: string) => ({ productId, variantId, slug })

/** Opens Vendure as the world of the conformance suite. */
export const openWorld = (url: string, site: Site) => {
  const browserOf = (token: string | null): ConformanceBrowser => ({
    gateways: createGateways({
      site,
      origin: 'https://shop.example',
      fetch,
      gateways: {
        ...createFakeGateways(),
        ...createVendureGateways({ site, url, headersOf: bearerHeaders(() => token), hasCustomFields: true }),
      },
    }),
    keepCart: () => undefined,
    reopen: () => browserOf(token),
  })
  let count = 0
  const newUserName = (): string => {
    count += 1
    return `walker${count}.${Date.now()}@shop.example`
  }
  return {
    site,
    shelf: {
      plenty: item('1', '1', 'wool-beanie'),
      other: item('2', '4', 'wool-scarf'),
      scarce: { ...item('3', '5', 'wool-socks'), stock: 3 },
      soldOut: item('4', '6', 'wool-gilet'),
      comingSoon: null,
      retired: null,
      unshippable: null,
    },
    countries: { served: 'DE', alsoServed: 'AT', unserved: 'JP' },
    search: { term: 'woll', nonsense: 'qqxzqv', mistyped: null },
    reviewed: null,
    unknownOrder: 'NOSUCHORDER00000',
    callback: 'https://shop.example/auth-callback',
    authorize: null,
    visitor: () => browserOf(null),
    customer: async () => {
      const userName = newUserName()
      const { account } = browserOf(null).gateways
      const profile = await account.signUp({ userName, password: PASSWORD, firstName: 'Ada', lastName: 'Vale' }, {})
      const open = async () => browserOf(await signIn(url, userName, PASSWORD))
      return { ...(await open()), profile, password: PASSWORD, openOtherBrowser: open }
    },
    newUserName,
    coupon: 'TENTH',
    giftCard: null,
    membershipCode: null,
    endMembership: null,
  } satisfies ConformanceWorld
}

/** What Vendure cannot do besides what its ports name as unsupported, by the reason: the names of the cases. */
export const cannot: Readonly<Record<string, readonly string[]>> = {
  'A disabled product does not exist in the shop API.': [
    'what is coming soon is REFUSED in words',
    'what is retired is REFUSED in words',
    'finds neither what is sold out nor what is retired',
    'says what is coming soon and what is retired',
  ],
  'Vendure checks the shipping of the whole order only.': [
    'what cannot go to the country leaves the cart and is named',
    'what was removed is named once',
    'nothing comes into a cart that cannot go to its country',
  ],
  'Vendure changes an e-mail address only with the password.': ['takes a free address'],
}
