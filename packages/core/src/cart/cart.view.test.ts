import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { StoreError } from '../shared/errors.ts'
import { runTurns } from '../shared/turns.fixture.ts'
import { cartOf, lineOf, nextId, openDomain } from './cart.fixture.ts'
import type { CartChange } from './cart.types.ts'
import { type Cart, type CartEvent, type CartGateway, cartMachine } from './index.ts'

const settled = () => runTurns(5)

/** Opens the cart with a mock server that responds only when the test sends the response. */
const open = (currencySymbol = '€') => {
  const asked: string[] = []
  const changes: CartChange[] = []
  const waiting: PromiseWithResolvers<Cart | null>[] = []
  const ask = (call: string) => {
    asked.push(call)
    const answer = Promise.withResolvers<Cart | null>()
    waiting.push(answer)
    return answer.promise
  }
  const given = async (call: string): Promise<Cart> => (await ask(call)) ?? cartOf([])
  const gateway: CartGateway = {
    load: () => ask('load'),
    create: () => given('create'),
    save: ({ change }) => {
      changes.push(change)
      return given(change.kind)
    },
    claim: () => ask('claim'),
    release: async () => undefined,
  }
  const actor = createActor(cartMachine, { input: { gateway } }).start()
  const { getSnapshot, commands, on } = openDomain(actor, currencySymbol)
  const emitted: CartEvent[] = []
  on('*', (event: CartEvent) => emitted.push(event))
  return {
    asked,
    changes,
    emitted,
    start: (cartId: string | null) => actor.send({ type: 'cart.start', changeId: nextId(), cartId }),
    send: actor.send,
    answer: async (cart: Cart | null) => {
      waiting.shift()?.resolve(cart)
      await settled()
    },
    fail: async () => {
      waiting.shift()?.reject(new StoreError('NETWORK', 'down'))
      await settled()
    },
    view: getSnapshot,
    commands,
  }
}

/** Works like `open`, with a loaded cart. */
const openWith = async (cart: Cart) => {
  const opened = open()
  opened.start(cart.id)
  await opened.answer(cart)
  return opened
}

test('a cart that was not requested yet is neither empty nor filled', {
  meta: { spec: ['4.cart.request-hit', '4.cart.request-hit-meaning', '4.cart.loading-flag'] },
}, async () => {
  const { asked, view, start, answer } = open()
  expect(view()).toMatchObject({ status: 'unknown', wasRequested: false, isLoading: false })
  start('cart-1')
  // React's StrictMode mounts a component twice, so the second start must change nothing.
  start('cart-1')
  expect(view()).toMatchObject({ status: 'unknown', wasRequested: true, isLoading: true })
  await answer(cartOf([]))
  expect(view()).toMatchObject({ status: 'empty', isLoading: false })
  expect(asked).toEqual(['load'])
})

test('a failed load ends the loading', { meta: { spec: ['4.cart.loading-flag'] } }, async () => {
  const { view, start, fail } = open()
  start('cart-1')
  await fail()
  expect(view()).toMatchObject({ status: 'unknown', isLoading: false, error: { code: 'NETWORK' } })
})

test('the currency symbol is that of the site until a cart has its own, and $ for a site without one', {
  meta: { spec: ['3.cart.currency-symbol', '3.cart.currency-symbol-known'] },
}, async () => {
  const swiss = open('CHF')
  expect(swiss.view().currencySymbol).toBe('CHF')
  swiss.start('cart-1')
  await swiss.answer(cartOf([], { currency: 'EUR', currencySymbol: '€' }))
  expect(swiss.view().currencySymbol).toBe('€')
  expect(open('').view().currencySymbol).toBe('$')
})

test('a line that is flagged later becomes unavailable at the next load, and blocks the checkout', async () => {
  const line = lineOf('a')
  const { view, commands, answer } = await openWith(cartOf([line]))
  expect(view()).toMatchObject({ blockers: [], lines: [{ unavailable: null }] })
  commands.refresh()
  await answer(cartOf([{ ...line, isComingSoon: true }]))
  expect(view()).toMatchObject({
    blockers: ['nothing-in-stock', 'coming-soon'],
    lines: [{ unavailable: 'coming-soon' }],
  })
  commands.refresh()
  await answer(cartOf([{ ...line, isRetired: true }, lineOf('b')]))
  expect(view()).toMatchObject({ blockers: ['retired'], lines: [{ unavailable: 'retired' }, { unavailable: null }] })
})

test('an unavailable line shows only its reason, has no picker, and its amounts come from the server', {
  meta: { spec: ['5.cart.unavailable-no-picker', '5.cart.unavailable-wins'] },
}, async () => {
  const lines = [
    lineOf('a', { isRetired: true, inventoryLevel: 3 }),
    lineOf('b', { isComingSoon: true, inventoryLevel: 20 }),
  ]
  const { view } = await openWith(cartOf(lines, { cartAmount: 8150, baseAmount: 9000 }))
  expect(view().lines).toMatchObject([
    { unavailable: 'retired', stockNotice: null, hasPicker: false },
    { unavailable: 'coming-soon', stockNotice: null, hasPicker: false },
  ])
  expect(view()).toMatchObject({ subtotal: 8150, baseAmount: 9000 })
})

