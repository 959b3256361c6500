import { describe, expect, test } from 'vitest'
import { StoreError } from '../shared/errors.ts'
import { cartOf, lineOf, nextId } from './cart.fixture.ts'
import { openPaused, type PausedCart } from './pausedServer.fixture.ts'

const lines = [lineOf('a', { variantId: '1' }), lineOf('b', { variantId: '2' }), lineOf('c', { variantId: '3' })]

/** Opens a started cart with the lines a and b; the line c has been moved to the wish list. */
const open = async () => {
  const page = openPaused(cartOf(lines, { country: 'DE' }), cartOf([lineOf('z', { variantId: '9' })], { id: 'cart-2' }))
  page.actor.send({ type: 'cart.start', changeId: nextId(), cartId: 'cart-1' })
  await page.answer()
  page.actor.send({ type: 'cart.change', changeId: nextId(), change: { kind: 'remove', lineId: 'c', isMove: true } })
  await page.answer()
  return page
}

/** The states of a loaded cart, each with the steps that lead to it. */
const places: Readonly<Record<string, (page: PausedCart) => Promise<void>>> = {
  ready: async () => undefined,
  loading: async ({ actor }) => actor.send({ type: 'cart.refresh' }),
  unreachable: async ({ actor, fail }) => {
    actor.send({ type: 'cart.refresh' })
    await fail('NETWORK')
  },
  claiming: async ({ actor }) => actor.send({ type: 'cart.claim' }),
  saving: async ({ actor }) =>
    actor.send({ type: 'cart.change', changeId: nextId(), change: { kind: 'country', country: 'AT' } }),
  stale: async ({ actor, answer, fail }) => {
    actor.send({ type: 'cart.change', changeId: nextId(), change: { kind: 'country', country: 'AT' } })
    await fail('CONFLICT')
    await answer()
    await fail('CONFLICT')
  },
  waiting: async ({ actor, fail }) => {
    actor.send({ type: 'cart.change', changeId: nextId(), change: { kind: 'country', country: 'AT' } })
    await fail('SERVER')
  },
}

const reach = async (place: string): Promise<PausedCart> => {
  const page = await open()
  await places[place]?.(page)
  expect(page.actor.getSnapshot().value).toBe(place)
  return page
}

/** Returns the lines as the shopper sees them, and as the server has them. */
const bothOf = ({ view, find }: PausedCart, cartId = 'cart-1') =>
  [view().lines, find(cartId).lines].map((all) => all.map(({ id, quantity }) => `${id} ${quantity}`))

const both = (...shown: readonly string[]) => [shown, shown]

