import { StoreError } from '@cairn/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cart, product } from './medusa.fixture.ts'
import { serve } from './serve.fixture.ts'

type Path = readonly (string | number)[]

/** Returns the paths of all parts of a value. */
const pathsOf = (value: unknown, path: Path = []): readonly Path[] =>
  typeof value === 'object' && value !== null
    ? [path, ...Object.entries(value).flatMap(([name, part]) => pathsOf(part, [...path, name]))]
    : [path]

/** Returns a copy in which another value stands at the path. */
const replaceAt = (value: unknown, [name, ...rest]: Path, part: unknown): unknown => {
  if (name === undefined) return part
  const copy: unknown = structuredClone(value)
  if (typeof copy !== 'object' || copy === null) return copy
  Reflect.set(copy, name, replaceAt(Reflect.get(copy, name), rest, part))
  return copy
}

const isComplete = (value: unknown): boolean => {
  if (value === undefined || (typeof value === 'number' && !Number.isFinite(value))) return false
  return typeof value !== 'object' || value === null || Object.values(value).every(isComplete)
}

const parts = fc.oneof(fc.jsonValue(), fc.constant(undefined))

test.each([
  [
    'cart',
    cart,
    (body: unknown) => serve({ 'GET /store/carts/cart_1': { body: { cart: body } } }).gateways.cart.load('cart_1', {}),
  ],
  [
    'product',
    product,
    (body: unknown) =>
      serve({ 'GET /store/products': { body: { products: [body] } } }).gateways.product.load('rain-jacket', {}),
  ],
])('a %s with any part replaced is complete, or CONTRACT', async (_name, sample, load) => {
  let failures = 0
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...pathsOf(sample)), parts, async (path, part) => {
      const came = await load(replaceAt(sample, path, part)).catch((cause: unknown) => cause)
      if (came instanceof StoreError) {
        failures += 1
        expect(came.code).toBe('CONTRACT')
      } else expect([came === null || Object(came) === came, isComplete(came)]).toEqual([true, true])
    }),
    { seed: 19, numRuns: 300 },
  )
  expect(failures).toBeGreaterThan(50)
})
