import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { type ErrorCode, StoreError } from '../shared/errors.ts'
import { runTurns } from '../shared/turns.fixture.ts'
import { cartOf, lineOf, nextId } from './cart.fixture.ts'
import { type CartGateway, cartMachine } from './index.ts'

const settled = () => runTurns(10)

const open = async (save: CartGateway['save'], claim: CartGateway['claim'] = async () => null) => {
  const clock = new SimulatedClock()
  const emitted: string[] = []
  let revision = 1
  let lines = [lineOf('a')]
  const gateway: CartGateway = {
    load: async () => cartOf(lines, { revision: `${revision}` }),
    create: async () => cartOf([]),
    save,
    claim,
    release: async () => undefined,
  }
  const actor = createActor(cartMachine, { clock, input: { gateway } })
  actor.on('cart.failed', ({ error, kind }) => emitted.push(`${kind} ${error.code}`))
  actor.start()
  actor.send({ type: 'cart.start', changeId: nextId(), cartId: 'cart-1', country: 'DE' })
  await settled()
  return {
    actor,
    emitted,
    /** Simulates a change of the cart from another device. */
    elsewhere: () => {
      revision += 1
    },
    /** Simulates that another device empties the cart. */
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

const ADD = { type: 'cart.change', changeId: nextId(), change: { kind: 'add', variantId: '9', quantity: 1 } } as const
const REMOVE = { type: 'cart.change', changeId: nextId(), change: { kind: 'remove', lineId: 'a' } } as const

test.each([
  ['a conflict with every change', 'CONFLICT', REMOVE, 'remove CONFLICT'],
  ['that it is busy with an add', 'CONFLICT', ADD, 'add CONFLICT'],
  ['that there is nothing to add to, where the cart is', 'NOT_FOUND', ADD, 'add NOT_FOUND'],
] as const)(
  'a server that answers %s is retried with pauses, and not forever',
  async (_, code: ErrorCode, event, end) => {
    let saves = 0
    const { actor, emitted, pass } = await open(async () => {
      saves += 1
      throw new StoreError(code, 'no')
    })
    actor.send(event)
    await settled()
    // The first retry follows at once, because usually only the revision has changed.
    expect(saves).toBe(2)
    await pass(10)
    expect(saves).toBeLessThan(7)
    await pass(30)
    expect([saves, emitted]).toEqual([8, [end]])
  },
)

test.each([
  { kind: 'coupon', code: 'NOPE' },
  { kind: 'giftCard', code: 'NOPE' },
  { kind: 'note', text: 'Ring twice' },
  { kind: 'country', country: 'AT' },
  { kind: 'remove', lineId: 'a' },
] as const)('a $kind that is NOT_FOUND twice, although the cart is there, fails at once', async (change) => {
  let saves = 0
  const { actor, emitted } = await open(async ({ change: { kind } }) => {
    if (kind === 'add') return cartOf([lineOf('a'), lineOf('b', { variantId: '9' })])
    saves += 1
    throw new StoreError('NOT_FOUND', 'no')
  })
  actor.send({ type: 'cart.change', changeId: nextId(), change })
  actor.send({ ...ADD, changeId: nextId() })
  await settled()
  expect([saves, emitted]).toEqual([2, [`${change.kind} NOT_FOUND`]])
  // The change that waited is saved without a pause.
  expect(actor.getSnapshot().context).toMatchObject({ changes: [], cart: { lines: [{ id: 'a' }, { id: 'b' }] } })
})

test('a server that is still processing the first attempt is retried until it is done', async () => {
  let saves = 0
  const { actor, emitted, pass } = await open(async () => {
    saves += 1
    if (saves < 5) throw new StoreError('CONFLICT', 'The same request is still running')
    return cartOf([lineOf('a'), lineOf('b', { variantId: '9' })])
  })
  actor.send(ADD)
  await pass(15)
  expect([saves, emitted]).toEqual([5, []])
  expect(actor.getSnapshot().context).toMatchObject({ changes: [], attempts: 0 })
})

test('a change whose response was lost gets a new key when the revision has changed before the retry', async () => {
  const known = new Map<string, string | null>()
  let saves = 0
  const { actor, emitted, elsewhere, pass } = await open(async ({ revision, change }) => {
    saves += 1
    // In the contract, each key belongs to one request, and the revision is part of the request. So the server refuses
    // a known key that comes with another revision.
    if ((known.get(change.key) ?? revision) !== revision) throw new StoreError('REFUSED', 'This key was used')
    known.set(change.key, revision)
    if (saves === 1) throw new StoreError('NETWORK', 'lost')
    return cartOf([], { revision: `${revision}+` })
  })
  actor.send(REMOVE)
  await settled()
  elsewhere()
  actor.send({ type: 'cart.refresh' })
  await pass(5)
  expect([saves, emitted]).toEqual([2, []])
})

test('a change of a missing line resets its attempts, so the next change starts with all of them', async () => {
  const gone = new StoreError('NOT_FOUND', 'no such line')
  const { actor, emitted, empty } = await open(async () => Promise.reject(gone))
  empty()
  actor.send(REMOVE)
  await settled()
  expect(emitted).toEqual([])
  expect(actor.getSnapshot().context).toMatchObject({ changes: [], attempts: 0 })
})

test('a claim that took several attempts does not reduce those of the next change', async () => {
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
