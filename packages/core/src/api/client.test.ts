import { expect, test } from 'vitest'
import type { StoreError } from '../shared/errors.ts'
import { createGatewayClients } from './gatewayClients.fixture.ts'

const createWorld = (token: string | null, hreflang?: string) => {
  const requests: Request[] = []
  const clients = createGatewayClients({
    origin: 'https://shop.example',
    getAccessToken: () => token,
    ...(hreflang !== undefined && { site: { hreflang } }),
    fetch: async (input) => {
      if (input instanceof Request) requests.push(input)
      return new Response('{}', { headers: { 'content-type': 'application/json' } })
    },
  })
  return {
    clients,
    sent: () => requests.map(({ url, headers }) => [url, headers.get('authorization')]),
    languages: () => requests.map(({ headers }) => headers.get('accept-language')),
  }
}

test('only the store and the account service receive the token', {
  meta: { spec: ['6.customer.bearer'] },
}, async () => {
  const { clients, sent } = createWorld('a.b.c')
  await clients.store.GET('/user/country')
  await clients.account.GET('/profile')
  await clients.search.GET('/api/search/search.json', { params: { query: { siteId: 's', q: 'x' } } })
  await clients.catalogue.GET('/products/{slug}', { params: { path: { slug: 'x' }, query: { site: 'de/de-de' } } })
  await clients.content.GET('/menus', { params: { query: { site: 'de/de-de' } } })
  await clients.reviews.GET('/products/{appKey}/{productId}/bottomline', {
    params: { path: { appKey: 'cairn', productId: 7 } },
  })
  const tokens = sent().map(([, authorization]) => authorization)
  expect(tokens).toEqual(['Bearer a.b.c', 'Bearer a.b.c', null, null, null, null])
})

test('a guest sends no token', async () => {
  const { clients, sent } = createWorld(null)
  await clients.store.GET('/user/country')
  expect(sent()).toEqual([['https://shop.example/api/store/user/country', null]])
})

test('the accept-language header is the language of the site, and without a site the browser sets it', async () => {
  const german = createWorld('a.b.c', 'de-AT')
  await german.clients.account.GET('/pro-program/membership')
  await german.clients.store.GET('/user/country')
  expect(german.languages()).toEqual(['de-AT', 'de-AT'])
  const nobody = createWorld('a.b.c')
  await nobody.clients.account.GET('/pro-program/membership')
  expect(nobody.languages()).toEqual([null])
})

test.each([
  ['a.b.c', 'a.b.c', ['UNAUTHORIZED']],
  ['a.b.c', 'd.e.f', []],
  ['a.b.c', null, []],
  [null, 'a.b.c', []],
  [null, null, []],
])(
  'a 401 of the store for a request with the token %s, when the session then has %s, is reported as %j',
  async (sent, held, emitted) => {
    let token = sent
    const failures: StoreError['code'][] = []
    const { store } = createGatewayClients({
      origin: 'https://shop.example',
      getAccessToken: () => token,
      authenticated: { token: async () => '', failed: ({ code }) => void failures.push(code) },
      fetch: async () => {
        token = held
        return Response.json({}, { status: 401 })
      },
    })
    await expect(store.GET('/user/country')).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    expect(failures).toEqual(emitted)
  },
)
