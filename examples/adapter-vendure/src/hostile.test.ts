import { StoreError } from '@cairn/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createVendureCart } from './cart.gateway.ts'
import { GUEST_CART, order, serve } from './vendure.fixture.ts'
import { createVendureApi } from './vendureApi.ts'

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

test('an order with any part replaced is a complete cart, or CONTRACT', async () => {
  let failures = 0
  const paths = pathsOf(order)
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...paths),
      fc.oneof(fc.jsonValue(), fc.constant(undefined)),
      async (path, part) => {
        const { config } = serve({ Cart: { data: { activeOrder: replaceAt(order, path, part) } } })
        const cart = createVendureCart(createVendureApi(config), config)
        const came = await cart.load(GUEST_CART, {}).catch((cause: unknown) => cause)
        if (came instanceof StoreError) {
          failures += 1
          expect([came.code, came.path]).toEqual(['CONTRACT', 'Cart'])
        } else expect([came === null || Object(came) === came, isComplete(came)]).toEqual([true, true])
      },
    ),
    { seed: 19, numRuns: 500 },
  )
  expect(failures).toBeGreaterThan(50)
})
