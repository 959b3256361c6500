import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { StoreError } from '../shared/errors.ts'
import { MAX_LINE_QUANTITY } from '../shared/generated/limits.ts'
import { runTurns } from '../shared/turns.fixture.ts'
import { cartOf, isPublic, lineOf, nextId, nextRevision, openDomain } from './cart.fixture.ts'
import { type Cart, type CartEvent, type CartGateway, type CartLine, cartMachine } from './index.ts'

const settled = () => runTurns(5)

/** A mock server with revisions: it applies the change of each key once, and refuses a stale revision. */
const createServer = (lines: readonly CartLine[]) => {
  const calls: string[] = []
  let cart = cartOf(lines)
  const applied = new Set<string>()
  const apply = (change: Parameters<CartGateway['save']>[0]['change']): Cart => {
    if (applied.has(change.key)) return cart
    applied.add(change.key)
    const next = cart.lines.flatMap((each): CartLine[] => {
      if (change.kind === 'remove') return each.id === change.lineId ? [] : [each]
      if (change.kind === 'quantity' && each.id === change.lineId) return [{ ...each, quantity: change.quantity }]
      if (change.kind === 'add' && each.variantId === change.variantId)
        return [{ ...each, quantity: each.quantity + change.quantity }]
      return [each]
    })
    cart = { ...cart, lines: next, revision: nextRevision(cart) }
    return cart
  }
  const failures: StoreError[] = []
  let isUnreadable = false
  const gateway: CartGateway = {
    load: async () => {
      calls.push('load')
      if (isUnreadable) throw new StoreError('NETWORK', 'down')
      return cart
    },
    create: async ({ change }) => {
      calls.push(`create ${change.quantity}`)
      cart = cartOf([lineOf('a', { quantity: change.quantity })])
      return cart
    },
    save: async ({ revision, change }) => {
      calls.push(`${change.kind} ${'quantity' in change ? change.quantity : ''}`.trim())
      const failure = failures.shift()
      if (failure !== undefined) throw failure
      if (change.kind !== 'add' && revision !== cart.revision) throw new StoreError('CONFLICT', 'stale')
      return apply(change)
    },
    claim: async () => cart,
    release: async () => undefined,
  }
  return {
    gateway,
    calls,
    failures,
    elsewhere: () => {
      cart = { ...cart, revision: nextRevision(cart) }
    },
    current: () => cart,
    unreadable: (value: boolean) => {
      isUnreadable = value
    },
  }
}

const open = async (lines: readonly CartLine[], cartId: string | null = 'cart-1') => {
  const server = createServer(lines)
  const clock = new SimulatedClock()
  const events: CartEvent[] = []
  const actor = createActor(cartMachine, { clock, input: { gateway: server.gateway } })
  actor.on('*', (event) => {
    if (isPublic(event)) events.push(event)
  })
  actor.start()
  actor.send({ type: 'cart.start', changeId: nextId(), cartId })
  await settled()
  const { getSnapshot: view, commands } = openDomain(actor)
  return { ...server, actor, clock, events, view, commands }
}

test('three adds in one turn create a cart with a quantity of three', async () => {
  const { actor, calls, current } = await open([], null)
  for (let press = 0; press < 3; press += 1)
    actor.send({ type: 'cart.change', changeId: nextId(), change: { kind: 'add', variantId: '1', quantity: 1 } })
  await settled()
  expect(current().lines[0]?.quantity).toBe(3)
  expect(calls).toEqual(['create 1', 'add 2'])
})

test('a quantity is saved once, 500 ms after the last change of its line', {
  meta: { spec: ['4.cart.quantity-debounce'] },
}, async () => {
  const { actor, calls, clock, current } = await open([lineOf('a')])
  for (const quantity of [2, 5, 3]) {
    actor.send({ type: 'line.setQuantity', changeId: nextId(), lineId: 'a', quantity })
    clock.increment(499)
  }
  expect(calls).toEqual(['load'])
  clock.increment(1)
  await settled()
  expect(calls).toEqual(['load', 'quantity 3'])
  expect(current().lines[0]?.quantity).toBe(3)
})

