import { expect, test } from 'vitest'
import type { CartChange } from '../cart/cart.types.ts'
import { add, cartWith, check, gift, save, schemaOf } from './checkCustom.fixture.ts'
import type { CustomSchemas } from './checkCustom.ts'

const shop = (schemas: CustomSchemas = { line: gift, cart: gift }) => {
  const { gateway, received } = cartWith()
  return { cart: check(schemas, { cart: gateway }).gateways.cart, received }
}
const refused = (detail: string) => ({ name: 'StoreError', code: 'REFUSED', problem: 'invalid_custom', detail })

test('data that the schema accepts are sent as the schema returns them', async () => {
  const { cart, received } = shop()
  await cart.create({ change: add({ message: 'Hello', unknown: 1 }) }, {})
  await save(cart, { kind: 'custom', key: 'k', name: 'wrap', value: true })
  expect(received).toMatchObject([{ custom: { message: 'Hello' } }, { name: 'wrap', value: true }])
  expect(received[0]).not.toHaveProperty('custom.unknown')
})

test('data that the schema refuses are not sent', async () => {
  const { cart, received } = shop()
  await expect(cart.create({ change: add({ message: 'Hello there' }) }, {})).rejects.toMatchObject(refused('Too long'))
  await expect(save(cart, add({ message: 'Hello there' }))).rejects.toMatchObject(refused('Too long'))
  const change = { kind: 'custom', key: 'k', name: 'message', value: 'Hello there' } as const
  await expect(save(cart, change)).rejects.toMatchObject(refused('Too long'))
  expect(received).toEqual([])
})

test('each message of the schema is in the detail', async () => {
  const two = schemaOf(() => ({ issues: [{ message: 'No name' }, { message: 'No text', path: ['a', { key: 1 }] }] }))
  await expect(save(shop({ line: two }).cart, add({ a: 1 }))).rejects.toMatchObject(refused('No name; No text'))
})

test.each(['unknown', 'toString', '__proto__'])('a value %s that the schema does not know is refused', async (name) => {
  const { cart, received } = shop()
  const change: CartChange = { kind: 'custom', key: 'k', name, value: 1 }
  await expect(save(cart, change)).rejects.toMatchObject({ code: 'REFUSED', problem: 'invalid_custom' })
  expect(received).toEqual([])
})

test('a removal, an add without data and every other change are sent as they are', async () => {
  const { cart, received } = shop({ line: schemaOf(() => ({ issues: [] })), cart: schemaOf(() => ({ issues: [] })) })
  const changes: readonly CartChange[] = [
    add(),
    { kind: 'custom', key: 'k', name: 'message', value: null },
    { kind: 'note', key: 'k', text: 'Ring twice' },
  ]
  for (const change of changes) await save(cart, change)
  expect(received).toEqual(changes)
})

test('a place without a schema is not checked', async () => {
  const { cart, received } = shop({ cart: gift })
  await save(cart, add({ message: 'Hello there' }))
  expect(received).toMatchObject([{ custom: { message: 'Hello there' } }])
})

test.each([
  ['rejects later', schemaOf(async () => ({ issues: [{ message: 'No' }] })), 'No'],
  [
    'throws',
    schemaOf(() => {
      throw new Error('broken')
    }),
    'The schema threw an error',
  ],
  ['returns a text', schemaOf(() => ({ value: 'text' }) as never), 'The schema returned a value that is no object'],
  ['returns a list', schemaOf(() => ({ value: [1] })), 'The schema returned a value that is no object'],
])('a schema that %s refuses the data', async (_, schema, detail) => {
  await expect(save(shop({ line: schema }).cart, add({ a: 1 }))).rejects.toMatchObject(refused(detail))
})
