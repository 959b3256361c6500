import type { ShippingOption } from '@cairn/core/shipping'
import { isThere, never } from './acting.ts'
import { down, plenty, state } from './product.setup.tsx'
import type { Part } from './states.types.ts'

const option = (id: string, name: string, rate: number, latest: string): ShippingOption => ({
  id,
  name,
  type: 'perorder',
  enabled: true,
  rate,
  minimumSubtotal: 0,
  usesDiscountedSubtotal: null,
  excludesFixedShippingProducts: null,
  packaging: [],
  delivery: { earliest: '2026-12-01', latest },
})

const standard = option('1', 'Standard (DHL)', 495, '2026-12-03')
const express = option('2', 'Express (UPS)', 1495, '2026-12-01')

const withOptions = (options: () => Promise<readonly ShippingOption[]>) => ({
  variant: plenty,
  gateways: { shipping: { options } },
})

/** The last row of the delivery box, which links to the returns. */
const RETURNS = 'main a[href$="/service#returns"]'

/** The delivery box of the product page. The store of the United States estimates no delivery before the checkout. */
export const deliveryPart: Part = {
  name: 'delivery',
  states: [
    state(
      'one-method',
      withOptions(async () => [standard]),
      { only: 'EU', until: isThere(RETURNS) },
    ),
    state(
      'two-methods',
      withOptions(async () => [express, standard]),
      { only: 'EU', until: isThere(RETURNS) },
    ),
    state(
      'free',
      withOptions(async () => [{ ...standard, rate: 0 }]),
      { only: 'EU', until: isThere(RETURNS) },
    ),
    state(
      'to-another-country',
      withOptions(async () => [express, standard]),
      {
        only: 'EU',
        act: ({ store }) => void store.cart.commands.setCountry('IT'),
        until: ({ store }) => store.cart.getSnapshot().country === 'IT' && isThere(RETURNS)(),
      },
    ),
    // No row is there yet, because all of them arrive together.
    state('loading', withOptions(never), { only: 'EU' }),
    state('not-known', withOptions(down), { only: 'EU', until: isThere(RETURNS) }),
  ],
}
