import { expect, test } from 'vitest'
import { cartOf, lineOf, nextId } from './cart.fixture.ts'
import type { CartFeature, CartRequest } from './cart.types.ts'
import { openPausedWithout, type PausedCart } from './pausedServer.fixture.ts'

const open = async (unsupported: readonly CartFeature[], country = { wasChosen: false }) => {
  const page = openPausedWithout(unsupported, cartOf([lineOf('a', { variantId: '1' })], { country: 'DE' }))
  page.actor.send({ type: 'cart.start', changeId: nextId(), cartId: 'cart-1', country: 'FR', ...country })
  await page.calmDown()
  return page
}

const change = (request: CartRequest) => (page: PausedCart) => page.commands.change(request)

test.each<[CartFeature, string, (page: PausedCart) => Promise<unknown>]>([
  ['coupons', 'coupon', change({ kind: 'coupon', code: 'TRAIL' })],
  ['giftCards', 'giftCard', change({ kind: 'giftCard', code: 'GIFT-9' })],
  ['note', 'note', change({ kind: 'note', text: 'Ring twice.' })],
  ['lineProperties', 'lineProperties', change({ kind: 'lineProperties', lineId: 'a', properties: {} })],
  ['lineProperties', 'add', ({ commands }) => commands.add({ variantId: '1', properties: { Engraving: 'A.' } })],
  ['custom', 'custom', change({ kind: 'custom', name: 'gift', value: true })],
  ['custom', 'add', ({ commands }) => commands.add({ variantId: '1', custom: { gift: true } })],
  ['country', 'country', ({ commands }) => commands.setCountry('AT')],
])('without %s, a change %s ends at once with REFUSED, and nothing is sent', async (feature, kind, run) => {
  const page = await open([feature])
  const before = page.view()
  expect(before.unsupported).toEqual([feature])
  expect(await run(page)).toMatchObject({ ok: false, error: { code: 'REFUSED', problem: 'unsupported' } })
  expect(page.events.at(-1)).toMatchObject({ type: 'cart.failed', kind })
  expect([page.view(), page.calls]).toEqual([before, ['load cart-1']])
})

test('without properties and custom data, a plain add and all other changes work', async () => {
  const page = await open(['lineProperties', 'custom', 'coupons', 'giftCards', 'country'])
  void page.commands.add({ variantId: '1', properties: {}, custom: {} })
  void page.commands.change({ kind: 'note', text: 'Ring twice.' })
  await page.calmDown()
  expect(page.find('cart-1')).toMatchObject({ note: 'Ring twice.', lines: [{ quantity: 2 }] })
})

test('without a country, the stored choice of the shopper is not sent to the first cart', async () => {
  const page = openPausedWithout(['country'])
  page.actor.send({ type: 'cart.start', changeId: nextId(), cartId: null, country: 'FR', wasChosen: true })
  void page.commands.add({ variantId: '1' })
  await page.calmDown()
  expect(page.calls).toEqual(['create'])
})

test('without idempotency keys, an add whose response is lost fails and is not repeated', async () => {
  const page = await open(['idempotency'])
  const added = page.commands.add({ variantId: '1' })
  await page.loseResponses()
  expect(await added).toMatchObject({ ok: false, error: { code: 'TIMEOUT' } })
  await page.calmDown()
  // The server had applied the add, and the cart that is loaded after the failure shows it.
  expect([page.calls, page.view().count]).toEqual([['load cart-1', 'add', 'load cart-1'], 2])
})

test('without idempotency keys, a change that sets a value is repeated, because a repetition changes nothing', async () => {
  const page = await open(['idempotency'])
  const noted = page.commands.change({ kind: 'note', text: 'Ring twice.' })
  await page.fail('NETWORK')
  await page.calmDown()
  expect([(await noted).ok, page.find('cart-1').note]).toEqual([true, 'Ring twice.'])
})
