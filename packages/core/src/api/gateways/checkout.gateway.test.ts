import { expect, test } from 'vitest'
import type { CheckoutCart } from '../../checkout/checkout.types.ts'
import { siteAt } from '../../shared/sites.ts'
import { createGatewayClients } from '../gatewayClients.fixture.ts'
import { createCheckoutGateway } from './checkout.gateway.ts'

const cart: CheckoutCart = { id: 'cart-1', revision: '4', items: [{ sku: 'A', variantId: '1', quantity: 3 }] }
const value = '[{"sku":"A","variant_id":1,"quantity":3}]'
const cartItems = { permission_set: 'write_and_sf_access', key: 'cart-items', namespace: 'cart_info', value }
const ours = (id: number, text: string) => ({ id, key: 'cart-items', value: text })

const READ = 'GET /cartMetafields'
const CREATE = 'POST /createCartMetaFields'
const UPDATE = 'POST /updateCartMetafield'
const START = 'POST /checkouts'

interface Sent {
  readonly call: string
  readonly body: unknown
  readonly key: string | null
  readonly token: string | null
}

/** Opens the gateway on a service that answers each call with the next of its answers; the last one repeats. */
const open = (answers: Readonly<Record<string, readonly (() => Response)[]>> = {}) => {
  const sent: Sent[] = []
  const { store } = createGatewayClients({
    origin: 'https://shop.example',
    getAccessToken: () => 'a.b.c',
    fetch: async (input) => {
      if (!(input instanceof Request)) throw new Error('The client sends requests')
      const text = await input.text()
      const { pathname, search } = new URL(input.url)
      const call = `${input.method} ${pathname.replace('/api/store', '')}${search}`
      const count = sent.filter((each) => each.call === call).length
      const { headers } = input
      const [key, token] = [headers.get('idempotency-key'), headers.get('authorization')]
      sent.push({ call, body: text === '' ? null : JSON.parse(text), key, token })
      const given = answers[call]
      const answer = given?.[Math.min(count, given.length - 1)]
      if (answer !== undefined) return answer()
      if (call === READ) return Response.json([])
      return call === START ? Response.json({ returnUrl: '/checkout/1' }, { status: 201 }) : Response.json({})
    },
  })
  const gateway = createCheckoutGateway({ client: store, site: siteAt('de/de-de') })
  return { sent, gateway, calls: () => sent.map(({ call }) => call) }
}

const notes = (list: readonly object[]) => () => Response.json(list)
const problem = (status: number) => () => Response.json({ title: 'No', code: 'duplicate_metafield' }, { status })

test('a start writes the metafield before it starts the checkout', {
  meta: {
    spec: ['3.cart.metafield', '7.api.metafield-names', '4.checkout.order', '4.checkout.metafield-create'],
  },
}, async () => {
  const { sent, gateway } = open()
  expect(await gateway.start({ cart, key: 'key-1' }, {})).toEqual({ kind: 'redirect', url: '/checkout/1' })
  expect(sent).toMatchObject([
    { call: READ, body: null },
    { call: CREATE, body: { cartItems } },
    { call: START, body: { cart_id: 'cart-1', site: 'de/de-de', version: 4 }, key: 'key-1' },
  ])
  expect(JSON.parse(value)).toBeInstanceOf(Array)
})

test.each([
  ['of another app', [{ id: 9, key: 'gift', value: '1' }], CREATE, { cartItems }],
  ['with another value', [ours(7, '[]')], UPDATE, { metaId: 7, cartItems }],
  ['with the same value', [ours(7, value)], null, null],
  ['with an older one of ours beside it', [ours(3, '[]'), ours(9, value)], null, null],
  ['with a newer one of ours beside it', [ours(3, value), ours(9, '[]')], UPDATE, { metaId: 9, cartItems }],
])(
  'a metafield %s',
  { meta: { spec: ['4.checkout.metafield-create', '4.checkout.metafield-update', '7.api.metafield-pick'] } },
  async (_, list, write, body) => {
    const { sent, gateway, calls } = open({ [READ]: [notes(list)] })
    await gateway.start({ cart, key: 'k' }, {})
    expect(calls()).toEqual([READ, ...(write === null ? [] : [write]), START])
    if (write !== null) expect(sent[1]?.body).toEqual(body)
  },
)

test('a metafield that another tab has created at the same moment is read and updated', {
  meta: { spec: ['7.api.create-race'] },
}, async () => {
  const { gateway, calls } = open({ [READ]: [notes([]), notes([ours(5, '[]')])], [CREATE]: [problem(409)] })
  await gateway.start({ cart, key: 'k' }, {})
  expect(calls()).toEqual([READ, CREATE, READ, UPDATE, START])
})

test('a metafield that conflicts twice ends the start', async () => {
  const { gateway, calls } = open({ [CREATE]: [problem(409)] })
  await expect(gateway.start({ cart, key: 'k' }, {})).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(calls()).toEqual([READ, CREATE, READ, CREATE])
})

test.each([
  [READ, {}, 500],
  [CREATE, {}, 500],
  [UPDATE, { [READ]: [notes([ours(7, '[]')])] }, 500],
])(
  'a failure of %s is not tried again, and starts no checkout',
  { meta: { spec: ['4.checkout.failure-stops'] } },
  async (call, answers, status) => {
    const { gateway, calls } = open({ ...answers, [call]: [problem(status)] })
    await expect(gateway.start({ cart, key: 'k' }, {})).rejects.toMatchObject({ code: 'SERVER' })
    expect(calls()).not.toContain(START)
    expect(calls().filter((each) => each === CREATE || each === UPDATE).length).toBeLessThan(2)
  },
)

test.each([{}, { returnUrl: null }, { returnUrl: '' }, { returnUrl: '  ' }])(
  'the answer %j without an address is a failure with the text of the specification',
  { meta: { spec: ['4.checkout.return-url'] } },
  async (body) => {
    const { gateway } = open({ [START]: [() => Response.json(body, { status: 201 })] })
    await expect(gateway.start({ cart, key: 'k' }, {})).rejects.toMatchObject({
      code: 'CONTRACT',
      message: 'Unexpected error occurs',
    })
  },
)

test('a repeated key writes nothing anew and asks under the same key', async () => {
  const { sent, gateway, calls } = open({ [READ]: [notes([]), notes([ours(5, value)])] })
  await gateway.start({ cart, key: 'key-1' }, {})
  await gateway.start({ cart, key: 'key-1' }, {})
  expect(calls()).toEqual([READ, CREATE, START, READ, START])
  expect(sent.filter(({ call }) => call === START).map(({ key }) => key)).toEqual(['key-1', 'key-1'])
})

test('a variant id that is no number is REFUSED before anything is written', async () => {
  const items = [{ sku: 'A', variantId: 'gid://7', quantity: 1 }]
  const { gateway, calls } = open()
  await expect(gateway.start({ cart: { ...cart, items }, key: 'k' }, {})).rejects.toMatchObject({
    code: 'REFUSED',
    problem: 'invalid_id',
  })
  expect(calls()).toEqual([READ])
})

test('every call carries the access token, because a customer may own the cart, and the signal', async () => {
  const { sent, gateway } = open()
  await gateway.start({ cart, key: 'k' }, {})
  expect(sent.map(({ token }) => token)).toEqual(Array(3).fill('Bearer a.b.c'))
  const aborted = open()
  const signal = AbortSignal.abort()
  await expect(aborted.gateway.start({ cart, key: 'k' }, { signal })).rejects.toMatchObject({ code: 'ABORTED' })
  expect(aborted.calls()).not.toContain(CREATE)
})
