import { expect, test } from 'vitest'
import type { CartFeature } from '../../cart/cart.types.ts'
import { openFakeWorld } from './fakeWorld.fixture.ts'
import { gatewayConformance } from './gatewayConformance.ts'
import { runConformance } from './runConformance.ts'

const cases = gatewayConformance()
const world = openFakeWorld()

test.each([...cases])('the fake gateways: $port: $name', async ({ run, skipped }) => {
  expect(skipped(world)).toBeNull()
  await expect(run(world)).resolves.toBeUndefined()
})

const FEATURES: readonly CartFeature[] = [
  'idempotency',
  'versions',
  'coupons',
  'giftCards',
  'note',
  'lineProperties',
  'custom',
  'country',
]

test.each(FEATURES)('a back end without %s passes the suite, which names what it skipped', async (feature) => {
  const results = await runConformance(openFakeWorld([feature]), { ports: ['cart'] })
  expect(results.filter(({ result }) => result === 'failed')).toEqual([])
  const skipped = results.filter(({ result }) => result === 'cannot')
  expect(skipped.length).toBeGreaterThan(1)
  expect(new Set(skipped.map(({ reason }) => reason))).toEqual(new Set([`The port says that it cannot: ${feature}.`]))
})

test('a world without codes is told which cases it skipped', async () => {
  const results = await runConformance({ ...world, coupon: null, giftCard: undefined }, { ports: ['cart'] })
  const reasons = results.flatMap(({ result, reason }) => (result === 'cannot' ? [reason] : []))
  expect(new Set(reasons)).toEqual(new Set(['The world has no coupon.', 'The world has no giftCard.']))
  expect(results.filter(({ result }) => result === 'failed')).toEqual([])
})
