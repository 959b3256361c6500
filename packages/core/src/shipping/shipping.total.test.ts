import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { createCalls } from '../kit/createCalls.ts'
import { createTestIds } from '../kit/testIds.fixture.ts'
import { runTurns } from '../shared/turns.fixture.ts'
import { createShippingDomain, type ShippingOption, shippingMachine } from './index.ts'

const settled = () => runTurns(5)

const option: ShippingOption = {
  id: '1',
  name: 'Standard',
  type: 'perorder',
  enabled: true,
  rate: 1495,
  minimumSubtotal: 0,
  usesDiscountedSubtotal: null,
  excludesFixedShippingProducts: null,
  packaging: [],
}

/** Returns the total of a cart of 120.00. */
const open = async (options: readonly ShippingOption[], isEstimated = true) => {
  const subject = { baseAmount: 15_000, subtotal: 12_000, currency: 'EUR', needsShipping: true } as const
  const gateway = { options: async () => options }
  const actor = createActor(shippingMachine, { input: { gateway, currency: 'EUR' } }).start()
  const { getSnapshot } = createShippingDomain(actor, {
    isEstimated,
    startCall: createCalls(actor, createTestIds()).start,
  })
  actor.send({ type: 'shipping.setSubject', subject })
  actor.send({ type: 'shipping.setCountry', country: 'DE' })
  await settled()
  return getSnapshot()
}

test('the total is the sum of subtotal and shipping, in whole minor units', {
  meta: { spec: ['2.cart.footer-total'] },
}, async () => {
  expect(await open([option])).toMatchObject({ cost: { amount: 1495 }, total: { amount: 13_495, currency: 'EUR' } })
})

test('when shipping is unknown or not estimated, the total is the subtotal', {
  meta: { spec: ['2.cart.total-without-shipping'] },
}, async () => {
  expect(await open([])).toMatchObject({ cost: null, total: { amount: 12_000, currency: 'EUR' } })
  expect(await open([option], false)).toMatchObject({ cost: null, total: { amount: 12_000, currency: 'EUR' } })
})

test.each([
  ['the subtotal after discounts is above its minimum', 11_999, null, 0],
  ['the subtotal after discounts is not above its minimum', 12_000, null, 1495],
  ['the subtotal before discounts counts, and is above its minimum', 14_999, false, 0],
  ['the subtotal before discounts counts, and is not above its minimum', 15_000, false, 1495],
] as const)('beside a paid option, free shipping when %s', async (_, minimumSubtotal, usesDiscountedSubtotal, cost) => {
  const free: ShippingOption = { ...option, type: 'freeshipping', rate: null, minimumSubtotal, usesDiscountedSubtotal }
  expect(await open([free, option])).toMatchObject({
    cost: { amount: cost },
    isFree: cost === 0,
    total: { amount: 12_000 + cost },
  })
})
