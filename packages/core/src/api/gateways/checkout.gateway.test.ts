import { expect, test } from 'vitest'
import { siteAt } from '../../shared/sites.ts'
import { createGatewayClients } from '../client.ts'
import { createCheckoutGateway } from './checkout.gateway.ts'

const open = () => {
  const sent: { method: string; path: string; body: unknown }[] = []
  const { store } = createGatewayClients({
    origin: 'https://shop.example',
    fetch: async (input) => {
      if (!(input instanceof Request)) throw new Error('The client sends requests')
      const text = await input.text()
      const { pathname, search } = new URL(input.url)
      sent.push({ method: input.method, path: pathname + search, body: text === '' ? null : JSON.parse(text) })
      return pathname.endsWith('/cartMetafields') ? Response.json([]) : Response.json({}, { status: 201 })
    },
  })
  return { sent, gateway: createCheckoutGateway({ client: store, site: siteAt('de/de-de') }) }
}

const value = '[{"sku":"A","variant_id":1,"quantity":3}]'
const cartItems = { permission_set: 'write_and_sf_access', key: 'cart-items', namespace: 'cart_info', value }

test('the metafield is sent with its three fixed strings and a JSON text, and names no cart', {
  meta: { spec: ['3.cart.metafield', '7.api.metafield-names'] },
}, async () => {
  const { sent, gateway } = open()
  await gateway.metafields({})
  await gateway.createMetafield(value, {})
  await gateway.updateMetafield('24', value, {})
  expect(sent).toEqual([
    { method: 'GET', path: '/api/store/cartMetafields', body: null },
    { method: 'POST', path: '/api/store/createCartMetaFields', body: { cartItems } },
    { method: 'POST', path: '/api/store/updateCartMetafield', body: { metaId: 24, cartItems } },
  ])
  expect(JSON.parse(value)).toBeInstanceOf(Array)
})

test('a value is sent with numbers as its variant ids, and the newest metafield comes first', async () => {
  const { store } = createGatewayClients({
    origin: 'https://shop.example',
    fetch: async () =>
      Response.json([
        { id: 9, key: 'cart-items', value, namespace: 'cart_info' },
        { id: '10', key: 'note', value: 'no JSON', namespace: 'other' },
        { id: 2, key: 'list', value: '[null,{"variant_id":null},7]', namespace: 'other' },
      ]),
  })
  const gateway = createCheckoutGateway({ client: store, site: siteAt('de/de-de') })
  expect(await gateway.metafields({})).toEqual([
    { id: '10', key: 'note', value: 'no JSON', namespace: 'other' },
    { id: '9', key: 'cart-items', value, namespace: 'cart_info' },
    { id: '2', key: 'list', value: '[null,{"variant_id":null},7]', namespace: 'other' },
  ])
  const { sent, gateway: writing } = open()
  await writing.createMetafield('[{"sku":"A","variant_id":"1","quantity":3}]', {})
  expect(sent).toMatchObject([{ body: { cartItems } }])
  for (const call of [writing.createMetafield('[{"variant_id":"x"}]', {}), writing.updateMetafield('x', value, {})])
    await expect(call).rejects.toMatchObject({ code: 'REFUSED', problem: 'invalid_id' })
  expect(sent).toHaveLength(1)
})

test('reading and writing the metafield carries the access token, because a customer owns the cart', async () => {
  const tokens: (string | null)[] = []
  const { store } = createGatewayClients({
    origin: 'https://shop.example',
    getAccessToken: () => 'a.b.c',
    fetch: async (input) => {
      if (input instanceof Request) tokens.push(input.headers.get('authorization'))
      return Response.json([])
    },
  })
  const gateway = createCheckoutGateway({ client: store, site: siteAt('de/de-de') })
  await gateway.metafields({})
  await gateway.createMetafield(value, {})
  await gateway.updateMetafield('24', value, {})
  expect(tokens).toEqual(Array(3).fill('Bearer a.b.c'))
})
