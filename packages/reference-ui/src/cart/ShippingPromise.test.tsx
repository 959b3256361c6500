import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { messages } from '../messages/en.ts'
import { lineOf, openShop } from '../testing/openShop.fixture.tsx'
import { ShippingPromise } from './ShippingPromise.tsx'

afterEach(cleanup)

const { shippingPromise } = messages.cart

const rate = {
  id: '1',
  name: 'Standard',
  type: 'perorder',
  enabled: true,
  rate: 0,
  minimumSubtotal: 0,
  usesDiscountedSubtotal: null,
  excludesFixedShippingProducts: null,
  packaging: [],
}

test.each([
  ['ie/en-ie', [rate], ''],
  ['ie/en-ie', [], shippingPromise],
  ['us/en-us', [], shippingPromise],
])('on %s with the shipping options %j the cart says "%s"', async (at, options, said) => {
  await openShop(<ShippingPromise />, {
    at,
    lines: [lineOf('a')],
    gateways: { shipping: { options: async () => options } },
  })
  await expect.poll(() => document.body.lastElementChild?.textContent).toBe(said)
})
