import { expect, test } from 'vitest'
import { createCalls } from '../kit/createCalls.ts'
import type { Outcome } from '../shared/outcome.ts'
import { cartOf, lineOf, nextId } from './cart.fixture.ts'
import type { Cart, CartEvent } from './cart.types.ts'
import { openPaused } from './pausedServer.fixture.ts'

/** The result of a call: the ids of the lines, `no cart`, or the error. */
const resultOf = (outcome: Outcome<Cart | null>): string => {
  if (!outcome.ok) return outcome.error.code
  return outcome.value === null ? 'no cart' : outcome.value.lines.map(({ id, quantity }) => `${id} ${quantity}`).join()
}

/** Collects the results of calls in the order in which they end. */
const collect = () => {
  const results: string[] = []
  const watch = (name: string, call: Promise<Outcome<Cart | null>>): void => {
    void call.then((outcome) => results.push(`${name}: ${resultOf(outcome)}`))
  }
  return { results, watch }
}

const open = async () => {
  const page = openPaused(cartOf([lineOf('a', { variantId: '1' }), lineOf('b', { variantId: '2', isMutable: false })]))
  page.actor.send({ type: 'cart.start', changeId: nextId(), cartId: 'cart-1', country: 'DE' })
  await page.answer()
  return { ...page, ...collect() }
}

test('each change ends with the cart that the server confirmed', async () => {
  const { commands, watch, results, calmDown } = await open()
  watch('add', commands.add({ variantId: '3' }))
  watch('country', commands.setCountry('FR'))
  watch('remove', commands.remove('a'))
  expect(results).toEqual([])
  await calmDown()
  expect(results).toEqual(['add: a 1,b 1,line-3 1', 'country: a 1,b 1,line-3 1', 'remove: b 1,line-3 1'])
})

test('adds of one variant in quick succession are one change, and each call has its outcome', async () => {
  const { commands, watch, results, calls, calmDown } = await open()
  watch('first', commands.add({ variantId: '3' }))
  watch('second', commands.add({ variantId: '4' }))
  watch('third', commands.add({ variantId: '4', quantity: 2 }))
  await calmDown()
  expect(calls).toEqual(['load cart-1', 'add', 'add'])
  expect(results).toEqual([
    'first: a 1,b 1,line-3 1',
    'second: a 1,b 1,line-3 1,line-4 3',
    'third: a 1,b 1,line-3 1,line-4 3',
  ])
})

test('a newer quantity shares the change; a removal replaces it', async () => {
  const { commands, watch, results, calmDown } = await open()
  watch('first', commands.setQuantity('a', 2))
  watch('second', commands.setQuantity('a', 3))
  await calmDown()
  expect(results).toEqual(['first: a 3,b 1', 'second: a 3,b 1'])
  watch('third', commands.setQuantity('a', 4))
  watch('removal', commands.remove('a'))
  await calmDown()
  expect(results.slice(2)).toEqual(['third: SUPERSEDED', 'removal: b 1'])
})

test('a quantity during the save of another one is a change of its own', async () => {
  const { commands, watch, results, calmDown, clock } = await open()
  watch('first', commands.setQuantity('a', 2))
  clock.increment(500)
  watch('second', commands.setQuantity('a', 3))
  await calmDown()
  expect(results).toEqual(['first: a 2,b 1', 'second: a 3,b 1'])
})

test('a command for an unknown line, and a quantity of an immutable line, are ignored', async () => {
  const { commands, watch, results, answer } = await open()
  watch('quantity', commands.setQuantity('z', 2))
  watch('removal', commands.remove('z'))
  watch('move', commands.moveToWishlist('z'))
  watch('immutable', commands.setQuantity('b', 2))
  await answer()
  expect(results).toEqual(['quantity: IGNORED', 'removal: IGNORED', 'move: IGNORED', 'immutable: IGNORED'])
})

test('a change that the server refuses ends with its error, and the event says whether a toast shows it', async () => {
  const { commands, watch, results, events, fail, answer } = await open()
  watch('loud', commands.setQuantity('a', 2))
  watch('quiet', commands.add({ variantId: '3' }, { toast: false }))
  await fail('REFUSED')
  await answer()
  await fail('REFUSED')
  expect(results).toEqual(['loud: REFUSED', 'quiet: REFUSED'])
  const failures = events.filter(({ type }) => type === 'cart.failed')
  expect(failures).toMatchObject([{ kind: 'quantity' }, { kind: 'add', toast: false }])
  expect(failures[0]).not.toHaveProperty('toast')
})