test('each line has its own debounce', { meta: { spec: ['4.cart.quantity-per-line'] } }, async () => {
  const { actor, calls, clock } = await open([lineOf('a'), lineOf('b', { variantId: '2' })])
  actor.send({ type: 'line.setQuantity', changeId: nextId(), lineId: 'a', quantity: 2 })
  clock.increment(300)
  actor.send({ type: 'line.setQuantity', changeId: nextId(), lineId: 'b', quantity: 4 })
  clock.increment(200)
  await settled()
  expect(calls).toEqual(['load', 'quantity 2'])
  clock.increment(300)
  await settled()
  expect(calls).toEqual(['load', 'quantity 2', 'quantity 4'])
})

test('a quantity above the stock is clamped and reported once', {
  meta: { spec: ['8.toasts.maximum-stock', '8.toasts.maximum-stock-once'] },
}, async () => {
  const { actor, events } = await open([lineOf('a', { inventoryLevel: 4 })])
  actor.send({ type: 'line.setQuantity', changeId: nextId(), lineId: 'a', quantity: '40' })
  actor.send({ type: 'line.setQuantity', changeId: nextId(), lineId: 'a', quantity: '400' })
  expect(events.filter(({ type }) => type === 'line.clamped')).toEqual([{ type: 'line.clamped', lineId: 'a', max: 4 }])
})

test('without tracked stock a quantity is clamped to the limit of the contract, and that is reported', async () => {
  const { actor, events } = await open([lineOf('a', { isTracked: false })])
  actor.send({ type: 'line.setQuantity', changeId: nextId(), lineId: 'a', quantity: `${MAX_LINE_QUANTITY + 1}` })
  expect(events.filter(({ type }) => type === 'line.clamped')).toEqual([
    { type: 'line.clamped', lineId: 'a', max: MAX_LINE_QUANTITY },
  ])
})

test('a removal cancels the debounce of its line', { meta: { spec: ['4.cart.quantity-per-line'] } }, async () => {
  const { actor, calls, clock } = await open([lineOf('a')])
  actor.send({ type: 'line.setQuantity', changeId: nextId(), lineId: 'a', quantity: 5 })
  actor.send({ type: 'cart.change', changeId: nextId(), change: { kind: 'remove', lineId: 'a' } })
  await settled()
  clock.increment(1000)
  await settled()
  expect(calls).toEqual(['load', 'remove'])
})

test('a stale revision is loaded again and the change is retried', async () => {
  const { actor, calls, clock, current, elsewhere } = await open([lineOf('a')])
  elsewhere()
  actor.send({ type: 'line.setQuantity', changeId: nextId(), lineId: 'a', quantity: 2 })
  clock.increment(500)
  await settled()
  expect(calls).toEqual(['load', 'quantity 2', 'load', 'quantity 2'])
  expect(current().lines[0]?.quantity).toBe(2)
})

test('a change is kept while the server does not respond', async () => {
  const { actor, clock, current, failures } = await open([lineOf('a')])
  failures.push(new StoreError('NETWORK', 'down'), new StoreError('NETWORK', 'down'))
  actor.send({ type: 'cart.change', changeId: nextId(), change: { kind: 'remove', lineId: 'a' } })
  await settled()
  clock.increment(5000)
  await settled()
  clock.increment(5000)
  await settled()
  expect(current().lines).toEqual([])
})