describe.each(Object.keys(places))('%s', (place) => {
  test('an add counts once', async () => {
    const page = await reach(place)
    page.commands.add({ variantId: '1', quantity: 2 })
    expect(page.view().count).toBe(4)
    await page.calmDown()
    expect(bothOf(page)).toEqual(both('b 1', 'a 3'))
    expect(page.events.filter(({ type }) => type === 'line.added')).toMatchObject([{ variantId: '1', quantity: 2 }])
    expect(page.view()).toMatchObject({ isSaving: false, error: null })
  })

  test('a removed line disappears at once and stays removed', async () => {
    const page = await reach(place)
    page.commands.remove('a')
    expect(page.view().lines.map(({ id }) => id)).toEqual(['b'])
    await page.calmDown()
    expect(bothOf(page)).toEqual(both('b 1'))
    expect(page.emitted('line.removed')).toBe(2)
  })

  test('a quantity is shown at once and saved after its debounce', async () => {
    const page = await reach(place)
    page.commands.setQuantity('a', '5')
    expect(page.view().lines[0]).toMatchObject({ quantity: 5, isSaving: true })
    page.clock.increment(499)
    expect(page.calls).not.toContain('quantity')
    page.clock.increment(1)
    await page.calmDown()
    expect(bothOf(page)).toEqual(both('a 5', 'b 1'))
    expect(page.calls.filter((call) => call === 'quantity')).toHaveLength(1)
    const changed = page.events.filter(({ type }) => type === 'line.quantityChanged')
    expect(changed).toMatchObject([{ line: { id: 'a', quantity: 5 }, was: 1 }])
  })

  test('moving a line emits an event, and the line stays until it is on the wish list', async () => {
    const page = await reach(place)
    const known = page.calls.length
    page.commands.moveToWishlist('b')
    expect(page.events.at(-1)).toMatchObject({ type: 'line.moveRequested', line: { id: 'b' } })
    expect([page.view().count, page.calls.length]).toEqual([2, known])
    await page.calmDown()
    expect(bothOf(page)).toEqual(both('a 1', 'b 1'))
  })

  test('a move that fails ends its call with the error, and the line stays and can be moved again', async () => {
    const page = await reach(place)
    const [known, calls] = [page.emitted('cart.failed'), page.calls.length]
    const moves = [page.commands.moveToWishlist('b'), page.commands.moveToWishlist('b')]
    const error = new StoreError('SERVER', 'no')
    page.actor.send({ type: 'line.moveFailed', lineId: 'b', error })
    expect(await Promise.all(moves)).toEqual([
      { ok: false, error },
      { ok: false, error },
    ])
    expect([page.actor.getSnapshot().value, page.calls.length]).toEqual([place, calls])
    // The wish list domain reports this failure, so the cart emits no further event.
    expect([page.view().count, page.emitted('cart.failed')]).toEqual([2, known])
    void page.commands.moveToWishlist('b')
    expect(page.emitted('line.moveRequested')).toBe(2)
    await page.calmDown()
    expect(bothOf(page)).toEqual(both('a 1', 'b 1'))
  })

  test('the moved rows disappear when the drawer closes, and the cart stays', async () => {
    const page = await reach(place)
    expect(page.view().moved).toEqual([{ id: 'c', name: 'c' }])
    page.commands.clearMoved()
    expect(page.view().moved).toEqual([])
    await page.calmDown()
    expect(bothOf(page)).toEqual(both('a 1', 'b 1'))
  })

  test('another country is applied at once and stays', async () => {
    const page = await reach(place)
    page.commands.setCountry('FR')
    expect(page.view().country).toBe('FR')
    await page.calmDown()
    expect([page.view().country, page.find('cart-1').country]).toEqual(['FR', 'FR'])
  })

  test('a note is shown at once and stays', async () => {
    const page = await reach(place)
    const noted = page.commands.change({ kind: 'note', text: 'Ring twice.' })
    expect(page.view()).toMatchObject({ note: 'Ring twice.', isSaving: true })
    await page.calmDown()
    expect([(await noted).ok, page.view().note, page.find('cart-1').note]).toEqual([true, 'Ring twice.', 'Ring twice.'])
  })

  test('a refresh shows changes from other devices', async () => {
    const page = await reach(place)
    page.commands.refresh()
    await page.answer()
    page.save({ ...page.find('cart-1'), revision: '99', lines: [lineOf('b', { variantId: '2', quantity: 4 })] })
    page.commands.refresh()
    await page.calmDown()
    expect(bothOf(page)).toEqual(both('b 4'))
  })

  test('a sign-in claims the cart', async () => {
    const page = await reach(place)
    page.actor.send({ type: 'cart.claim' })
    await page.calmDown()
    expect(page.calls.filter((call) => call.startsWith('claim'))).toEqual(['claim cart-1'])
    expect(page.find('cart-1').customerId).toBe('12')
    expect(bothOf(page)).toEqual(both('a 1', 'b 1'))
  })

  test('a sign-out shows an empty cart at once, whatever the response is, and a new cart can start', async () => {
    const page = await reach(place)
    page.commands.setQuantity('a', 5)
    page.actor.send({ type: 'cart.release' })
    expect(page.view()).toMatchObject({ status: 'empty', id: null, count: 0, isSaving: false, moved: [] })
    expect(page.events.at(-1)).toEqual({ type: 'cart.replaced', cartId: null, was: 'cart-1' })
    expect(page.calls.at(-1)).toBe('release cart-1')
    await page.calmDown()
    expect(page.view()).toMatchObject({ status: 'empty', id: null })
    page.commands.add({ variantId: '1' })
    await page.calmDown()
    expect(bothOf(page, 'cart-new')).toEqual(both('line-1 1'))
  })

  test('a sign-out drops each pending change and emits its failure, because a button may wait for it', async () => {
    const page = await reach(place)
    const asked = page.view().isSaving ? ['country'] : []
    page.commands.add({ variantId: '9', name: 'Zelt' })
    page.commands.add({ variantId: '1' })
    page.actor.send({ type: 'cart.release' })
    const given = page.events.flatMap((event) => (event.type === 'cart.failed' ? [event] : []))
    expect(given.map(({ kind }) => kind)).toEqual([...asked, 'add', 'add'])
    expect(given.slice(-2)).toMatchObject([{ name: 'Zelt' }, { name: 'a' }])
    expect(given.every(({ error }) => error.code === 'ABORTED')).toBe(true)
    // The change that was dropped with the old cart must not appear as an error of the next cart.
    expect(page.view().error).toBe(null)
  })

  test('the cart of another tab is shown, and pending adds are sent to it', async () => {
    const page = await reach(place)
    page.actor.send({ type: 'cart.adopt', cartId: 'cart-2' })
    page.commands.add({ variantId: '9', quantity: 2 })
    await page.calmDown()
    expect([page.view().id, page.view().lines[0]?.quantity]).toEqual(['cart-2', 3])
    expect(bothOf(page, 'cart-2')).toEqual(both('z 3'))
  })

  test('a flush emits cart.settled once, when all debounced changes are answered', async () => {
    const page = await reach(place)
    page.commands.setQuantity('a', 5)
    page.actor.send({ type: 'cart.flush' })
    expect(page.emitted('cart.settled')).toBe(0)
    await page.calmDown()
    expect([page.emitted('cart.settled'), page.view().isSaving]).toEqual([1, false])
    expect(bothOf(page)).toEqual(both('a 5', 'b 1'))
  })
})