test('a line with only a server error shows that notice, but not the text of the server', {
  meta: { spec: ['8.cart.no-longer-available'] },
}, async () => {
  const { view } = await openWith(cartOf([lineOf('a', { itemError: 'Not in this channel', inventoryLevel: 3 })]))
  expect(view().lines).toMatchObject([{ unavailable: 'error', stockNotice: null, hasPicker: false }])
})

test('a quantity above the stock is shown and sent as the stock', {
  meta: { spec: ['4.cart.quantity-clamp'] },
}, async () => {
  const { view, commands, changes, send, answer } = await openWith(cartOf([lineOf('a', { inventoryLevel: 7 })]))
  commands.setQuantity('a', '9')
  expect(view().lines[0]?.quantity).toBe(7)
  send({ type: 'cart.flush' })
  expect(changes).toMatchObject([{ kind: 'quantity', lineId: 'a', quantity: 7 }])
  await answer(cartOf([lineOf('a', { inventoryLevel: 7, quantity: 7 })]))
  expect(view().lines[0]?.quantity).toBe(7)
})

test("a changed quantity is reported with the server's value and the old one; an unchanged one is not reported", async () => {
  const stocked = (quantity: number) => cartOf([lineOf('a', { quantity })])
  const { commands, answer, send, emitted } = await openWith(stocked(1))
  for (const [wanted, taken] of [
    [9, 4],
    [7, 4],
    [2, 2],
  ] as const) {
    commands.setQuantity('a', wanted)
    send({ type: 'cart.flush' })
    await answer(stocked(taken))
  }
  commands.setQuantity('a', 3)
  send({ type: 'cart.flush' })
  // Another tab has removed the line meanwhile.
  await answer(cartOf([]))
  const changes = emitted.flatMap((event) =>
    event.type === 'line.quantityChanged' ? [[event.was, event.line.quantity]] : [],
  )
  expect(changes).toEqual([
    [1, 4],
    [4, 2],
  ])
})

test('one of two lines is removed, then the last one', { meta: { spec: ['4.cart.remove'] } }, async () => {
  const { view, commands, answer, emitted } = await openWith(cartOf([lineOf('a'), lineOf('b', { variantId: '2' })]))
  commands.remove('a')
  expect(view().lines.map(({ id }) => id)).toEqual(['b'])
  await answer(cartOf([lineOf('b', { variantId: '2' })]))
  commands.remove('b')
  expect(view().status).toBe('empty')
  // The server answers the removal of the last line with an empty cart.
  await answer(cartOf([]))
  expect(view()).toMatchObject({ status: 'empty', count: 0, isSaving: false, error: null })
  expect(emitted.flatMap((event) => (event.type === 'line.removed' ? [event.line.id] : []))).toEqual(['a', 'b'])
})

test('a moved line leaves a row that counts in no amount, until the drawer closes', {
  meta: { spec: ['2.cart.moved-row-lifetime'] },
}, async () => {
  const stays = lineOf('b', { variantId: '2', quantity: 2 })
  const { view, commands, send, answer } = await openWith(cartOf([lineOf('a'), stays], { cartAmount: 3000 }))
  send({ type: 'cart.change', changeId: nextId(), change: { kind: 'remove', lineId: 'a', isMove: true } })
  await answer(cartOf([stays], { cartAmount: 2000 }))
  expect(view()).toMatchObject({ moved: [{ id: 'a', name: 'a' }], count: 2, subtotal: 2000 })
  expect(view().lines.map(({ id }) => id)).toEqual(['b'])
  commands.clearMoved()
  expect(view().moved).toEqual([])
})

test('lines that cannot ship to the new country are reported once', {
  meta: { spec: ['4.country.cart-country-updates', '4.cart.unshippable-cleared', '4.cart.unshippable-once'] },
}, async () => {
  const { view, commands, answer, emitted, asked } = await openWith(
    cartOf([lineOf('a'), lineOf('b', { variantId: '2' })]),
  )
  commands.setCountry('NO')
  expect(view().country).toBe('NO')
  await answer(cartOf([lineOf('a')], { country: 'NO', removed: [{ id: 'b', name: 'Glacier Pack' }] }))
  expect(asked).toEqual(['load', 'country'])
  expect(view()).toMatchObject({ country: 'NO', count: 1 })
  const removals = () => emitted.filter(({ type }) => type === 'lines.unshippable')
  expect(removals()).toEqual([{ type: 'lines.unshippable', names: ['Glacier Pack'], country: 'NO' }])
  commands.refresh()
  await answer(cartOf([lineOf('a')], { country: 'NO' }))
  commands.clearMoved()
  expect(removals()).toHaveLength(1)
})

test('the optimistic price is shown until the server sends the price of the line', {
  meta: { spec: ['3.cart.line-price'] },
}, async () => {
  const line = lineOf('a', { quantity: 3, salePrice: 1000, extendedPrice: 2700 })
  const { view, commands, send, answer } = await openWith(cartOf([line]))
  expect(view().lines[0]?.extendedPrice).toBe(2700)
  commands.setQuantity('a', 4)
  expect(view().lines[0]).toMatchObject({ extendedPrice: 4000, isSaving: true })
  send({ type: 'cart.flush' })
  await answer(cartOf([{ ...line, quantity: 4, extendedPrice: 3500 }]))
  expect(view().lines[0]).toMatchObject({ extendedPrice: 3500, isSaving: false })
})
