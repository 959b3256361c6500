import { describe, expect, test } from 'vitest'
import { cartOf, lineOf, nextId } from './cart.fixture.ts'
import type { Cart, CartRequest } from './cart.types.ts'
import { openPaused } from './pausedServer.fixture.ts'

const coupon = { code: 'TRAIL', discountedAmount: 100 }
const card = { id: 'card-7', label: '•••• 0007', amount: 300, balance: 500 }
const cart = cartOf([lineOf('a', { variantId: '1' })], {
  cartAmount: 900,
  coupons: [coupon],
  discounts: [{ label: 'Trail', amount: 100, code: 'TRAIL' }],
  giftCards: [card],
  note: 'Ring twice.',
  custom: { gift: true },
})

const open = async (...carts: readonly Cart[]) => {
  const page = openPaused(cart, ...carts)
  page.actor.send({ type: 'cart.start', changeId: nextId(), cartId: 'cart-1' })
  await page.answer()
  const saved = () => page.find('cart-1')
  /** Sends a change, and returns a promise of its result: `ok` or the code of the error. */
  const change = async (request: CartRequest): Promise<string> => {
    const outcome = await page.commands.change(request)
    return outcome.ok ? 'ok' : outcome.error.code
  }
  return { ...page, saved, change }
}

const engraved = { kind: 'lineProperties', lineId: 'a', properties: { Engraving: 'A. + B.' } } as const

describe('a change whose result is certain', () => {
  test.each<[string, CartRequest, Partial<Cart>]>([
    ['a note', { kind: 'note', text: 'Leave it at the door.' }, { note: 'Leave it at the door.' }],
    ['an empty note', { kind: 'note', text: '' }, { note: null }],
    [
      'a value of the team',
      { kind: 'custom', name: 'wrap', value: { paper: 'red' } },
      { custom: { gift: true, wrap: { paper: 'red' } } },
    ],
    ['a removed value of the team', { kind: 'custom', name: 'gift', value: null }, { custom: {} }],
    [
      'a removed coupon',
      { kind: 'coupon', code: 'TRAIL', isRemoved: true },
      { coupons: [], discounts: [], cartAmount: 1000 },
    ],
    ['a removed gift card', { kind: 'giftCard', id: 'card-7', isRemoved: true }, { giftCards: [] }],
  ])('%s is shown at once, and saved once', async (_, request, { cartAmount, ...expected }) => {
    const page = await open()
    const result = page.change(request)
    expect(page.view()).toMatchObject({ ...expected, isSaving: true, ...(cartAmount && { subtotal: cartAmount }) })
    await page.calmDown()
    expect([await result, page.calls]).toEqual(['ok', ['load cart-1', request.kind]])
    const { discounts, ...confirmed } = expected
    expect(page.saved()).toMatchObject(confirmed)
    expect(page.view()).toMatchObject({ ...confirmed, isSaving: false })
  })

  test('the properties of a line are shown at once, and its row is saving', async () => {
    const page = await open()
    const result = page.change(engraved)
    expect(page.view().lines).toMatchObject([{ properties: { Engraving: 'A. + B.' }, isSaving: true }])
    await page.calmDown()
    expect(await result).toBe('ok')
    expect(page.saved().lines).toMatchObject([{ properties: { Engraving: 'A. + B.' } }])
  })

  test('a removed gift card is due again', async () => {
    const page = await open()
    expect(page.view().amountDue).toBe(600)
    void page.change({ kind: 'giftCard', id: 'card-7', isRemoved: true })
    expect(page.view().amountDue).toBe(900)
    // A coupon of a code that the cart does not have takes nothing off.
    void page.change({ kind: 'coupon', code: 'OTHER', isRemoved: true })
    expect(page.view().subtotal).toBe(900)
  })
})

describe('a code', () => {
  test.each<CartRequest>([
    { kind: 'coupon', code: 'SUMMIT' },
    { kind: 'giftCard', code: 'GIFT-9' },
  ])('$kind: only the server knows what it is worth, so the cart waits for the answer', async (request) => {
    const page = await open()
    const before = page.view()
    const result = page.change(request)
    expect(page.view()).toMatchObject({ coupons: before.coupons, giftCards: before.giftCards, isSaving: true })
    await page.calmDown()
    expect(await result).toBe('ok')
    const { coupons, giftCards } = page.view()
    expect([coupons.length, giftCards.length]).toEqual(request.kind === 'coupon' ? [2, 1] : [1, 2])
  })

  test('a refused code ends with REFUSED, and the event says whether the caller shows it', async () => {
    const page = await open()
    const quiet = page.commands.change({ kind: 'coupon', code: 'NONE' }, { toast: false })
    await page.fail('REFUSED')
    expect(await quiet).toMatchObject({ ok: false, error: { code: 'REFUSED' } })
    expect(page.events.at(-1)).toMatchObject({ type: 'cart.failed', kind: 'coupon', name: null, toast: false })
    await page.calmDown()
    expect(page.view().coupons).toEqual([coupon])
  })

  test('a code whose response is lost is sent again with the same key, so it counts once', async () => {
    const page = await open()
    const result = page.change({ kind: 'giftCard', code: 'GIFT-9' })
    await page.loseResponses()
    await page.calmDown()
    expect([await result, page.calls.filter((call) => call === 'giftCard')]).toEqual(['ok', ['giftCard', 'giftCard']])
    expect(page.saved().giftCards.map(({ id }) => id)).toEqual(['card-7', 'card-GIFT-9'])
  })
})