test('without a connection a change stays pending until the server answers', async () => {
  const { commands, watch, results, fail, calmDown, events } = await open()
  watch('quiet', commands.add({ variantId: '3' }, { toast: false }))
  await fail('NETWORK')
  expect(results).toEqual([])
  expect(events.at(-1)).toEqual({ type: 'cart.waiting', toast: false })
  await calmDown()
  expect(results).toEqual(['quiet: a 1,b 1,line-3 1'])
})

/** Returns options whose `onWaiting` callback records the name of the call in `waiting`. */
const notes = () => {
  const waiting: string[] = []
  return { waiting, as: (name: string) => ({ toast: false, onWaiting: () => void waiting.push(name) }) as const }
}

test('only the calls of changes that wait are notified, each once', async () => {
  const { commands, watch, results, answer, fail, calmDown } = await open()
  const { waiting, as } = notes()
  watch('saved', commands.add({ variantId: '3' }, as('saved')))
  await answer()
  watch('add', commands.add({ variantId: '4' }, as('add')))
  watch('country', commands.setCountry('FR', as('country')))
  watch('debounced', commands.setQuantity('a', 2, as('debounced')))
  await fail('NETWORK')
  expect([results, waiting]).toEqual([['saved: a 1,b 1,line-3 1'], ['add', 'country']])
  await calmDown()
  expect(results).toHaveLength(4)
  expect(waiting).toEqual(['add', 'country'])
})

test('two adds that share a change are both notified, also when the second joins a change that already waits', async () => {
  const { commands, events, answer, fail, calmDown, calls } = await open()
  const { waiting, as } = notes()
  void commands.add({ variantId: '9' }, as('in flight'))
  void commands.add({ variantId: '3' }, as('first'))
  void commands.add({ variantId: '3' }, as('second'))
  await fail('NETWORK')
  expect(waiting).toEqual(['in flight', 'first', 'second'])
  // The change that `first` and `second` share has not been sent, so the third add can join it.
  void commands.add({ variantId: '3' }, as('third'))
  await answer()
  await fail('NETWORK')
  expect(waiting).toEqual(['in flight', 'first', 'second', 'third'])
  expect(events.filter(({ type }) => type === 'cart.waiting')).toHaveLength(2)
  await calmDown()
  expect(calls.filter((call) => call === 'add')).toHaveLength(4)
})

test('a sign-out ends every call', async () => {
  const { actor, commands, watch, results, answer } = await open()
  watch('add', commands.add({ variantId: '3' }))
  watch('quantity', commands.setQuantity('a', 2))
  watch('refresh', commands.refresh())
  watch('move', commands.moveToWishlist('a'))
  actor.send({ type: 'cart.release' })
  await answer()
  expect(results).toEqual(['add: ABORTED', 'quantity: ABORTED', 'refresh: ABORTED', 'move: ABORTED'])
})

test('a refresh ends with the loaded cart, or at once with the error of the load', async () => {
  const { commands, watch, results, answer, fail } = await open()
  watch('first', commands.refresh())
  watch('second', commands.refresh())
  await answer()
  await answer()
  expect(results).toEqual(['first: a 1,b 1', 'second: a 1,b 1'])
  watch('offline', commands.refresh())
  await fail('NETWORK')
  expect(results[2]).toBe('offline: NETWORK')
})

test('without a cart a refresh and a country end at once; a country that waits for the load ends with its save', async () => {
  const none = openPaused()
  const { results, watch } = collect()
  watch('early', none.commands.refresh())
  none.actor.send({ type: 'cart.start', changeId: nextId(), cartId: null, country: 'DE' })
  watch('country', none.commands.setCountry('FR'))
  watch('refresh', none.commands.refresh())
  await none.answer()
  expect(results).toEqual(['early: no cart', 'country: no cart', 'refresh: no cart'])

  const page = openPaused(cartOf([lineOf('a')], { country: 'DE' }))
  page.actor.send({ type: 'cart.start', changeId: nextId(), cartId: 'cart-1', country: 'DE' })
  watch('waiting', page.commands.setCountry('FR'))
  await page.calmDown()
  expect([results[3], page.find('cart-1').country]).toEqual(['waiting: a 1', 'FR'])
})

