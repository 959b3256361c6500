import { expect, test } from 'vitest'
import { checkNames } from '../kit/checkNames.ts'
import { checkoutRuntime } from './checkout.runtime.ts'

test('a store without the cart refuses the checkout, which needs it', () => {
  expect(() => checkNames([checkoutRuntime])).toThrow('"checkout" requires "cart"')
  expect(() => checkNames([checkoutRuntime, { name: 'cart' }])).not.toThrow()
})
