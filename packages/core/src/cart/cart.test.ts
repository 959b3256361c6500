import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { StoreError } from '../shared/errors.ts'
import {
  type Cart,
  type CartFact,
  type CartGateway,
  type CartLine,
  cartMachine,
  checkoutBlockers,
  parseQuantity,
  quantityOptions,
  stockNotice,
} from './index.ts'

const line = (id: string, change: Partial<CartLine> = {}): CartLine => ({
  id,
  kind: 'physical',
  productId: 1,
  variantId: 1,
  sku: id,
  name: id,
  slug: id,
  imageUrl: null,
  options: [],
  quantity: 1,
  listPrice: 1000,
  salePrice: 1000,
  extendedPrice: 1000,
  extendedListPrice: 1000,
  isMutable: true,
  needsShipping: true,
  isComingSoon: false,
  isRetired: false,
  itemError: null,
  isTracked: true,
  inventoryLevel: 12,
  ...change,
})

const cartOf = (lines: readonly CartLine[], version = 1): Cart => ({
  id: 'cart-1',
  version,
  customerId: 0,
  channelId: 2,
  email: '',
  currency: 'USD',
  currencySymbol: '$',
  locale: 'en-US',
  taxIncluded: false,
  country: null,
  lines,
  baseAmount: 0,
  discountAmount: 0,
  cartAmount: 0,
  coupons: [],
  createdAt: '',
  updatedAt: '',
  removed: [],
})

const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0))
}

/** A server with versions: it counts what it has applied, by key, and refuses a stale version. */
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
    cart = { ...cart, lines: next, version: cart.version + 1 }
    return cart
  }
  const failures: StoreError[] = []
  const gateway: CartGateway = {
    load: async () => {
      calls.push('load')
      return cart
    },
    create: async ({ change }) => {
      calls.push(`create ${change.quantity}`)
      cart = cartOf([line('a', { quantity: change.quantity })])
      return cart
    },
    save: async ({ version, change }) => {
      calls.push(`${change.kind} ${'quantity' in change ? change.quantity : ''}`.trim())
      const failure = failures.shift()
      if (failure !== undefined) throw failure
      if (change.kind !== 'add' && version !== cart.version) throw new StoreError('CONFLICT', 'stale')
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
      cart = { ...cart, version: cart.version + 1 }
    },
    current: () => cart,
  }
}

const open = async (lines: readonly CartLine[], cartId: string | null = 'cart-1') => {
  const server = createServer(lines)
  const clock = new SimulatedClock()
  const facts: CartFact[] = []
  let keys = 0
  const createKey = () => {
    keys += 1
    return `key-${keys}`
  }
  const actor = createActor(cartMachine, { clock, input: { gateway: server.gateway, createKey } })
  actor.on('*', (fact) => facts.push(fact))
  actor.start()
  actor.send({ type: 'cart.start', cartId })
  await settled()
  return { ...server, actor, clock, facts }
}

test('three adds in one turn make a cart with three pieces', async () => {
  const { actor, calls, current } = await open([], null)
  for (let press = 0; press < 3; press += 1) actor.send({ type: 'line.add', variantId: 1, quantity: 1 })
  await settled()
  expect(current().lines[0]?.quantity).toBe(3)
  expect(calls).toEqual(['create 1', 'add 2'])
})

test('a quantity is saved once, 500 ms after the last change of its line', async () => {
  const { actor, calls, clock, current } = await open([line('a')])
  for (const quantity of [2, 5, 3]) {
    actor.send({ type: 'line.setQuantity', lineId: 'a', quantity })
    clock.increment(499)
  }
  expect(calls).toEqual(['load'])
  clock.increment(1)
  await settled()
  expect(calls).toEqual(['load', 'quantity 3'])
  expect(current().lines[0]?.quantity).toBe(3)
})

test('each line has its own pause', async () => {
  const { actor, calls, clock } = await open([line('a'), line('b', { variantId: 2 })])
  actor.send({ type: 'line.setQuantity', lineId: 'a', quantity: 2 })
  clock.increment(300)
  actor.send({ type: 'line.setQuantity', lineId: 'b', quantity: 4 })
  clock.increment(200)
  await settled()
  expect(calls).toEqual(['load', 'quantity 2'])
  clock.increment(300)
  await settled()
  expect(calls).toEqual(['load', 'quantity 2', 'quantity 4'])
})

