import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cart } from '../../domains/cart.ts'
import { createTestStore } from '../createTestStore.ts'
import { createFakeGateways } from './fakeShop.ts'

// In development, the commands themselves refuse such values.
beforeEach(() => void vi.stubEnv('NODE_ENV', 'production'))
afterEach(() => vi.unstubAllEnvs())

const open = async () => {
  const { store } = createTestStore({ domains: [cart] })
  store.start()
  expect(await store.cart.commands.add({ variantId: '201' })).toMatchObject({ ok: true })
  const line = store.cart.getSnapshot().lines[0]?.id ?? ''
  return { commands: store.cart.commands, line }
}

// A caller without types can send each of these. `JSON.parse` sends them past the compiler.
test.each([
  '{ "variantId": "201", "custom": [1] }',
  '{ "variantId": "201", "custom": "abc" }',
  '{ "variantId": "201", "custom": null }',
  '{ "variantId": "201", "properties": { "Length": 32 } }',
  '{ "variantId": "201", "properties": ["A."] }',
  '{ "variantId": 201 }',
])('the fake shop refuses the add %s, and the cart stays readable', async (item) => {
  const { commands } = await open()
  expect(await commands.add(JSON.parse(item))).toMatchObject({ ok: false, error: { code: 'REFUSED' } })
  expect(await commands.refresh()).toMatchObject({ ok: true, value: { lines: [{ variantId: '201', quantity: 1 }] } })
})

test.each([
  '{ "kind": "note", "text": { "a": 1 } }',
  '{ "kind": "coupon", "code": 10 }',
  '{ "kind": "giftCard", "code": 10 }',
  '{ "kind": "custom", "name": "gift" }',
  '{ "kind": "lineProperties", "lineId": "LINE", "properties": { "Length": 32 } }',
  '{ "kind": "lineProperties", "lineId": "LINE", "properties": "A." }',
  '{ "kind": "nonsense" }',
])('the fake shop refuses the change %s, and the cart stays readable', async (change) => {
  const { commands, line } = await open()
  const outcome = await commands.change(JSON.parse(change.replace('LINE', line)))
  expect(outcome).toMatchObject({ ok: false, error: { code: 'REFUSED' } })
  const plain = { note: null, custom: {}, lines: [{ properties: {}, custom: {} }] }
  expect(await commands.refresh()).toMatchObject({ ok: true, value: plain })
})

test.each([0, -5, 1.5])('the fake shop refuses %d pieces', async (quantity) => {
  const { cart: gateway } = createFakeGateways()
  const call = gateway.create({ change: { kind: 'add', key: 'k', variantId: '201', quantity } }, {})
  await expect(call).rejects.toMatchObject({ code: 'REFUSED', status: 422 })
})
