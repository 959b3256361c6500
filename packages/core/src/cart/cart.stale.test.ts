import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { type ErrorCode, StoreError } from '../shared/errors.ts'
import { cartOf, lineOf } from './cart.fixture.ts'
import { type CartGateway, cartMachine } from './index.ts'

const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0))
}

const open = async (save: CartGateway['save'], claim: CartGateway['claim'] = async () => null) => {
  const clock = new SimulatedClock()
  const told: string[] = []
  let version = 1
  let lines = [lineOf('a')]
  let keys = 0
  const gateway: CartGateway = {
    load: async () => cartOf(lines, { version }),
    create: async () => cartOf([]),
    save,
    claim,
    release: async () => undefined,
  }
  const createKey = () => {
    keys += 1
    return `key-${keys}`
  }
  const actor = createActor(cartMachine, { clock, input: { gateway, createKey } })
  actor.on('cart.failed', ({ error, kind }) => told.push(`${kind} ${error.code}`))
  actor.start()
  actor.send({ type: 'cart.start', cartId: 'cart-1', country: 'DE' })
  await settled()
  return {
    actor,
    told,
    /** Somebody else changes the cart. */
    elsewhere: () => {
      version += 1
    },
    /** Somebody else takes all out of the cart. */
    empty: () => {
      lines = []
    },
    pass: async (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) {
        clock.increment(1000)
        await settled()
      }
    },
  }
}

const ADD = { type: 'line.add', variantId: 9, quantity: 1 } as const
const REMOVE = { type: 'line.remove', lineId: 'a' } as const

test.each([
  ['a conflict with every change', 'CONFLICT', REMOVE, 'remove CONFLICT'],
  ['that it is busy with an add', 'CONFLICT', ADD, 'add CONFLICT'],
  ['that there is nothing to add to, where the cart is', 'NOT_FOUND', ADD, 'add NOT_FOUND'],
] as const)('a server that answers %s is asked in peace, and not for ever', async (_, code: ErrorCode, wish, end) => {
  let saves = 0
  const { actor, told, pass } = await open(async () => {
    saves += 1
    throw new StoreError(code, 'no')
  })
  actor.send(wish)
  await settled()
  // Once more at once: most often only the version has moved.
  expect(saves).toBe(2)
  await pass(10)
  expect(saves).toBeLessThan(7)
  await pass(30)
  expect([saves, told]).toEqual([8, [end]])
})

test('a server that is still busy with a first try is asked until it is done', async () => {
  let saves = 0
  const { actor, told, pass } = await open(async () => {
    saves += 1
    if (saves < 5) throw new StoreError('CONFLICT', 'The same request is still running')
    return cartOf([lineOf('a'), lineOf('b', { variantId: 9 })])
  })
  actor.send(ADD)
  await pass(15)
  expect([saves, told]).toEqual([5, []])
  expect(actor.getSnapshot().context).toMatchObject({ changes: [], attempts: 0 })
})

test('a change whose answer was lost is sent anew, where another version was read before the next try', async () => {
  const known = new Map<string, number | null>()
  let saves = 0
  const { actor, told, elsewhere, pass } = await open(async ({ version, change }) => {
    saves += 1
    // As the contract says: a key is for one request, and the version is a part of it.
    if ((known.get(change.key) ?? version) !== version) throw new StoreError('REFUSED', 'This key was used')
    known.set(change.key, version)
    if (saves === 1) throw new StoreError('NETWORK', 'lost')
    return cartOf([], { version: Number(version) + 1 })
  })
  actor.send(REMOVE)
  await settled()
  elsewhere()
  actor.send({ type: 'cart.refresh' })
  await pass(5)
  expect([saves, told]).toEqual([2, []])
})

test('what is gone takes its tries with it: the next wish has all of them', async () => {
  const gone = new StoreError('NOT_FOUND', 'no such line')
  const { actor, told, empty } = await open(async () => Promise.reject(gone))
  empty()
  actor.send(REMOVE)
  await settled()
  expect(told).toEqual([])
  expect(actor.getSnapshot().context).toMatchObject({ changes: [], attempts: 0 })
})

test('a claim that took several tries leaves the next wish all of its own', async () => {
  let claims = 0
  const { actor, pass } = await open(
    async () => cartOf([]),
    async () => {
      claims += 1
      if (claims < 3) throw new StoreError('SERVER', 'no')
      return cartOf([lineOf('a')])
    },
  )
  actor.send({ type: 'cart.claim' })
  await pass(10)
  expect(claims).toBe(3)
  expect(actor.getSnapshot().context.attempts).toBe(0)
})