test('when the cart has gone, a country that waited for the load ends without a cart', async () => {
  const page = openPaused()
  const { results, watch } = collect()
  page.actor.send({ type: 'cart.start', changeId: nextId(), cartId: 'cart-1', country: 'DE' })
  watch('country', page.commands.setCountry('FR'))
  await page.calmDown()
  expect(results).toEqual(['country: no cart'])
})

test('the country that the cart already has ends with the cart', async () => {
  const page = openPaused(cartOf([lineOf('a')], { country: 'FR' }))
  const { results, watch } = collect()
  page.actor.send({ type: 'cart.start', changeId: nextId(), cartId: 'cart-1', country: 'DE' })
  watch('country', page.commands.setCountry('FR'))
  await page.calmDown()
  expect([results, page.calls]).toEqual([['country: a 1'], ['load cart-1']])
})

test('a removal whose line has gone succeeds; a quantity of it is ignored', async () => {
  const page = openPaused(cartOf([lineOf('a'), lineOf('b'), lineOf('c')]))
  const { results, watch } = collect()
  page.actor.send({ type: 'cart.start', changeId: nextId(), cartId: 'cart-1' })
  await page.answer()
  watch('removal', page.commands.remove('a'))
  watch('quantity', page.commands.setQuantity('b', 3))
  // Another tab removed both lines.
  page.carts.set('cart-1', cartOf([lineOf('c')], { revision: '9' }))
  await page.calmDown()
  expect(results.toSorted()).toEqual(['quantity: IGNORED', 'removal: c 1'])
})

test('line changes of a cart that another tab replaced are ignored; a pending add goes to the new cart', async () => {
  const page = openPaused(cartOf([lineOf('a')]), cartOf([lineOf('z', { variantId: '9' })], { id: 'cart-2' }))
  const { results, watch } = collect()
  page.actor.send({ type: 'cart.start', changeId: nextId(), cartId: 'cart-1' })
  await page.answer()
  watch('quantity', page.commands.setQuantity('a', 3))
  page.actor.send({ type: 'cart.adopt', cartId: 'cart-2' })
  watch('add', page.commands.add({ variantId: '3' }))
  await page.calmDown()
  expect(results).toEqual(['quantity: IGNORED', 'add: z 1,line-3 1'])
})

test('a move asks for the wish list once, and ends when the line is removed or cannot move', async () => {
  const { actor, commands, watch, results, events, calmDown, emitted } = await open()
  watch('first', commands.moveToWishlist('a', { toast: false }))
  watch('second', commands.moveToWishlist('a'))
  expect(emitted('line.moveRequested')).toBe(1)
  expect(events.at(-1)).toMatchObject({ type: 'line.moveRequested', toast: false })
  actor.send({ type: 'cart.change', changeId: nextId(), change: { kind: 'remove', lineId: 'a', isMove: true } })
  await calmDown()
  expect(results).toEqual(['first: b 1', 'second: b 1'])
})

test('a line that was removed while its product was added to the wish list ends the move as ignored', async () => {
  const { actor, commands, watch, results, calmDown } = await open()
  watch('move', commands.moveToWishlist('a'))
  watch('removal', commands.remove('a'))
  await calmDown()
  actor.send({ type: 'cart.change', changeId: nextId(), change: { kind: 'remove', lineId: 'a', isMove: true } })
  await calmDown()
  expect(results).toEqual(['removal: b 1', 'move: IGNORED'])
})

test('a flush ends with the error of a change that failed during it', async () => {
  const { actor, commands, events, fail, answer } = await open()
  void commands.setQuantity('a', 2)
  actor.send({ type: 'cart.flush' })
  await fail('REFUSED')
  await answer()
  expect(events.findLast(({ type }) => type === 'cart.settled')).toMatchObject({ error: { code: 'REFUSED' } })
})

test('the calls of a flush end together: with the cart, or with ABORTED when a change failed', async () => {
  const page = await open()
  const { start } = createCalls(page.actor, nextId)
  const flush = () => start<Cart>((call) => page.actor.send({ type: 'cart.flush', call }))
  void page.commands.setQuantity('a', 2)
  page.watch('first', flush())
  page.watch('second', flush())
  expect(page.results).toEqual([])
  await page.calmDown()
  expect(page.results).toEqual(['first: a 2,b 1', 'second: a 2,b 1'])
  void page.commands.setQuantity('a', 3)
  page.watch('third', flush())
  await page.fail('REFUSED')
  await page.calmDown()
  page.watch('without changes', flush())
  await page.answer()
  expect(page.results.slice(2)).toEqual(['third: ABORTED', 'without changes: a 2,b 1'])
})