test('a wish above the stock is cut to it and told once', async () => {
  const { actor, facts } = await open([line('a', { inventoryLevel: 4 })])
  actor.send({ type: 'line.setQuantity', lineId: 'a', quantity: '40' })
  actor.send({ type: 'line.setQuantity', lineId: 'a', quantity: '400' })
  expect(facts.filter(({ type }) => type === 'line.clamped')).toEqual([{ type: 'line.clamped', lineId: 'a', max: 4 }])
})

test('a removal cancels the pause of its line', async () => {
  const { actor, calls, clock } = await open([line('a')])
  actor.send({ type: 'line.setQuantity', lineId: 'a', quantity: 5 })
  actor.send({ type: 'line.remove', lineId: 'a' })
  await settled()
  clock.increment(1000)
  await settled()
  expect(calls).toEqual(['load', 'remove'])
})

test('a stale version is read anew and tried again', async () => {
  const { actor, calls, clock, current, elsewhere } = await open([line('a')])
  elsewhere()
  actor.send({ type: 'line.setQuantity', lineId: 'a', quantity: 2 })
  clock.increment(500)
  await settled()
  expect(calls).toEqual(['load', 'quantity 2', 'load', 'quantity 2'])
  expect(current().lines[0]?.quantity).toBe(2)
})

test('a server that does not answer costs no wish', async () => {
  const { actor, clock, current, failures } = await open([line('a')])
  failures.push(new StoreError('NETWORK', 'down'), new StoreError('NETWORK', 'down'))
  actor.send({ type: 'line.remove', lineId: 'a' })
  await settled()
  clock.increment(5000)
  await settled()
  clock.increment(5000)
  await settled()
  expect(current().lines).toEqual([])
})

test('a refused wish is undone alone and told', async () => {
  const { actor, current, facts, failures } = await open([line('a'), line('b', { variantId: 2 })])
  failures.push(new StoreError('REFUSED', 'no'))
  actor.send({ type: 'line.remove', lineId: 'a' })
  actor.send({ type: 'line.remove', lineId: 'b' })
  await settled()
  expect(current().lines.map(({ id }) => id)).toEqual(['a'])
  expect(facts.filter(({ type }) => type === 'cart.failed')).toHaveLength(1)
})

test('settling sends what still rests and tells when all is answered', async () => {
  const { actor, calls, facts } = await open([line('a')])
  actor.send({ type: 'line.setQuantity', lineId: 'a', quantity: 7 })
  actor.send({ type: 'cart.settle' })
  await settled()
  expect(calls).toEqual(['load', 'quantity 7'])
  expect(facts.at(-1)).toEqual({ type: 'cart.settled' })
})

test.each([
  ['x', 1],
  ['0', 1],
  ['-2', 1],
  ['2.7', 2],
  ['3abc', 1],
  ['', 1],
  [12, 12],
])('%s is the quantity %i', (typed, quantity) => {
  expect(parseQuantity(typed)).toBe(quantity)
})

test('the list of quantities ends at the stock or at nine', () => {
  expect(quantityOptions(3)).toEqual([1, 2, 3])
  expect(quantityOptions(50)).toHaveLength(9)
  expect(quantityOptions(null)).toHaveLength(9)
})

test.each([
  [-1, null, { kind: 'out-of-stock' }],
  [0, null, null],
  [0, true, { kind: 'out-of-stock' }],
  [1, true, { kind: 'remaining', count: 1 }],
  [5, true, { kind: 'remaining', count: 5 }],
  [6, true, null],
])('stock %i, tracked %s', (inventoryLevel, isTracked, notice) => {
  expect(stockNotice({ inventoryLevel, isTracked })).toEqual(notice)
})

test('one line in stock is enough for the checkout; one that is coming soon is too much', () => {
  const out = line('out', { inventoryLevel: 0 })
  expect(checkoutBlockers([])).toEqual(['empty'])
  expect(checkoutBlockers([out])).toEqual(['nothing-in-stock'])
  expect(checkoutBlockers([out, line('in')])).toEqual([])
  expect(checkoutBlockers([line('in'), line('soon', { isComingSoon: true })])).toEqual(['coming-soon'])
})