test.each(Object.keys(places).flatMap((place) => [[place, 'fail'] as const, [place, 'lose'] as const]))(
  '%s, with the next responses made to %s: all changes are applied, each once',
  async (place, how) => {
    const page = await reach(place)
    page.commands.add({ variantId: '1', quantity: 2 })
    page.commands.setQuantity('b', 5)
    page.commands.setCountry('FR')
    page.actor.send({ type: 'cart.claim' })
    page.actor.send({ type: 'cart.flush' })
    await (how === 'lose' ? page.loseResponses() : page.fail('NETWORK'))
    await page.calmDown()
    expect(bothOf(page)).toEqual(both('b 5', 'a 3'))
    expect(page.find('cart-1')).toMatchObject({ country: 'FR', customerId: '12' })
    expect([page.emitted('line.added'), page.emitted('cart.settled'), page.emitted('cart.failed')]).toEqual([1, 1, 0])
  },
)

test.each([
  ['cart.refresh', 'load cart-1'],
  ['cart.claim', 'claim cart-1'],
  ['cart.adopt', 'load cart-2'],
] as const)('%s retries an unreachable cart at once, without waiting for the next retry', async (type, call) => {
  const page = await reach('unreachable')
  const known = page.calls.length
  page.actor.send(type === 'cart.adopt' ? { type, cartId: 'cart-2' } : { type })
  expect(page.calls.slice(known)).toEqual([call])
})

test.each(['loading', 'claiming', 'saving'])(
  'a refresh while %s runs after it, because the response in progress may be older',
  async (place) => {
    const page = await reach(place)
    const known = page.calls.length
    page.commands.refresh()
    await page.answer()
    await page.calmDown()
    expect(page.calls.slice(known)).toEqual(['load cart-1'])
  },
)

test('a refresh before the claim is fulfilled by the claim', async () => {
  const page = await reach('saving')
  const known = page.calls.length
  page.commands.refresh()
  page.actor.send({ type: 'cart.claim' })
  await page.calmDown()
  expect(page.calls.slice(known)).toEqual(['claim cart-1'])
})

test('an unreachable cart is still loaded when the other tab turns out to have the same cart', async () => {
  const page = await reach('unreachable')
  page.save({ ...page.find('cart-1'), revision: '99', lines: [] })
  page.actor.send({ type: 'cart.adopt', cartId: 'cart-1' })
  await page.calmDown()
  expect(page.view().status).toBe('empty')
})
