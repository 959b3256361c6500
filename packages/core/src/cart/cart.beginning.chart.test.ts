import { describe, expect, test } from 'vitest'
import { cartOf, lineOf } from './cart.fixture.ts'
import { type Held, openHeld } from './heldServer.fixture.ts'

const lines = [lineOf('a', { variantId: 1 }), lineOf('b', { variantId: 2 })]

const start = ({ actor }: Held) => actor.send({ type: 'cart.start', cartId: 'cart-1' })

/** Every state in which a cart is held and nothing is known of it. */
const places: Readonly<Record<string, (page: Held) => Promise<void>>> = {
  unknown: async () => undefined,
  loading: async (page) => start(page),
  unreachable: async (page) => {
    start(page)
    await page.fail('NETWORK')
  },
}

const reach = async (place: string): Promise<Held> => {
  const page = openHeld(cartOf(lines, { country: 'DE' }), cartOf([lineOf('z', { variantId: 9 })], { id: 'cart-2' }))
  await places[place]?.(page)
  expect(page.actor.getSnapshot().value).toBe(place)
  expect(page.view().status).toBe('unknown')
  return page
}

/** Starts the cart, if it was not, and lets everything come to its end. */
const goOn = async (page: Held): Promise<void> => {
  start(page)
  await page.calmDown()
  expect(page.actor.getSnapshot()).toMatchObject({ value: 'ready', status: 'active' })
}

const shown = ({ view }: Held) => view().lines.map(({ id, quantity }) => `${id} ${quantity}`)

describe.each(Object.keys(places))('%s, before anything is known of the cart,', (place) => {
  test('what is added is added to the cart that is there, once', async () => {
    const page = await reach(place)
    page.commands.add({ variantId: 1, quantity: 2 })
    await goOn(page)
    expect([shown(page), page.find('cart-1').lines]).toMatchObject([
      ['b 1', 'a 3'],
      [{ quantity: 1 }, { quantity: 3 }],
    ])
    expect(page.calls.filter((call) => call === 'add' || call === 'create')).toEqual(['add'])
    expect(page.told('line.added')).toBe(1)
  })

  test.each([
    ['removed', (page: Held) => page.commands.remove('a')],
    ['given another quantity', (page: Held) => page.commands.setQuantity('a', 5)],
    ['moved', (page: Held) => page.commands.moveToWishlist('a')],
    ['forgotten among the moved', (page: Held) => page.commands.clearMoved()],
  ])('no line can be %s, since none is shown', async (_, act) => {
    const page = await reach(place)
    act(page)
    page.clock.increment(500)
    expect([page.view().isSaving, page.told('line.moveRequested')]).toEqual([false, 0])
    await goOn(page)
    expect(shown(page)).toEqual(['a 1', 'b 1'])
    expect(page.calls.every((call) => call === 'load cart-1')).toBe(true)
  })

  test('asking for it anew reads it', async () => {
    const page = await reach(place)
    page.commands.refresh()
    await goOn(page)
    expect(shown(page)).toEqual(['a 1', 'b 1'])
    expect(page.view().wasRequested).toBe(true)
  })

  test('who signs in has it claimed', async () => {
    const page = await reach(place)
    page.actor.send({ type: 'cart.claim' })
    await goOn(page)
    expect(page.calls.filter((call) => call.startsWith('claim'))).toEqual(['claim cart-1'])
    expect([shown(page), page.find('cart-1').customerId]).toEqual([['a 1', 'b 1'], 12])
  })

  test('the cart that another tab holds is shown instead, with what was added and for who signed in', async () => {
    const page = await reach(place)
    page.commands.add({ variantId: 9 })
    page.actor.send({ type: 'cart.adopt', cartId: 'cart-2' })
    page.actor.send({ type: 'cart.claim' })
    await goOn(page)
    expect([page.view().id, shown(page)]).toEqual(['cart-2', ['z 2']])
    expect(page.calls).toContain('claim cart-2')
  })

  test('settling waits for what was added, and is told once', async () => {
    const page = await reach(place)
    page.commands.add({ variantId: 1 })
    page.actor.send({ type: 'cart.settle' })
    expect(page.told('cart.settled')).toBe(0)
    await goOn(page)
    expect([page.told('cart.settled'), shown(page)]).toEqual([1, ['b 1', 'a 2']])
  })
})

