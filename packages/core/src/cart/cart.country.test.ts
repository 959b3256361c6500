import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { StoreError } from '../shared/errors.ts'
import { runTurns } from '../shared/turns.fixture.ts'
import { nextIdOf } from './cart.context.ts'
import { cartOf, lineOf, nextId, openDomain } from './cart.fixture.ts'
import { type CartGateway, cartMachine } from './index.ts'

const settled = () => runTurns(10)

/** Opens a cart without a chosen country. Its server accepts only the countries in `taken`. */
const open = async ({ cartId = 'cart-1', taken = [] }: { cartId?: string | null; taken?: readonly string[] } = {}) => {
  const saved: string[] = []
  let cart = cartOf([lineOf('a')])
  const gateway: CartGateway = {
    load: async () => cart,
    create: async () => cart,
    save: async ({ change }) => {
      if (change.kind !== 'country') return cart
      saved.push(change.country)
      if (!taken.includes(change.country)) throw new StoreError('REFUSED', 'No such country', { status: 422 })
      cart = { ...cart, country: change.country }
      return cart
    },
    claim: async () => cart,
    release: async () => undefined,
  }
  const actor = createActor(cartMachine, { input: { gateway } })
  const failed: unknown[] = []
  actor.on('cart.failed', ({ kind, error }) => failed.push([kind, error.code]))
  actor.start()
  actor.send({ type: 'cart.start', changeId: nextId(), cartId, country: 'DE' })
  await settled()
  const { getSnapshot: view, commands } = openDomain(actor)
  return { actor, view, commands, saved, failed }
}

test.each(['US', 'ZZ', 'Germany'])(
  'a country that the server refuses (%s) is rolled back to the previous one',
  async (chosen) => {
    const { actor, view, commands, failed } = await open()
    commands.setCountry(chosen)
    expect(view().country).toBe(chosen)
    await settled()
    expect(view().country).toBe('DE')
    expect(actor.getSnapshot().context.hasChosenCountry).toBe(false)
    expect(failed).toEqual([['country', 'REFUSED']])
  },
)

test('a country chosen without a cart is refused with the first line, and sent once', async () => {
  const { view, commands, saved, failed } = await open({ cartId: null })
  commands.setCountry('ZZ')
  commands.setCountry('US')
  commands.add({ variantId: '1' })
  await settled()
  expect(view()).toMatchObject({ country: 'DE', count: 1 })
  commands.add({ variantId: '1' })
  await settled()
  expect(saved).toEqual(['US'])
  expect(failed).toEqual([['country', 'REFUSED']])
})

test('a refused country does not roll back a later choice', async () => {
  const { view, commands, saved } = await open({ taken: ['FR'] })
  commands.setCountry('ZZ')
  commands.setCountry('FR')
  await settled()
  expect(saved).toEqual(['ZZ', 'FR'])
  expect(view().country).toBe('FR')
})

test('after two refused countries in a row, the country is the one before both', async () => {
  const { view, commands } = await open()
  commands.setCountry('ZZ')
  commands.setCountry('YY')
  await settled()
  expect(view().country).toBe('DE')
})

test.each([
  ['that was taken before', settled],
  ['that is on its way', async () => undefined],
])('a refused country is rolled back to a choice %s', async (_, pause) => {
  const { actor, view, commands } = await open({ taken: ['FR'] })
  commands.setCountry('FR')
  await pause()
  commands.setCountry('ZZ')
  await settled()
  expect(view().country).toBe('FR')
  // The next cart gets its country from these values.
  expect(actor.getSnapshot().context).toMatchObject({ country: 'FR', hasChosenCountry: true })
})

test('the ids of the country in a thousand carts differ, and fit into an idempotency key', () => {
  const ids = ['4c9b1f0e-7d3a-4a39-9d55-0b1c2d3e4f50']
  for (let cart = 0; cart < 1000; cart += 1) ids.push(nextIdOf(ids.at(-1) ?? ''))
  expect(new Set(ids).size).toBe(ids.length)
  // The contract allows 128 of these characters. The limit here is 120, because the key appends a dot and the key
  // number to the id.
  expect(ids.filter((id) => !/^[A-Za-z0-9._-]{8,120}$/.test(id))).toEqual([])
})