test('a change on a stale revision loads the cart and is sent again', async () => {
  const page = await open()
  page.save({ ...page.saved(), revision: '9', note: 'From another device.' })
  const result = page.change({ kind: 'note', text: 'Mine.' })
  await page.calmDown()
  expect([await result, page.view().note]).toEqual(['ok', 'Mine.'])
  expect(page.calls).toEqual(['load cart-1', 'note', 'load cart-1', 'note'])
})

test('a change that the server refuses disappears again', async () => {
  const page = await open()
  const results = [page.change({ kind: 'note', text: 'Too long.' }), page.change(engraved)]
  await page.fail('REFUSED')
  await page.answer()
  await page.fail('REFUSED')
  await page.calmDown()
  expect(await Promise.all(results)).toEqual(['REFUSED', 'REFUSED'])
  expect(page.view()).toMatchObject({ note: 'Ring twice.', lines: [{ properties: {} }] })
  expect(page.events).toContainEqual(
    expect.objectContaining({ type: 'cart.failed', kind: 'lineProperties', name: 'a' }),
  )
})

describe('changes with the same target', () => {
  test('a newer note joins the waiting one, and both calls end with it', async () => {
    const page = await open()
    const results = ['One', 'Two', 'Three'].map((text) => page.change({ kind: 'note', text }))
    await page.calmDown()
    expect(await Promise.all(results)).toEqual(['ok', 'ok', 'ok'])
    // The first note was in flight when the others came.
    expect([page.calls, page.saved().note]).toEqual([['load cart-1', 'note', 'note'], 'Three'])
  })

  test('values of the team with different names, and different codes, do not join', async () => {
    const page = await open()
    for (const name of ['a', 'b', 'c']) void page.change({ kind: 'custom', name, value: name })
    for (const code of ['A', 'B', 'C']) void page.change({ kind: 'coupon', code })
    await page.calmDown()
    expect(page.saved().custom).toEqual({ gift: true, a: 'a', b: 'b', c: 'c' })
    expect(page.saved().coupons.map(({ code }) => code)).toEqual(['TRAIL', 'A', 'B', 'C'])
  })

  test('the removal of a coupon supersedes its waiting application', async () => {
    const page = await open()
    void page.change({ kind: 'note', text: 'In flight.' })
    const applied = page.change({ kind: 'coupon', code: 'SUMMIT' })
    const removed = page.change({ kind: 'coupon', code: 'SUMMIT', isRemoved: true })
    await page.calmDown()
    expect([await applied, await removed]).toEqual(['SUPERSEDED', 'ok'])
    expect(page.saved().coupons).toEqual([coupon])
  })

  test('properties and the quantity of a line are two changes', async () => {
    const page = await open()
    void page.commands.setQuantity('a', 3)
    void page.change(engraved)
    await page.calmDown()
    expect(page.saved().lines).toMatchObject([{ quantity: 3, properties: { Engraving: 'A. + B.' } }])
    expect(page.emitted('line.quantityChanged')).toBe(1)
    expect(page.emitted('line.removed')).toBe(0)
  })
})

test('properties of an unknown line are ignored, also when the line goes while they wait', async () => {
  const page = await open()
  expect(await page.change({ ...engraved, lineId: 'z' })).toBe('IGNORED')
  page.save({ ...page.saved(), revision: '9', lines: [] })
  const result = page.change(engraved)
  await page.calmDown()
  expect(await result).toBe('IGNORED')
})

test('a change waits until the cart is loaded', async () => {
  const page = openPaused(cart)
  page.actor.send({ type: 'cart.start', changeId: nextId(), cartId: 'cart-1' })
  const result = page.commands.change({ kind: 'note', text: 'Early.' })
  await page.calmDown()
  expect([await result, page.find('cart-1').note]).toMatchObject([{ ok: true }, 'Early.'])
})

test('without a cart a change is ignored, except after an add, which creates the cart', async () => {
  const page = openPaused()
  page.actor.send({ type: 'cart.start', changeId: nextId(), cartId: null })
  const ignored = page.commands.change({ kind: 'note', text: 'Nowhere.' })
  await page.calmDown()
  expect([await ignored, page.calls]).toMatchObject([{ ok: false, error: { code: 'IGNORED' } }, []])
  void page.commands.add({ variantId: '1' })
  const noted = page.commands.change({ kind: 'note', text: 'Here.' })
  await page.calmDown()
  expect([await noted, page.find('cart-new').note]).toMatchObject([{ ok: true }, 'Here.'])
})

test('the cart of another tab gets the codes and the note, but not changes of what only the old cart has', async () => {
  const page = await open(cartOf([], { id: 'cart-2' }))
  const results = [
    page.change({ kind: 'coupon', code: 'SUMMIT' }),
    page.change({ kind: 'note', text: 'Moved.' }),
    page.change({ kind: 'giftCard', id: 'card-7', isRemoved: true }),
    page.change(engraved),
  ]
  await page.fail('SERVER')
  page.actor.send({ type: 'cart.adopt', cartId: 'cart-2' })
  await page.calmDown()
  expect(await Promise.all(results)).toEqual(['ok', 'ok', 'IGNORED', 'IGNORED'])
  expect(page.find('cart-2')).toMatchObject({ note: 'Moved.', coupons: [{ code: 'SUMMIT' }] })
})

test('a sign-out ends a pending change', async () => {
  const page = await open()
  const result = page.change({ kind: 'note', text: 'Late.' })
  page.actor.send({ type: 'cart.release' })
  expect(await result).toBe('ABORTED')
})
