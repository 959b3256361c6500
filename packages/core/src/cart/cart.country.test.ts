import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { StoreError } from '../shared/errors.ts'
import { cartOf, lineOf } from './cart.fixture.ts'
import { type CartGateway, cartMachine, createCartDomain } from './index.ts'

const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0))
}

/** A cart that has no country of its own yet, before a server that takes `taken` alone. */
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
  let keys = 0
  const createKey = () => {
    keys += 1
    return `key-${keys}`
  }
  const actor = createActor(cartMachine, { input: { gateway, createKey } })
  const failed: unknown[] = []
  actor.on('cart.failed', ({ kind, error }) => failed.push([kind, error.code]))
  actor.start()
  actor.send({ type: 'cart.start', cartId, country: 'DE' })
  await settled()
  const { getSnapshot: view, commands } = createCartDomain(actor, {
    currency: 'EUR',
    currencySymbol: '€',
    taxIncluded: true,
  })
  return { actor, view, commands, saved, failed }
}

test.each(['US', 'ZZ', 'Germany'])(
  'a country that the server refuses (%s) gives way to the former one',
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

test('one that was chosen without a cart is refused with the first line, and asked for once', async () => {
  const { view, commands, saved, failed } = await open({ cartId: null })
  commands.setCountry('ZZ')
  commands.setCountry('US')
  commands.add({ variantId: 1 })
  await settled()
  expect(view()).toMatchObject({ country: 'DE', count: 1 })
  commands.add({ variantId: 1 })
  await settled()
  expect(saved).toEqual(['US'])
  expect(failed).toEqual([['country', 'REFUSED']])
})

test('a refused country does not take back what was chosen after it', async () => {
  const { view, commands, saved } = await open({ taken: ['FR'] })
  commands.setCountry('ZZ')
  commands.setCountry('FR')
  await settled()
  expect(saved).toEqual(['ZZ', 'FR'])
  expect(view().country).toBe('FR')
})

test('where two in a row are refused, the country is the one before both', async () => {
  const { view, commands } = await open()
  commands.setCountry('ZZ')
  commands.setCountry('YY')
  await settled()
  expect(view().country).toBe('DE')
})

test.each([
  ['that was taken before', settled],
  ['that is on its way', async () => undefined],
])('a choice %s is what a refused one gives way to', async (_, pause) => {
  const { actor, view, commands } = await open({ taken: ['FR'] })
  commands.setCountry('FR')
  await pause()
  commands.setCountry('ZZ')
  await settled()
  expect(view().country).toBe('FR')
  // What the next cart is told.
  expect(actor.getSnapshot().context).toMatchObject({ country: 'FR', hasChosenCountry: true })
})