test.each(['loading', 'unreachable'])(
  'a country chosen while the cart is %s is the country of the cart',
  async (place) => {
    const page = await reach(place)
    page.commands.setCountry('FR')
    expect(page.view().country).toBe('FR')
    await goOn(page)
    expect([page.view().country, page.find('cart-1').country]).toEqual(['FR', 'FR'])
    expect(page.calls.filter((call) => call === 'country')).toHaveLength(1)
  },
)

test('what the site begins with is no choice: the country of the cart stays', async () => {
  const page = await reach('unknown')
  page.actor.send({ type: 'cart.start', cartId: 'cart-1', country: 'AT' })
  expect(page.view().country).toBe('AT')
  await goOn(page)
  expect([page.view().country, page.calls]).toEqual(['DE', ['load cart-1']])
})

test('a country chosen before the start is the country of the cart, whatever the site begins with', async () => {
  const page = await reach('unknown')
  page.commands.setCountry('FR')
  page.actor.send({ type: 'cart.start', cartId: 'cart-1', country: 'AT' })
  await goOn(page)
  expect([page.view().country, page.calls]).toEqual(['FR', ['load cart-1', 'country']])
})

test.each([
  ['is where the first cart ships to', true, 'FR', ['create', 'country']],
  ['is not what the site begins with', false, 'DE', ['create']],
] as const)('a country chosen in an earlier visit %s', async (_, wasChosen, country, calls) => {
  const page = openHeld()
  page.actor.send({ type: 'cart.start', cartId: null, country: 'FR', wasChosen })
  page.commands.add({ variantId: 1 })
  await page.calmDown()
  expect([page.view().country, page.calls]).toEqual([country, calls])
})

test('a country chosen in an earlier visit leaves the cart that is there as it is, and holds for the next one', async () => {
  const page = await reach('unknown')
  page.actor.send({ type: 'cart.start', cartId: 'cart-1', country: 'FR', wasChosen: true })
  await page.calmDown()
  expect([page.view().country, page.calls]).toEqual(['DE', ['load cart-1']])
  page.actor.send({ type: 'cart.adopt', cartId: null })
  page.commands.add({ variantId: 1 })
  await page.calmDown()
  expect([page.view().country, page.calls.slice(1)]).toEqual(['FR', ['create', 'country']])
})

test.each([
  ['another country', 'FR', ['create', 'country']],
  ['the same country', 'DE', ['create']],
])('%s chosen before there is a cart is the country of the first one', async (_, country, calls) => {
  const page = openHeld()
  page.actor.send({ type: 'cart.start', cartId: null })
  page.commands.setCountry(country)
  page.commands.add({ variantId: 1 })
  await page.calmDown()
  expect([page.view().country, page.calls]).toEqual([country, calls])
})

test('signing out before the start lets go of what was wished, and the start still comes', async () => {
  const page = await reach('unknown')
  page.commands.add({ variantId: 1 })
  page.actor.send({ type: 'cart.release' })
  await goOn(page)
  expect([shown(page), page.calls]).toEqual([['a 1', 'b 1'], ['load cart-1']])
})

test.each(['loading', 'unreachable'])(
  'signing out while the cart is %s shows none, whatever is answered',
  async (place) => {
    const page = await reach(place)
    page.actor.send({ type: 'cart.release' })
    await goOn(page)
    expect(page.view()).toMatchObject({ status: 'empty', id: null, count: 0 })
  },
)

test('who settles while the cart cannot be reached does not wait for nothing', async () => {
  const page = await reach('unreachable')
  page.actor.send({ type: 'cart.settle' })
  expect(page.told('cart.settled')).toBe(1)
})

test('what was heard of another cart before this tab got a new one is older than that', async () => {
  const page = openHeld(cartOf([lineOf('z')], { id: 'cart-2' }))
  page.actor.send({ type: 'cart.start', cartId: null })
  page.commands.add({ variantId: 1 })
  page.actor.send({ type: 'cart.adopt', cartId: 'cart-2' })
  await page.calmDown()
  expect([page.view().id, page.calls]).toEqual(['cart-new', ['create']])
})
