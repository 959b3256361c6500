import { describe, expect, test } from 'vitest'
import { StoreError } from '../shared/errors.ts'
import { cartOf, lineOf, nextId } from './cart.fixture.ts'
import { openPaused, type PausedCart } from './pausedServer.fixture.ts'

const lines = [lineOf('a', { variantId: '1' }), lineOf('b', { variantId: '2' })]

const start = ({ actor }: PausedCart) => actor.send({ type: 'cart.start', changeId: nextId(), cartId: 'cart-1' })

/** The states before the cart is loaded, each with the steps that reach it. */
const places: Readonly<Record<string, (page: PausedCart) => Promise<void>>> = {
  unknown: async () => undefined,
  loading: async (page) => start(page),
  unreachable: async (page) => {
    start(page)
    await page.fail('NETWORK')
  },
}

const reach = async (place: string): Promise<PausedCart> => {
  const page = openPaused(cartOf(lines, { country: 'DE' }), cartOf([lineOf('z', { variantId: '9' })], { id: 'cart-2' }))
  await places[place]?.(page)
  expect(page.actor.getSnapshot().value).toBe(place)
  expect(page.view().status).toBe('unknown')
  return page
}

/** Starts the cart if necessary, and answers all requests until the cart is ready. */
const goOn = async (page: PausedCart): Promise<void> => {
  start(page)
  await page.calmDown()
  expect(page.actor.getSnapshot()).toMatchObject({ value: 'ready', status: 'active' })
}

const shown = ({ view }: PausedCart) => view().lines.map(({ id, quantity }) => `${id} ${quantity}`)

describe.each(Object.keys(places))('%s, before the cart is loaded,', (place) => {
  test('an add is sent to the existing cart, once', async () => {
    const page = await reach(place)
    page.commands.add({ variantId: '1', quantity: 2 })
    await goOn(page)
    expect([shown(page), page.find('cart-1').lines]).toMatchObject([
      ['b 1', 'a 3'],
      [{ quantity: 1 }, { quantity: 3 }],
    ])
    expect(page.calls.filter((call) => call === 'add' || call === 'create')).toEqual(['add'])
    expect(page.emitted('line.added')).toBe(1)
  })

  test('a note is sent when the cart is loaded', async () => {
    const page = await reach(place)
    const noted = page.commands.change({ kind: 'note', text: 'Ring twice.' })
    await goOn(page)
    expect([(await noted).ok, page.view().note, page.calls.at(-1)]).toEqual([true, 'Ring twice.', 'note'])
  })

  test.each([
    ['removed', (page: PausedCart) => page.commands.remove('a')],
    ['given another quantity', (page: PausedCart) => page.commands.setQuantity('a', 5)],
    ['moved', (page: PausedCart) => page.commands.moveToWishlist('a')],
    ['forgotten among the moved', (page: PausedCart) => page.commands.clearMoved()],
  ])('no line can be %s, because none is shown', async (_, act) => {
    const page = await reach(place)
    act(page)
    page.clock.increment(500)
    expect([page.view().isSaving, page.emitted('line.moveRequested')]).toEqual([false, 0])
    await goOn(page)
    expect(shown(page)).toEqual(['a 1', 'b 1'])
    expect(page.calls.every((call) => call === 'load cart-1')).toBe(true)
  })

  test('a late failure of a move changes nothing', async () => {
    const page = await reach(place)
    const before = [page.view(), page.events.length, page.calls.length]
    page.actor.send({ type: 'line.moveFailed', lineId: 'a', error: new StoreError('SERVER', 'no') })
    expect([page.view(), page.events.length, page.calls.length]).toEqual(before)
    expect(page.actor.getSnapshot().value).toBe(place)
    await goOn(page)
    expect(shown(page)).toEqual(['a 1', 'b 1'])
    expect([page.view().error, page.emitted('cart.failed')]).toEqual([null, 0])
  })

  test('a refresh loads the cart', async () => {
    const page = await reach(place)
    page.commands.refresh()
    await goOn(page)
    expect(shown(page)).toEqual(['a 1', 'b 1'])
    expect(page.view().wasRequested).toBe(true)
  })

  test('a sign-in claims the cart', async () => {
    const page = await reach(place)
    page.actor.send({ type: 'cart.claim' })
    await goOn(page)
    expect(page.calls.filter((call) => call.startsWith('claim'))).toEqual(['claim cart-1'])
    expect([shown(page), page.find('cart-1').customerId]).toEqual([['a 1', 'b 1'], '12'])
  })

  test('the cart of another tab replaces it, with the pending add and the sign-in applied', async () => {
    const page = await reach(place)
    page.commands.add({ variantId: '9' })
    page.actor.send({ type: 'cart.adopt', cartId: 'cart-2' })
    page.actor.send({ type: 'cart.claim' })
    await goOn(page)
    expect([page.view().id, shown(page)]).toEqual(['cart-2', ['z 2']])
    expect(page.calls).toContain('claim cart-2')
  })

  test('a flush waits for the pending add, and cart.settled is emitted once', async () => {
    const page = await reach(place)
    page.commands.add({ variantId: '1' })
    page.actor.send({ type: 'cart.flush' })
    expect(page.emitted('cart.settled')).toBe(0)
    await goOn(page)
    expect([page.emitted('cart.settled'), shown(page)]).toEqual([1, ['b 1', 'a 2']])
  })
})

