import { describe, expect, test } from 'vitest'
import { cartOf, lineOf } from './cart.fixture.ts'
import { type Held, openHeld } from './heldServer.fixture.ts'

const lines = [lineOf('a', { variantId: 1 }), lineOf('b', { variantId: 2 }), lineOf('c', { variantId: 3 })]

/** A started cart of the lines a and b, of which the line c was moved to the wish list. */
const open = async () => {
  const page = openHeld(cartOf(lines, { country: 'DE' }), cartOf([lineOf('z', { variantId: 9 })], { id: 'cart-2' }))
  page.actor.send({ type: 'cart.start', cartId: 'cart-1' })
  await page.answer()
  page.actor.send({ type: 'line.remove', lineId: 'c', isMove: true })
  await page.answer()
  return page
}

/** Every state in which the cart is known and something else is under way. */
const places: Readonly<Record<string, (page: Held) => Promise<void>>> = {
  ready: async () => undefined,
  loading: async ({ actor }) => actor.send({ type: 'cart.refresh' }),
  unreachable: async ({ actor, fail }) => {
    actor.send({ type: 'cart.refresh' })
    await fail('NETWORK')
  },
  claiming: async ({ actor }) => actor.send({ type: 'cart.claim' }),
  saving: async ({ actor }) => actor.send({ type: 'country.set', country: 'AT' }),
  stale: async ({ actor, answer, fail }) => {
    actor.send({ type: 'country.set', country: 'AT' })
    await fail('CONFLICT')
    await answer()
    await fail('CONFLICT')
  },
  waiting: async ({ actor, fail }) => {
    actor.send({ type: 'country.set', country: 'AT' })
    await fail('SERVER')
  },
}

const reach = async (place: string): Promise<Held> => {
  const page = await open()
  await places[place]?.(page)
  expect(page.actor.getSnapshot().value).toBe(place)
  return page
}

/** The cart as the shopper sees it, and as the server has it. */
const bothOf = ({ view, find }: Held, cartId = 'cart-1') =>
  [view().lines, find(cartId).lines].map((all) => all.map(({ id, quantity }) => `${id} ${quantity}`))

const both = (...shown: readonly string[]) => [shown, shown]

describe.each(Object.keys(places))('%s', (place) => {
  test('what is added counts once', async () => {
    const page = await reach(place)
    page.commands.add({ variantId: 1, quantity: 2 })
    expect(page.view().count).toBe(4)
    await page.calmDown()
    expect(bothOf(page)).toEqual(both('b 1', 'a 3'))
    expect(page.facts.filter(({ type }) => type === 'line.added')).toMatchObject([{ variantId: 1, quantity: 2 }])
    expect(page.view()).toMatchObject({ isSaving: false, error: null })
  })

  test('what is removed is gone at once, and for good', async () => {
    const page = await reach(place)
    page.commands.remove('a')
    expect(page.view().lines.map(({ id }) => id)).toEqual(['b'])
    await page.calmDown()
    expect(bothOf(page)).toEqual(both('b 1'))
    expect(page.told('line.removed')).toBe(2)
  })

  test('a quantity shows at once and is saved after its pause', async () => {
    const page = await reach(place)
    page.commands.setQuantity('a', '5')
    expect(page.view().lines[0]).toMatchObject({ quantity: 5, isSaving: true })
    page.clock.increment(499)
    expect(page.calls).not.toContain('quantity')
    page.clock.increment(1)
    await page.calmDown()
    expect(bothOf(page)).toEqual(both('a 5', 'b 1'))
    expect(page.calls.filter((call) => call === 'quantity')).toHaveLength(1)
    const changed = page.facts.filter(({ type }) => type === 'line.quantityChanged')
    expect(changed).toMatchObject([{ line: { id: 'a', quantity: 5 }, was: 1 }])
  })

  test('a line that is to be moved is told, and stays until it is on the wish list', async () => {
    const page = await reach(place)
    const known = page.calls.length
    page.commands.moveToWishlist('b')
    expect(page.facts.at(-1)).toMatchObject({ type: 'line.moveRequested', line: { id: 'b' } })
    expect([page.view().count, page.calls.length]).toEqual([2, known])
    await page.calmDown()
    expect(bothOf(page)).toEqual(both('a 1', 'b 1'))
  })

  test('the rows of moved lines go when the drawer closes, and the cart stays', async () => {
    const page = await reach(place)
    expect(page.view().moved).toEqual([{ id: 'c', name: 'c' }])
    page.commands.clearMoved()
    expect(page.view().moved).toEqual([])
    await page.calmDown()
    expect(bothOf(page)).toEqual(both('a 1', 'b 1'))
  })

  test('another country is chosen at once, and for good', async () => {
    const page = await reach(place)
    page.commands.setCountry('FR')
    expect(page.view().country).toBe('FR')
    await page.calmDown()
    expect([page.view().country, page.find('cart-1').country]).toEqual(['FR', 'FR'])
  })

  test('a cart that is to be read anew shows what was changed elsewhere', async () => {
    const page = await reach(place)
    page.commands.refresh()
    await page.answer()
    page.keep({ ...page.find('cart-1'), version: 99, lines: [lineOf('b', { variantId: 2, quantity: 4 })] })
    page.commands.refresh()
    await page.calmDown()
    expect(bothOf(page)).toEqual(both('b 4'))
  })

  test('who signs in has the cart claimed', async () => {
    const page = await reach(place)
    page.actor.send({ type: 'cart.claim' })
    await page.calmDown()
    expect(page.calls.filter((call) => call.startsWith('claim'))).toEqual(['claim cart-1'])
    expect(page.find('cart-1').customerId).toBe(12)
    expect(bothOf(page)).toEqual(both('a 1', 'b 1'))
  })

  test('who signs out has an empty cart at once, whatever is answered, and may begin a new one', async () => {
    const page = await reach(place)
    page.commands.setQuantity('a', 5)
    page.actor.send({ type: 'cart.release' })
    expect(page.view()).toMatchObject({ status: 'empty', id: null, count: 0, isSaving: false, moved: [] })
    expect(page.facts.at(-1)).toEqual({ type: 'cart.replaced', cartId: null, was: 'cart-1' })
    expect(page.calls.at(-1)).toBe('release cart-1')
    await page.calmDown()
    expect(page.view()).toMatchObject({ status: 'empty', id: null })
    page.commands.add({ variantId: 1 })
    await page.calmDown()
    expect(bothOf(page, 'cart-new')).toEqual(both('line-1 1'))
  })

  test('who signs out gives up each wish that is not answered, and is told so: a button may wait for it', async () => {
    const page = await reach(place)
    const asked = page.view().isSaving ? ['country'] : []
    page.commands.add({ variantId: 9, name: 'Zelt' })
    page.commands.add({ variantId: 1 })
    page.actor.send({ type: 'cart.release' })
    const given = page.facts.flatMap((fact) => (fact.type === 'cart.failed' ? [fact] : []))
    expect(given.map(({ kind }) => kind)).toEqual([...asked, 'add', 'add'])
    expect(given.slice(-2)).toMatchObject([{ name: 'Zelt' }, { name: 'a' }])
    expect(given.every(({ error }) => error.code === 'ABORTED')).toBe(true)
    // It is no failure of the cart that comes next.
    expect(page.view().error).toBe(null)
  })

  test('the cart that another tab holds is shown, and what was to be added is added to it', async () => {
    const page = await reach(place)
    page.actor.send({ type: 'cart.adopt', cartId: 'cart-2' })
    page.commands.add({ variantId: 9, quantity: 2 })
    await page.calmDown()
    expect([page.view().id, page.view().lines[0]?.quantity]).toEqual(['cart-2', 3])
    expect(bothOf(page, 'cart-2')).toEqual(both('z 3'))
  })

  test('settling is told once, when everything that rested is answered', async () => {
    const page = await reach(place)
    page.commands.setQuantity('a', 5)
    page.actor.send({ type: 'cart.settle' })
    expect(page.told('cart.settled')).toBe(0)
    await page.calmDown()
    expect([page.told('cart.settled'), page.view().isSaving]).toEqual([1, false])
    expect(bothOf(page)).toEqual(both('a 5', 'b 1'))
  })
})

