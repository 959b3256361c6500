import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { StoreError } from '../shared/errors.ts'
import { cartOf, lineOf } from './cart.fixture.ts'
import type { CartChange } from './cart.types.ts'
import { type Cart, type CartFact, type CartGateway, cartMachine, createCartDomain } from './index.ts'

const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0))
}

/** The cart over a server whose every answer is given by hand. */
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
  let keys = 0
  const createKey = () => {
    keys += 1
    return `key-${keys}`
  }
  const actor = createActor(cartMachine, { input: { gateway, createKey } }).start()
  const { getSnapshot, commands, on } = createCartDomain(actor, { currency: 'EUR', currencySymbol, taxIncluded: true })
  const told: CartFact[] = []
  on('*', (fact: CartFact) => told.push(fact))
  return {
    asked,
    changes,
    told,
    start: (cartId: string | null) => actor.send({ type: 'cart.start', cartId }),
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

/** The same with a cart that has been read. */
const openWith = async (cart: Cart) => {
  const opened = open()
  opened.start(cart.id)
  await opened.answer(cart)
  return opened
}

test('a cart that was not asked for yet is neither empty nor filled', {
  meta: { spec: ['4.cart.request-hit', '4.cart.request-hit-meaning', '4.cart.loading-flag'] },
}, async () => {
  const { asked, view, start, answer } = open()
  expect(view()).toMatchObject({ status: 'unknown', wasRequested: false, isLoading: false })
  start('cart-1')
  // React's StrictMode mounts twice.
  start('cart-1')
  expect(view()).toMatchObject({ status: 'unknown', wasRequested: true, isLoading: true })
  await answer(cartOf([]))
  expect(view()).toMatchObject({ status: 'empty', isLoading: false })
  expect(asked).toEqual(['load'])
})

test('a load that fails ends the loading', { meta: { spec: ['4.cart.loading-flag'] } }, async () => {
  const { view, start, fail } = open()
  start('cart-1')
  await fail()
  expect(view()).toMatchObject({ status: 'unknown', isLoading: false, error: { code: 'NETWORK' } })
})

test("the sign of the currency is the site's until a cart tells its own, and $ for a site without one", {
  meta: { spec: ['3.cart.currency-symbol', '3.cart.currency-symbol-known'] },
}, async () => {
  const swiss = open('CHF')
  expect(swiss.view().currencySymbol).toBe('CHF')
  swiss.start('cart-1')
  await swiss.answer(cartOf([], { currency: 'EUR', currencySymbol: '€' }))
  expect(swiss.view().currencySymbol).toBe('€')
  expect(open('').view().currencySymbol).toBe('$')
})

test('a line that was flagged since is unavailable once the cart is read again, and blocks the checkout', async () => {
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

test('an unavailable line says so alone, has no picker, and leaves the amounts to the server', {
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

test("a line that only has the server's error has that one notice, and not the server's words", {
  meta: { spec: ['8.cart.no-longer-available'] },
}, async () => {
  const { view } = await openWith(cartOf([lineOf('a', { itemError: 'Not in this channel', inventoryLevel: 3 })]))
  expect(view().lines).toMatchObject([{ unavailable: 'error', stockNotice: null, hasPicker: false }])
})

test('a wish above the stock is shown and sent as the stock', {
  meta: { spec: ['4.cart.quantity-clamp'] },
}, async () => {
  const { view, commands, changes, send, answer } = await openWith(cartOf([lineOf('a', { inventoryLevel: 7 })]))
  commands.setQuantity('a', '9')
  expect(view().lines[0]?.quantity).toBe(7)
  send({ type: 'cart.settle' })
  expect(changes).toMatchObject([{ kind: 'quantity', lineId: 'a', quantity: 7 }])
  await answer(cartOf([lineOf('a', { inventoryLevel: 7, quantity: 7 })]))
  expect(view().lines[0]?.quantity).toBe(7)
})

test('a new quantity is told as the server took it, with what it was; one that changed nothing is not told', async () => {
  const stocked = (quantity: number) => cartOf([lineOf('a', { quantity })])
  const { commands, answer, send, told } = await openWith(stocked(1))
  for (const [wanted, taken] of [
    [9, 4],
    [7, 4],
    [2, 2],
  ] as const) {
    commands.setQuantity('a', wanted)
    send({ type: 'cart.settle' })
    await answer(stocked(taken))
  }
  commands.setQuantity('a', 3)
  send({ type: 'cart.settle' })
  // Another tab took it away meanwhile.
  await answer(cartOf([]))
  const changes = told.flatMap((fact) => (fact.type === 'line.quantityChanged' ? [[fact.was, fact.line.quantity]] : []))
  expect(changes).toEqual([
    [1, 4],
    [4, 2],
  ])
})

test('of two lines one is removed, then the last one', { meta: { spec: ['4.cart.remove'] } }, async () => {
  const { view, commands, answer, told } = await openWith(cartOf([lineOf('a'), lineOf('b', { variantId: 2 })]))
  commands.remove('a')
  expect(view().lines.map(({ id }) => id)).toEqual(['b'])
  await answer(cartOf([lineOf('b', { variantId: 2 })]))
  commands.remove('b')
  expect(view().status).toBe('empty')
  // The service answers the last one without a cart.
  await answer(cartOf([]))
  expect(view()).toMatchObject({ status: 'empty', count: 0, isSaving: false, error: null })
  expect(told.flatMap((fact) => (fact.type === 'line.removed' ? [fact.line.id] : []))).toEqual(['a', 'b'])
})

test('a moved line leaves a row that counts in nothing, until the drawer closes', {
  meta: { spec: ['2.cart.moved-row-lifetime'] },
}, async () => {
  const stays = lineOf('b', { variantId: 2, quantity: 2 })
  const { view, commands, send, answer } = await openWith(cartOf([lineOf('a'), stays], { cartAmount: 3000 }))
  send({ type: 'line.remove', lineId: 'a', isMove: true })
  await answer(cartOf([stays], { cartAmount: 2000 }))
  expect(view()).toMatchObject({ moved: [{ id: 'a', name: 'a' }], count: 2, subtotal: 2000 })
  expect(view().lines.map(({ id }) => id)).toEqual(['b'])
  commands.clearMoved()
  expect(view().moved).toEqual([])
})

test('what cannot be sent to the new country is told once, and forgotten', {
  meta: { spec: ['4.country.cart-country-updates', '4.cart.unshippable-cleared', '4.cart.unshippable-once'] },
}, async () => {
  const { view, commands, answer, told, asked } = await openWith(cartOf([lineOf('a'), lineOf('b', { variantId: 2 })]))
  commands.setCountry('NO')
  expect(view().country).toBe('NO')
  await answer(cartOf([lineOf('a')], { country: 'NO', removed: [{ id: 'b', name: 'Glacier Pack' }] }))
  expect(asked).toEqual(['load', 'country'])
  expect(view()).toMatchObject({ country: 'NO', count: 1 })
  const removals = () => told.filter(({ type }) => type === 'lines.unshippable')
  expect(removals()).toEqual([{ type: 'lines.unshippable', names: ['Glacier Pack'], country: 'NO' }])
  commands.refresh()
  await answer(cartOf([lineOf('a')], { country: 'NO' }))
  commands.clearMoved()
  expect(removals()).toHaveLength(1)
})

test('the optimistic price stands until the server says what the line comes to', {
  meta: { spec: ['3.cart.line-price'] },
}, async () => {
  const line = lineOf('a', { quantity: 3, salePrice: 1000, extendedPrice: 2700 })
  const { view, commands, send, answer } = await openWith(cartOf([line]))
  expect(view().lines[0]?.extendedPrice).toBe(2700)
  commands.setQuantity('a', 4)
  expect(view().lines[0]).toMatchObject({ extendedPrice: 4000, isSaving: true })
  send({ type: 'cart.settle' })
  await answer(cartOf([{ ...line, quantity: 4, extendedPrice: 3500 }]))
  expect(view().lines[0]).toMatchObject({ extendedPrice: 3500, isSaving: false })
})
