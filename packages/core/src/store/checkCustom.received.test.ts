import { expect, test, vi } from 'vitest'
import type { AccountGateway } from '../account/account.types.ts'
import { jacket } from '../product/product.fixture.ts'
import { card, results } from '../search/search.fixture.ts'
import { add, CART_ID, cartWith, check, gift, schemaOf, settled } from './checkCustom.fixture.ts'
import { checkCustom } from './checkCustom.ts'

const bad = { message: 'Hello there' }

test('refused data are left out, and one error names the call and every reason', async () => {
  const { gateway } = cartWith({ line: bad, cart: { wrap: 'yes' } })
  const { gateways, errors } = check({ line: gift, cart: gift }, { cart: gateway })
  const read = await gateways.cart.load(CART_ID, {})
  expect(read).toMatchObject({ id: CART_ID, custom: {}, lines: [{ id: 'a', custom: {} }] })
  expect(read?.lines[0]?.custom).toEqual({})
  await settled()
  expect(errors).toMatchObject([{ name: 'StoreError', code: 'CONTRACT', path: 'cart.load' }])
  const { message } = Object(errors[0]?.cause)
  expect(message).toContain('line.message: Too long')
  expect(message).toContain('cart.wrap: ')
})

test.each(['create', 'save', 'claim'] as const)('the answer of %s is checked too', async (call) => {
  const { gateways, errors } = check({ line: gift }, { cart: cartWith({ line: bad }).gateway })
  const request = { cartId: CART_ID, revision: null, change: add() }
  await (call === 'claim' ? gateways.cart.claim(null, {}) : gateways.cart[call](request, {}))
  await settled()
  expect(errors).toMatchObject([{ path: `cart.${call}` }])
})

test('accepted data are those that the schema returns, and no data need no schema', async () => {
  const { gateway } = cartWith({ line: { wrap: 1 } })
  const schema = schemaOf(async (value) => ({ value: { wrap: Boolean(Object(value).wrap) } }))
  const strict = schemaOf(() => ({ issues: [{ message: 'Data are required' }] }))
  const { gateways, errors } = check({ line: schema, cart: strict }, { cart: gateway })
  expect(await gateways.cart.load(CART_ID, {})).toMatchObject({ custom: {}, lines: [{ custom: { wrap: true } }] })
  await settled()
  expect(errors).toEqual([])
})

test('profile, orders, products and cards lose refused data, and keep the rest', async () => {
  const names = { customerId: '1', userName: 'a@b.example', firstName: 'A', lastName: 'B' }
  const profile = { ...names, custom: bad }
  const order = { number: 'CN-1', custom: bad } as never
  const account: Partial<AccountGateway> = {
    profile: async () => profile,
    updateProfile: async () => profile,
    orders: async () => ({ orders: [order, { number: 'CN-2', custom: { wrap: true } } as never], page: 1, total: 2 }),
    order: async () => order,
  }
  const cards = [{ ...card('1'), custom: bad }, card('2')]
  const ports = {
    account,
    product: { load: async (slug: string) => (slug === 'none' ? null : { ...jacket, custom: bad }) },
    search: { search: async () => results('x', { products: cards }), recommend: async () => cards },
  }
  const { gateways, errors } = check({ profile: gift, order: gift, product: gift, searchCard: gift }, ports)
  expect(await gateways.account.profile?.({})).toStrictEqual(names)
  await gateways.account.updateProfile?.({}, {})
  expect(await gateways.account.orders?.(1, {})).toStrictEqual({
    orders: [{ number: 'CN-1' }, { number: 'CN-2', custom: { wrap: true } }],
    page: 1,
    total: 2,
  })
  expect(await gateways.account.order?.('CN-1', {})).toStrictEqual({ number: 'CN-1' })
  expect(await gateways.product.load('jacket')).toStrictEqual(jacket)
  expect(await gateways.product.load('none')).toBeNull()
  expect((await gateways.search.search()).products).toStrictEqual([card('1'), card('2')])
  expect(await gateways.search.recommend()).toStrictEqual([card('1'), card('2')])
  await settled()
  expect(errors.map(({ path }) => path)).toEqual([
    'account.profile',
    'account.updateProfile',
    'account.orders',
    'account.order',
    'product.load',
    'search.search',
    'search.recommend',
  ])
})

test('without onError, the error goes to the console', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { cart } = checkCustom({ line: gift })({ cart: cartWith({ line: bad }).gateway }, {})
  await cart.load(CART_ID, {})
  await settled()
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ code: 'CONTRACT', path: 'cart.load' }))
  warn.mockRestore()
})