test('a server without response is reported once per change, and a new change is tried at once', async () => {
  const { actor, calls, clock, current, events, failures } = await open([lineOf('a')])
  const emitted = () => events.filter(({ type }) => type === 'cart.waiting').length
  const down = new StoreError('NETWORK', 'down')
  failures.push(down, down, down)
  actor.send({ type: 'cart.change', changeId: nextId(), change: { kind: 'add', variantId: '1', quantity: 1 } })
  await settled()
  expect(emitted()).toBe(1)
  clock.increment(600)
  await settled()
  expect([calls.length, emitted()]).toEqual([3, 1])
  actor.send({ type: 'cart.change', changeId: nextId(), change: { kind: 'add', variantId: '1', quantity: 2 } })
  await settled()
  expect([calls.length, emitted()]).toEqual([4, 2])
  clock.increment(600)
  await settled()
  expect(current().lines[0]?.quantity).toBe(4)
})

test('a change of an unreachable cart is reported as waiting and sent when the cart is loaded', async () => {
  const { actor, calls, clock, events, unreadable } = await open([lineOf('a')])
  unreadable(true)
  actor.send({ type: 'cart.refresh' })
  await settled()
  expect(events).not.toContainEqual({ type: 'cart.waiting' })
  actor.send({ type: 'cart.change', changeId: nextId(), change: { kind: 'remove', lineId: 'a' } })
  await settled()
  expect(events.filter(({ type }) => type === 'cart.waiting')).toHaveLength(1)
  unreadable(false)
  clock.increment(3000)
  await settled()
  expect(calls).toEqual(['load', 'load', 'load', 'load', 'remove'])
})

test('an add whose response was lost is repeated unchanged, and later adds are sent separately', async () => {
  const { actor, calls, clock, current, failures } = await open([lineOf('a')])
  failures.push(new StoreError('TIMEOUT', 'lost'))
  actor.send({ type: 'cart.change', changeId: nextId(), change: { kind: 'add', variantId: '1', quantity: 1 } })
  await settled()
  actor.send({ type: 'cart.change', changeId: nextId(), change: { kind: 'add', variantId: '1', quantity: 2 } })
  clock.increment(5000)
  await settled()
  expect(calls).toEqual(['load', 'add 1', 'add 1', 'add 2'])
  expect(current().lines[0]?.quantity).toBe(4)
})

test('only the refused change is rolled back, and reported', async () => {
  const { actor, current, events, failures } = await open([lineOf('a'), lineOf('b', { variantId: '2' })])
  failures.push(new StoreError('REFUSED', 'no'))
  actor.send({ type: 'cart.change', changeId: nextId(), change: { kind: 'remove', lineId: 'a' } })
  actor.send({ type: 'cart.change', changeId: nextId(), change: { kind: 'remove', lineId: 'b' } })
  await settled()
  expect(current().lines.map(({ id }) => id)).toEqual(['a'])
  expect(events.filter(({ type }) => type === 'cart.failed')).toMatchObject([{ kind: 'remove', name: 'a' }])
})

test.each([
  ['as it was called', { variantId: '7', name: 'Vest' }, 'Vest'],
  ['as its line is', { variantId: '1' }, 'a'],
  ['not at all', { variantId: '7' }, null],
])('a failed add is named in its event: %s', async (_how, item, name) => {
  const { actor, events, failures } = await open([lineOf('a')])
  failures.push(new StoreError('REFUSED', 'no'))
  actor.send({ type: 'cart.change', changeId: nextId(), change: { kind: 'add', quantity: 1, ...item } })
  await settled()
  expect(events.filter(({ type }) => type === 'cart.failed')).toMatchObject([{ kind: 'add', name }])
})

test('a flush sends debounced changes and emits cart.settled when all are answered', async () => {
  const { actor, calls, events } = await open([lineOf('a')])
  actor.send({ type: 'line.setQuantity', changeId: nextId(), lineId: 'a', quantity: 7 })
  actor.send({ type: 'cart.flush' })
  await settled()
  expect(calls).toEqual(['load', 'quantity 7'])
  expect(events.at(-1)).toEqual({ type: 'cart.settled', error: null })
})
