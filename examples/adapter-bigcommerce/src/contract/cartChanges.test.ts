import type { Cart, CartChange, CartGateway } from '@cairn/core/cart'
import type { ConformanceWorld } from '@cairn/core/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startContractServer } from './contractServer.ts'
import { COUPON, GIFT_CERTIFICATE } from './rendered.ts'
import { openManagementWorld, openStorefrontWorld } from './world.fixture.ts'

let server: Awaited<ReturnType<typeof startContractServer>>
beforeAll(async () => {
  server = await startContractServer()
})
afterAll(() => server.close())

type Change = CartChange extends infer Each ? (Each extends CartChange ? Omit<Each, 'key'> : never) : never

const worlds: Readonly<Record<string, () => ConformanceWorld>> = {
  'the Management API': () => openManagementWorld(server, {}),
  'the Storefront API': () => openStorefrontWorld(server),
}

/** Begins a cart, and returns a function that changes it. */
const begin = async (open: () => ConformanceWorld) => {
  const { shelf, visitor } = open()
  const gateway: CartGateway = visitor().gateways.cart
  const key = () => crypto.randomUUID()
  const change = { kind: 'add', key: key(), variantId: shelf.plenty.variantId, quantity: 1 } as const
  const cart: Cart = await gateway.create({ change }, {})
  let { revision } = cart
  const save = async (request: Change): Promise<Cart> => {
    const saved = await gateway.save({ cartId: cart.id, revision, change: { ...request, key: key() } }, {})
    revision = saved.revision
    return saved
  }
  return { cart, save, gateway }
}

test.each(Object.entries(worlds))('%s applies a coupon once and removes it once', async (_name, open) => {
  const { cart, save } = await begin(open)
  const changed = await save({ kind: 'coupon', code: COUPON })
  expect(changed).toMatchObject({
    coupons: [{ code: COUPON, discountedAmount: 2499 }],
    discounts: [{ label: 'Ten per cent off', amount: 2499, code: COUPON }],
    discountAmount: 0,
    cartAmount: cart.baseAmount - 2499,
  })
  expect(changed.revision).not.toBe(cart.revision)
  expect((await save({ kind: 'coupon', code: COUPON })).coupons).toHaveLength(1)
  expect((await save({ kind: 'coupon', code: COUPON, isRemoved: true })).cartAmount).toBe(cart.cartAmount)
  expect((await save({ kind: 'coupon', code: COUPON, isRemoved: true })).coupons).toEqual([])
})

test.each(Object.entries(worlds))('%s refuses a coupon in words', async (_name, open) => {
  const { save } = await begin(open)
  const call = save({ kind: 'coupon', code: 'NOTHING' })
  await expect(call).rejects.toMatchObject({ code: 'REFUSED', detail: "The coupon code isn't valid." })
})

test.each(Object.entries(worlds))('%s keeps the message of the shopper, and removes it', async (_name, open) => {
  const { save } = await begin(open)
  expect((await save({ kind: 'note', text: 'Please ring twice' })).note).toBe('Please ring twice')
  expect((await save({ kind: 'note', text: '' })).note).toBeNull()
})

test.each(Object.entries(worlds))('%s refuses what a cart of BigCommerce does not have', async (_name, open) => {
  const { save, cart, gateway } = await begin(open)
  const refused = { code: 'REFUSED', problem: 'unsupported' }
  await expect(save({ kind: 'country', country: 'AT' })).rejects.toMatchObject(refused)
  await expect(save({ kind: 'custom', name: 'a', value: 1 })).rejects.toMatchObject(refused)
  const [line] = cart.lines
  const properties = { engraving: 'Ada' }
  await expect(save({ kind: 'lineProperties', lineId: line?.id ?? '', properties })).rejects.toMatchObject(refused)
  const add = { kind: 'add', variantId: line?.variantId ?? '', quantity: 1 } as const
  await expect(save({ ...add, properties })).rejects.toMatchObject(refused)
  expect(gateway.unsupported).toEqual(expect.arrayContaining(['idempotency', 'lineProperties', 'custom', 'country']))
})

test('the Storefront API pays with a gift certificate, whose code does not come back', async () => {
  const { cart, save } = await begin(() => openStorefrontWorld(server))
  const { code } = GIFT_CERTIFICATE
  const paid = await save({ kind: 'giftCard', code })
  expect(paid).toMatchObject({
    giftCards: [{ label: '7QX4', amount: 4000, balance: 4000 }],
    cartAmount: cart.cartAmount,
  })
  expect(JSON.stringify(paid)).not.toContain(code)
  expect((await save({ kind: 'giftCard', code })).giftCards).toHaveLength(1)
  const id = paid.giftCards[0]?.id ?? ''
  expect((await save({ kind: 'giftCard', id, isRemoved: true })).giftCards).toEqual([])
  expect((await save({ kind: 'giftCard', id, isRemoved: true })).giftCards).toEqual([])
  await expect(save({ kind: 'giftCard', code: 'WRONG' })).rejects.toMatchObject({ code: 'REFUSED' })
})

test('the Management API takes no gift certificate', async () => {
  const { save } = await begin(() => openManagementWorld(server, {}))
  await expect(save({ kind: 'giftCard', code: GIFT_CERTIFICATE.code })).rejects.toMatchObject({
    problem: 'unsupported',
  })
})
