import { expect, test } from 'vitest'
import type { StoreError } from '../shared/errors.ts'
import { siteAt } from '../shared/sites.ts'
import { createGateways } from '../store/gateways.ts'
import type { Gateways } from '../store/store.types.ts'

const CART = '0123456789abcdef0123'

const failureOf = async (
  call: (gateways: Gateways) => Promise<unknown>,
  answer: () => Response,
): Promise<StoreError> => {
  const gateways = createGateways({
    site: siteAt('de/de-de'),
    origin: 'https://shop.example',
    getAccessToken: () => 'a.b.c',
    fetch: async () => answer(),
  })
  return call(gateways).then(
    () => Promise.reject(new Error('The call did not fail')),
    (error: StoreError) => error,
  )
}

const refuse = () => Response.json({ title: 'No' }, { status: 422 })

test.each([
  ['PUT', '/carts/{cartId}/items/{itemId}', refuse],
  ['PUT', '/carts/{cartId}/items/{itemId}', () => Response.error()],
  ['PUT', '/carts/{cartId}/items/{itemId}', () => new Response('<h1>Sign in</h1>')],
  // JSON, but not a cart.
  ['PUT', '/carts/{cartId}/items/{itemId}', () => Response.json({ id: CART })],
])('a failure names its call: %s %s', async (method, path, answer) => {
  const change = { kind: 'quantity', key: 'k', lineId: 'line-1', quantity: 2 } as const
  const error = await failureOf(({ cart }) => cart.save({ cartId: CART, revision: '1', change }, {}), answer)
  expect(error).toMatchObject({ method, path })
})

test('the log entry of a failure names the call, but neither the cart id nor the search term', async () => {
  const cart = await failureOf(({ cart: { load } }) => load(CART, {}), refuse)
  const search = await failureOf(({ search: { suggest } }) => suggest('a gift for Ida', {}), refuse)
  expect([cart, search].map((error) => JSON.parse(JSON.stringify(error)))).toMatchObject([
    { name: 'StoreError', code: 'REFUSED', status: 422, method: 'GET', path: '/carts/{cartId}' },
    { name: 'StoreError', code: 'REFUSED', status: 422, method: 'GET', path: '/api/suggest/query' },
  ])
  expect(JSON.stringify([cart, search])).not.toMatch(new RegExp(`${CART}|Ida|a\\.b\\.c`))
})