test.each(Object.keys(places).flatMap((place) => [[place, 'fail'] as const, [place, 'lose'] as const]))(
  '%s, and the next answers %s: all that was asked at once is done in the end, and once',
  async (place, how) => {
    const page = await reach(place)
    page.commands.add({ variantId: 1, quantity: 2 })
    page.commands.setQuantity('b', 5)
    page.commands.setCountry('FR')
    page.actor.send({ type: 'cart.claim' })
    page.actor.send({ type: 'cart.settle' })
    await (how === 'lose' ? page.lose() : page.fail('NETWORK'))
    await page.calmDown()
    expect(bothOf(page)).toEqual(both('b 5', 'a 3'))
    expect(page.find('cart-1')).toMatchObject({ country: 'FR', customerId: 12 })
    expect([page.told('line.added'), page.told('cart.settled'), page.told('cart.failed')]).toEqual([1, 1, 0])
  },
)

test.each([
  ['cart.refresh', 'load cart-1'],
  ['cart.claim', 'claim cart-1'],
  ['cart.adopt', 'load cart-2'],
] as const)('%s at a cart that cannot be reached is tried at once, not at the next turn', async (type, call) => {
  const page = await reach('unreachable')
  const known = page.calls.length
  page.actor.send(type === 'cart.adopt' ? { type, cartId: 'cart-2' } : { type })
  expect(page.calls.slice(known)).toEqual([call])
})

test.each(['loading', 'claiming', 'saving'])(
  'a wish to read the cart that comes while %s is read after it: what is on its way may be of before the change',
  async (place) => {
    const page = await reach(place)
    const known = page.calls.length
    page.commands.refresh()
    await page.answer()
    await page.calmDown()
    expect(page.calls.slice(known)).toEqual(['load cart-1'])
  },
)

test('a wish to read the cart that comes before it is claimed is answered by the claim', async () => {
  const page = await reach('saving')
  const known = page.calls.length
  page.commands.refresh()
  page.actor.send({ type: 'cart.claim' })
  await page.calmDown()
  expect(page.calls.slice(known)).toEqual(['claim cart-1'])
})

test('a cart that could not be reached is still to be read when the other tab turns out to hold the same', async () => {
  const page = await reach('unreachable')
  page.keep({ ...page.find('cart-1'), version: 99, lines: [] })
  page.actor.send({ type: 'cart.adopt', cartId: 'cart-1' })
  await page.calmDown()
  expect(page.view().status).toBe('empty')
})