test.each(['loading', 'unreachable'])(
  'a country chosen while the cart is %s becomes the country of the cart',
  async (place) => {
    const page = await reach(place)
    page.commands.setCountry('FR')
    expect(page.view().country).toBe('FR')
    await goOn(page)
    expect([page.view().country, page.find('cart-1').country]).toEqual(['FR', 'FR'])
    expect(page.calls.filter((call) => call === 'country')).toHaveLength(1)
  },
)

test('the default country of the site is no choice: the cart keeps its country', async () => {
  const page = await reach('unknown')
  page.actor.send({ type: 'cart.start', changeId: nextId(), cartId: 'cart-1', country: 'AT' })
  expect(page.view().country).toBe('AT')
  await goOn(page)
  expect([page.view().country, page.calls]).toEqual(['DE', ['load cart-1']])
})

test("a country chosen before the start becomes the country of the cart, whatever the site's default is", async () => {
  const page = await reach('unknown')
  page.commands.setCountry('FR')
  page.actor.send({ type: 'cart.start', changeId: nextId(), cartId: 'cart-1', country: 'AT' })
  await goOn(page)
  expect([page.view().country, page.calls]).toEqual(['FR', ['load cart-1', 'country']])
})

test.each([
  ['is where the first cart ships to', true, 'FR', ['create', 'country']],
  ['is not what the site begins with', false, 'DE', ['create']],
] as const)('a country chosen in an earlier visit %s', async (_, wasChosen, country, calls) => {
  const page = openPaused()
  page.actor.send({ type: 'cart.start', changeId: nextId(), cartId: null, country: 'FR', wasChosen })
  page.commands.add({ variantId: '1' })
  await page.calmDown()
  expect([page.view().country, page.calls]).toEqual([country, calls])
})

test('a country chosen in an earlier visit does not change the existing cart, but applies to the next one', async () => {
  const page = await reach('unknown')
  page.actor.send({ type: 'cart.start', changeId: nextId(), cartId: 'cart-1', country: 'FR', wasChosen: true })
  await page.calmDown()
  expect([page.view().country, page.calls]).toEqual(['DE', ['load cart-1']])
  page.actor.send({ type: 'cart.adopt', cartId: null })
  page.commands.add({ variantId: '1' })
  await page.calmDown()
  expect([page.view().country, page.calls.slice(1)]).toEqual(['FR', ['create', 'country']])
})

test.each([
  ['another country', 'FR', ['create', 'country']],
  ['the same country', 'DE', ['create']],
])('%s chosen before there is a cart becomes the country of the first cart', async (_, country, calls) => {
  const page = openPaused()
  page.actor.send({ type: 'cart.start', changeId: nextId(), cartId: null })
  page.commands.setCountry(country)
  page.commands.add({ variantId: '1' })
  await page.calmDown()
  expect([page.view().country, page.calls]).toEqual([country, calls])
})

test('signing out before the start drops pending changes, and the cart can still start', async () => {
  const page = await reach('unknown')
  page.commands.add({ variantId: '1' })
  page.actor.send({ type: 'cart.release' })
  await goOn(page)
  expect([shown(page), page.calls]).toEqual([['a 1', 'b 1'], ['load cart-1']])
})

test.each(['loading', 'unreachable'])(
  'signing out while the cart is %s shows no cart, whatever the response is',
  async (place) => {
    const page = await reach(place)
    page.actor.send({ type: 'cart.release' })
    await goOn(page)
    expect(page.view()).toMatchObject({ status: 'empty', id: null, count: 0 })
  },
)

test('a flush while the cart is unreachable ends at once', async () => {
  const page = await reach('unreachable')
  page.actor.send({ type: 'cart.flush' })
  expect(page.emitted('cart.settled')).toBe(1)
})

test('the cart id of another tab is ignored when this tab has created a cart since', async () => {
  const page = openPaused(cartOf([lineOf('z')], { id: 'cart-2' }))
  page.actor.send({ type: 'cart.start', changeId: nextId(), cartId: null })
  page.commands.add({ variantId: '1' })
  page.actor.send({ type: 'cart.adopt', cartId: 'cart-2' })
  await page.calmDown()
  expect([page.view().id, page.calls]).toEqual(['cart-new', ['create']])
})
