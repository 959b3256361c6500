import { createActor, SimulatedClock } from 'xstate'
import { type ErrorCode, StoreError } from '../shared/errors.ts'
import { cartOf, lineOf } from './cart.fixture.ts'
import { type Cart, type CartChange, type CartFact, type CartGateway, cartMachine, createCartDomain } from './index.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

const applied = (cart: Cart, change: CartChange): Cart => {
  const version = (cart.version ?? 0) + 1
  switch (change.kind) {
    case 'country':
      return { ...cart, version, country: change.country }
    case 'remove':
      return { ...cart, version, lines: cart.lines.filter(({ id }) => id !== change.lineId) }
    case 'quantity': {
      const lines = cart.lines.map((line) =>
        line.id === change.lineId ? { ...line, quantity: change.quantity } : line,
      )
      return { ...cart, version, lines }
    }
    default: {
      const known = cart.lines.find(({ variantId }) => variantId === change.variantId)
      const id = known?.id ?? `line-${change.variantId}`
      const quantity = (known?.quantity ?? 0) + change.quantity
      const line = { ...(known ?? lineOf(id, { variantId: change.variantId })), quantity }
      return { ...cart, version, lines: [...cart.lines.filter((other) => other !== known), line] }
    }
  }
}

/** Carts that are read and changed when the test answers, and not before. A key counts once. */
const createServer = (...given: readonly Cart[]) => {
  const carts = new Map(given.map((cart) => [cart.id, cart]))
  const calls: string[] = []
  const keys = new Set<string>()
  const held: { value: () => unknown; answer: () => void; refuse: (error: StoreError) => void }[] = []
  const hold = <Value>(call: string, value: () => Value): Promise<Value> => {
    calls.push(call)
    return new Promise((resolve, refuse) => {
      // What the server refuses is no mistake of the server's.
      const answer = () => void Promise.resolve().then(value).then(resolve, refuse)
      held.push({ value, answer, refuse })
    })
  }
  const find = (cartId: string): Cart => {
    const cart = carts.get(cartId)
    if (cart === undefined) throw new StoreError('NOT_FOUND', 'gone')
    return cart
  }
  const keep = (cart: Cart): Cart => {
    carts.set(cart.id, cart)
    return cart
  }
  const apply = (cart: Cart, change: CartChange): Cart => {
    if (keys.has(change.key)) return cart
    keys.add(change.key)
    return keep(applied(cart, change))
  }
  const gateway: CartGateway = {
    load: (cartId) => hold(`load ${cartId}`, () => carts.get(cartId) ?? null),
    create: ({ change }) => hold('create', () => apply(cartOf([], { id: 'cart-new', country: 'DE' }), change)),
    save: ({ cartId, version, change }) =>
      hold(change.kind, () => {
        const cart = find(cartId)
        if (!keys.has(change.key) && change.kind !== 'add' && version !== cart.version)
          throw new StoreError('CONFLICT', 'stale')
        return apply(cart, change)
      }),
    claim: (cartId) =>
      hold(`claim ${cartId}`, () => (cartId === null ? null : keep({ ...find(cartId), customerId: 12 }))),
    release: async (cartId) => void calls.push(`release ${cartId}`),
  }
  return { carts, calls, held, gateway, keep, find }
}

/** The cart machine of a browser that is about to start, over a server that answers when the test says so. */
export const openHeld = (...carts: readonly Cart[]) => {
  const server = createServer(...carts)
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
  const site = { currency: 'EUR', currencySymbol: '€', taxIncluded: true } as const
  const { getSnapshot: view, commands } = createCartDomain(actor, site)
  const answer = async () => {
    for (const { answer: give } of server.held.splice(0)) give()
    await settled()
  }
  const fail = async (code: ErrorCode) => {
    for (const { refuse } of server.held.splice(0)) refuse(new StoreError(code, 'no'))
    await settled()
  }
  /** Does what is asked, and the answer is lost. */
  const lose = async () => {
    for (const { value } of server.held) value()
    await fail('TIMEOUT')
  }
  /** Answers everything and lets every pause pass, until nothing is left to be done. */
  const calmDown = async () => {
    for (let round = 0; round < 12; round += 1) {
      await answer()
      clock.increment(3000)
      if (server.held.length === 0 && !view().isSaving) break
    }
    const { status, value } = actor.getSnapshot()
    if (status !== 'active' || value !== 'ready') throw new Error(`The cart is ${status}, ${JSON.stringify(value)}`)
  }
  const told = (type: CartFact['type']) => facts.filter((fact) => fact.type === type).length
  return { ...server, actor, answer, calmDown, clock, commands, facts, fail, lose, told, view }
}

export type Held = ReturnType<typeof openHeld>
