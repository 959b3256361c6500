import type { CartChange } from '@cairn/core/cart'
import { describe, expect, test } from 'vitest'
import { createVendureCart } from './cart.gateway.ts'
import { GUEST_CART, order, serve } from './vendure.fixture.ts'
import { createVendureApi } from './vendureApi.ts'

const active = { data: { activeOrder: { code: order.code, state: 'AddingItems' } } }
const changed = { data: { result: { __typename: 'Order', ...order } } }

const open = (...given: Parameters<typeof serve>) => {
  const { config, sent, token } = serve(...given)
  return { cart: createVendureCart(createVendureApi(config), config), sent, token }
}

const add = { kind: 'add', key: 'k', variantId: '11', quantity: 8 } as const

test('the first add of a guest begins a session, whose token is the id of the cart', async () => {
  const { cart, sent } = open({ Change: changed }, { begins: 'b'.repeat(64) })
  const change = { ...add, properties: { text: 'Ida', font: 'Serif' }, custom: { card: { to: 'Bo', from: 'Ida' } } }
  expect((await cart.create({ change }, {})).id).toBe(`guest.${'b'.repeat(64)}`)
  const fields = { properties: '{"font":"Serif","text":"Ida"}', custom: '{"card":{"from":"Ida","to":"Bo"}}' }
  expect(sent).toEqual([{ name: 'Change', variables: { variantId: '11', quantity: 8, fields }, authorization: null }])
})

test("a guest's cart is asked for with its token, a customer's with the session", async () => {
  const { cart, sent, token } = open({ Cart: { data: { activeOrder: order } } }, { token: 'customer' })
  expect((await cart.load(GUEST_CART, {}))?.id).toBe(GUEST_CART)
  expect((await cart.load(`order.${order.code}`, {}))?.id).toBe(`order.${order.code}`)
  expect(sent.map(({ authorization }) => authorization)).toEqual([`Bearer ${token}`, 'Bearer customer'])
})

test.each(['order.ANOTHER', '00000000-0000-4000-8000-000000000000', 'guest.', 'guest.a b', 'constructor', ''])(
  'there is no cart with the id %j',
  async (id) => {
    const { cart } = open({ Cart: { data: { activeOrder: order } }, FindCart: active }, { token: 'customer' })
    expect(await cart.load(id, {})).toBeNull()
    const call = cart.save({ cartId: id, revision: null, change: add }, {})
    await expect(call).rejects.toMatchObject({ code: 'NOT_FOUND' })
  },
)

describe('a change', () => {
  const saved = (answers: Readonly<Record<string, unknown>>, change: CartChange = add) => {
    const { cart, sent } = open({ FindCart: active, ...answers })
    return { call: cart.save({ cartId: GUEST_CART, revision: null, change }, {}), sent }
  }

  test('of a cart that Vendure no longer has is not sent, because Vendure would begin a new one', async () => {
    const { call, sent } = saved({ FindCart: { data: { activeOrder: null } } })
    await expect(call).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(sent.map(({ name }) => name)).toEqual(['FindCart'])
  })

  test('brings an order back from the checkout first', async () => {
    const { call, sent } = saved({
      FindCart: { data: { activeOrder: { code: order.code, state: 'ArrangingPayment' } } },
      Resume: { data: { result: { __typename: 'Order' } } },
      Change: changed,
    })
    await call
    expect(sent.map(({ name }) => name)).toEqual(['FindCart', 'Resume', 'Change'])
  })

  test('that Vendure reduced to the stock has a notice', async () => {
    const result = {
      __typename: 'InsufficientStockError',
      errorCode: 'X',
      message: 'Only 3',
      quantityAvailable: 3,
      order,
    }
    const [line] = order.lines
    const lines = [
      { ...line, id: '0', customFields: null },
      { ...line, quantity: 5 },
    ]
    const Change = { data: { result: { ...result, order: { ...order, lines } } } }
    const noticed = { code: 'quantity-reduced', lineId: '1', text: 'Only 3' }
    // Of 8 pieces Vendure added 3 to a line that had 2.
    const added = await saved({ Change }, { ...add, properties: { engraving: 'Ida' } }).call
    expect(added.notices).toEqual([{ ...noticed, wanted: 10, granted: 5 }])
    const five = { data: { result: { ...Change.data.result, quantityAvailable: 5 } } }
    const quantity = { kind: 'quantity', key: 'k', lineId: '1', quantity: 8 } as const
    const set = await saved({ Change: five }, quantity).call
    expect(set.notices).toEqual([{ ...noticed, wanted: 8, granted: 5 }])
  })

  test('of something sold out is refused in words', async () => {
    const result = {
      __typename: 'InsufficientStockError',
      errorCode: 'X',
      message: 'None',
      quantityAvailable: 0,
      order,
    }
    await expect(saved({ Change: { data: { result } } }).call).rejects.toMatchObject({
      code: 'REFUSED',
      detail: 'None',
    })
  })

  test.each([
    [{ kind: 'coupon', key: 'k', code: 'TENTH' }, { code: 'TENTH' }],
    [{ kind: 'coupon', key: 'k', code: 'TENTH', isRemoved: true }, { code: 'TENTH' }],
    [{ kind: 'note', key: 'k', text: 'Ring twice' }, { fields: { note: 'Ring twice' } }],
    [{ kind: 'note', key: 'k', text: '' }, { fields: { note: null } }],
    [{ kind: 'custom', key: 'k', name: 'wrap', value: 'red' }, { fields: { custom: '{"gift":true,"wrap":"red"}' } }],
    [{ kind: 'custom', key: 'k', name: 'gift', value: null }, { fields: { custom: null } }],
    [
      { kind: 'lineProperties', key: 'k', lineId: '1', properties: { engraving: 'Ada' } },
      { lineId: '1', quantity: 2, fields: { properties: '{"engraving":"Ada"}' } },
    ],
  ] as const)('%j sends %j', async (change, variables) => {
    const { call, sent } = saved({ Cart: { data: { activeOrder: order } }, Change: changed }, change)
    await call
    expect(sent.at(-1)).toMatchObject({ name: 'Change', variables })
  })

  test('with a gift card is refused, because Vendure has none', async () => {
    const { call, sent } = saved({ Change: changed }, { kind: 'giftCard', key: 'k', code: 'GIFT' })
    await expect(call).rejects.toMatchObject({ code: 'REFUSED', problem: 'unsupported' })
    expect(sent.map(({ name }) => name)).toEqual(['FindCart'])
  })

  test.each([
    ['COUPON_CODE_INVALID_ERROR', 'REFUSED'],
    ['ORDER_MODIFICATION_ERROR', 'CONFLICT'],
    ['NO_ACTIVE_ORDER_ERROR', 'NOT_FOUND'],
  ])('that ends with %s is %s', async (errorCode, code) => {
    const result = { __typename: 'SomeError', errorCode, message: 'No' }
    await expect(saved({ Change: { data: { result } } }).call).rejects.toMatchObject({ code, problem: errorCode })
  })

  test.each([null, {}, { result: {} }, { result: { __typename: 'Order', code: 7 } }])(
    'with the answer %j is CONTRACT',
    async (data) => {
      await expect(saved({ Change: { data } }).call).rejects.toMatchObject({ code: 'CONTRACT', path: 'Change' })
    },
  )
})