test('a refresh ends with the error of a claim that the server refuses, since no cart is known then', async () => {
  const page = { ...openPaused(), ...collect() }
  page.actor.send({ type: 'cart.start', changeId: nextId(), cartId: null, country: 'DE' })
  page.actor.send({ type: 'cart.claim' })
  page.watch('refresh', page.commands.refresh())
  await page.fail('REFUSED')
  expect(page.results).toEqual(['refresh: REFUSED'])
  expect(page.view().status).toBe('unknown')
})

/** Returns the option `toast` of each `cart.failed`; `undefined` means that a toast shows the error. */
const toastsOf = (events: readonly CartEvent[]): readonly (false | undefined)[] =>
  events.flatMap((event) => (event.type === 'cart.failed' ? [event.toast] : []))

test.each([
  ['no toast, because the caller shows it', { toast: false }, false],
  ['a toast', {}, undefined],
] as const)('the unreadable response of a refresh is reported with %s', async (_, options, toast) => {
  const page = await open()
  page.watch('refresh', page.commands.refresh(options))
  await page.fail('CONTRACT')
  expect([page.results, toastsOf(page.events)]).toEqual([['refresh: CONTRACT'], [toast]])
})

test('the claim that a refresh retries shows no toast if it ends the call of the refresh, and one if it does not', async () => {
  const page = { ...openPaused(), ...collect() }
  page.actor.send({ type: 'cart.start', changeId: nextId(), cartId: null })
  page.actor.send({ type: 'cart.claim' })
  await page.fail('REFUSED')
  page.watch('without a cart', page.commands.refresh({ toast: false }))
  await page.fail('REFUSED')
  expect([page.results, toastsOf(page.events)]).toEqual([['without a cart: REFUSED'], [undefined, false]])
  const other = await open()
  other.actor.send({ type: 'cart.claim' })
  other.watch('with a cart', other.commands.refresh({ toast: false }))
  await other.fail('REFUSED')
  await other.answer()
  expect([other.results, toastsOf(other.events)]).toEqual([['with a cart: a 1,b 1'], [undefined]])
})

test('a refresh that finds the cart gone waits for the claim that follows', async () => {
  const page = await open()
  page.actor.on('cart.replaced', ({ cartId }) => {
    if (cartId === null) page.actor.send({ type: 'cart.claim' })
  })
  page.carts.clear()
  page.watch('refresh', page.commands.refresh())
  await page.answer()
  expect([page.calls.at(-1), page.results, page.view().status]).toEqual(['claim null', [], 'unknown'])
  await page.fail('REFUSED')
  expect(page.results).toEqual(['refresh: REFUSED'])
})

test('a refresh that finds the cart gone ends with the cart of another tab that is adopted instead', async () => {
  const page = await open()
  page.actor.on('cart.replaced', ({ cartId }) => {
    if (cartId === null) page.actor.send({ type: 'cart.adopt', cartId: 'cart-2' })
  })
  page.carts.clear()
  page.carts.set('cart-2', cartOf([lineOf('z')], { id: 'cart-2' }))
  page.watch('refresh', page.commands.refresh())
  await page.answer()
  expect(page.results).toEqual([])
  await page.answer()
  expect([page.results, page.view().status]).toEqual([['refresh: z 1'], 'filled'])
})

test.each([
  ['both callers show the error', [false, false], false],
  ['one of them relies on the toast', [false, undefined], undefined],
])('two merged adds that fail are quiet or not when %s', async (_, toasts, expected) => {
  const { commands, events, answer, fail } = await open()
  // While this add is in flight, the next ones merge.
  void commands.add({ variantId: '9' })
  for (const toast of toasts) void commands.add({ variantId: '3' }, toast === false ? { toast } : {})
  await answer()
  await fail('REFUSED')
  const failures = events.filter(({ type }) => type === 'cart.failed')
  expect(failures.map((event) => ('toast' in event ? event.toast : undefined))).toEqual([expected])
})
