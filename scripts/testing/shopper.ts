import { randomUUID } from 'node:crypto'
import type { Account, Catalogue, Search, Store } from '@cairn/core/contracts'
import { type APIResponse, request } from '@playwright/test'
import * as oauth from 'oauth4webapi'
import createClient from 'openapi-fetch'

const SITE: Store.components['schemas']['NewCart']['site'] = 'de/de-de'
const CLIENT = { client_id: 'cairn-storefront' }
const PASSWORD = 'a-cairn-on-every-hill'
const insecure = { [oauth.allowInsecureRequests]: true as const }

const given = <Value>(value: Value | undefined, what: string): Value => {
  if (value === undefined) throw new Error(`no ${what}`)
  return value
}
const expectOk = async (answer: APIResponse): Promise<APIResponse> => {
  if (!answer.ok()) throw new Error(`${answer.status()} from ${answer.url()}: ${await answer.text()}`)
  return answer
}
const hiddenIn = (page: string, name: string): string =>
  given(new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1], name)
const bearer = (token: string | undefined) => ({
  headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
})

/** Creates a shopper who calls the APIs and opens the pages of the shop by HTTP, without a browser. */
export const createShopper = async (origin: string, userName = `ada-${randomUUID()}@walker.example`) => {
  // A client with a cookie jar that follows redirects, for the pages of the sign-in and the checkout.
  const pages = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } })
  const store = createClient<Store.paths>({ baseUrl: `${origin}/api/store` })
  const account = createClient<Account.paths>({ baseUrl: `${origin}/api/account` })
  const search = createClient<Search.paths>({ baseUrl: `${origin}/api/search-service` })
  const catalogue = createClient<Catalogue.paths>({ baseUrl: `${origin}/api/catalogue` })

  const anyVariant = async (): Promise<number> => {
    const query = { siteId: 'de-de', q: 'merino', 'bgfilter.ss_in_stock': '1' as const }
    const { data: found } = await search.GET('/api/search/search.json', { params: { query } })
    const { slug } = given(found?.results[0], 'result')
    const params = { path: { slug }, query: { site: SITE } }
    const { data: product } = await catalogue.GET('/products/{slug}', { params })
    return given(
      product?.variants.find(({ inventory_level }) => (inventory_level ?? 0) > 5),
      'variant in stock',
    ).id
  }

  return {
    userName,

    openAccount: async (): Promise<void> => {
      const data = { userName, password: PASSWORD, firstName: 'Ada', lastName: 'Walker', site: SITE }
      await expectOk(await pages.post('/api/account/sign-up', { data }))
    },

    /** Signs in with the password and returns an access token. */
    signIn: async (): Promise<string> => {
      const server = await oauth.processDiscoveryResponse(
        new URL(origin),
        await oauth.discoveryRequest(new URL(origin), insecure),
      )
      const verifier = oauth.generateRandomCodeVerifier()
      const redirectUri = `${origin}/${SITE}/auth-callback`
      const params = {
        ...CLIENT,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid profile',
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }
      const asked = await expectOk(await pages.get('/as/authorization.oauth2', { params }))
      const form = { userName, password: PASSWORD }
      // After a sign-up, the shopper has a one-time ticket in a cookie. With this ticket, the provider asks for no
      // password.
      const isBack = new URL(asked.url()).pathname.endsWith('/auth-callback')
      const back = isBack ? asked : await expectOk(await pages.post(asked.url(), { form }))
      const parameters = oauth.validateAuthResponse(server, CLIENT, new URL(back.url()), oauth.expectNoState)
      const answer = await oauth.authorizationCodeGrantRequest(
        server,
        CLIENT,
        oauth.None(),
        parameters,
        redirectUri,
        verifier,
        insecure,
      )
      return (await oauth.processAuthorizationCodeResponse(server, CLIENT, answer)).access_token
    },

    /** Creates a cart with this number of pieces and returns its id. */
    fillCart: async (quantity: number, token?: string): Promise<string> => {
      const body = { site: SITE, line_items: [{ variant_id: await anyVariant(), quantity }] }
      const { data } = await store.POST('/carts', { body, ...bearer(token) })
      return given(data, 'cart').id
    },

    piecesIn: async (cartId: string): Promise<readonly number[]> => {
      const { data } = await store.GET('/carts/{cartId}', { params: { path: { cartId } } })
      return given(data, 'cart').line_items.physical_items.map(({ quantity }) => quantity)
    },

    placeOrder: async (cartId: string, token: string): Promise<void> => {
      const { data } = await store.POST('/checkouts', { body: { cart_id: cartId, site: SITE }, ...bearer(token) })
      const { returnUrl } = given(data, 'checkout')
      const page = await (await expectOk(await pages.get(returnUrl))).text()
      const form = {
        csrf: hiddenIn(page, 'csrf'),
        seen: hiddenIn(page, 'seen'),
        email: userName,
        first_name: 'Ada',
        last_name: 'Walker',
        line1: 'Talweg 3',
        postal_code: '80331',
        city: 'München',
        country: 'DE',
        shipping: '1',
        payment: 'approve',
      }
      await expectOk(await pages.post(returnUrl, { form }))
    },

    orderNumbers: async (token: string): Promise<readonly string[]> => {
      const { data } = await store.GET('/orders', bearer(token))
      return given(data, 'orders').data.map(({ number }) => number)
    },

    fullName: async (token: string): Promise<string> => {
      const { data } = await account.GET('/profile', bearer(token))
      const { firstName, lastName } = given(data, 'profile').profile
      return `${firstName} ${lastName}`
    },
  }
}
