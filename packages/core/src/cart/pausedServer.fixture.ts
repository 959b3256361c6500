import { createActor, SimulatedClock } from 'xstate'
import { type ErrorCode, StoreError } from '../shared/errors.ts'
import { cartOf, isPublic, lineOf, nextRevision, openDomain } from './cart.fixture.ts'
import { type Cart, type CartChange, type CartEvent, type CartGateway, cartMachine } from './index.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

const applied = (cart: Cart, change: CartChange): Cart => {
  const revision = nextRevision(cart)
  switch (change.kind) {
    case 'country':
      return { ...cart, revision, country: change.country }
    case 'remove':
      return { ...cart, revision, lines: cart.lines.filter(({ id }) => id !== change.lineId) }
    case 'quantity': {
      const lines = cart.lines.map((line) =>
        line.id === change.lineId ? { ...line, quantity: change.quantity } : line,
      )
      return { ...cart, revision, lines }
    }
    default: {
      const known = cart.lines.find(({ variantId }) => variantId === change.variantId)
      const id = known?.id ?? `line-${change.variantId}`
      const quantity = (known?.quantity ?? 0) + change.quantity
      const line = { ...(known ?? lineOf(id, { variantId: change.variantId })), quantity }
      return { ...cart, revision, lines: [...cart.lines.filter((other) => other !== known), line] }
    }
  }
}

/** Creates a mock server that handles requests only when the test answers them. Each idempotency key counts once. */
const createServer = (...given: readonly Cart[]) => {
  const carts = new Map(given.map((cart) => [cart.id, cart]))
  const calls: string[] = []
  const keys = new Set<string>()
  const paused: { value: () => unknown; answer: () => void; refuse: (error: StoreError) => void }[] = []
  const pause = <Value>(call: string, value: () => Value): Promise<Value> => {
    calls.push(call)
    return new Promise((resolve, refuse) => {
      // If `value` throws, the request rejects; `answer` itself does not throw.
      const answer = () => void Promise.resolve().then(value).then(resolve, refuse)
      paused.push({ value, answer, refuse })
    })
  }
  const find = (cartId: string): Cart => {
    const cart = carts.get(cartId)
    if (cart === undefined) throw new StoreError('NOT_FOUND', 'gone')
    return cart
  }
  const save = (cart: Cart): Cart => {
    carts.set(cart.id, cart)
    return cart
  }
  const apply = (cart: Cart, change: CartChange): Cart => {
    if (keys.has(change.key)) return cart
    keys.add(change.key)
    return save(applied(cart, change))
  }
  const gateway: CartGateway = {
    load: (cartId) => pause(`load ${cartId}`, () => carts.get(cartId) ?? null),
    create: ({ change }) => pause('create', () => apply(cartOf([], { id: 'cart-new', country: 'DE' }), change)),
    save: ({ cartId, revision, change }) =>
      pause(change.kind, () => {
        const cart = find(cartId)
        if (!keys.has(change.key) && change.kind !== 'add' && revision !== cart.revision)
          throw new StoreError('CONFLICT', 'stale')
        return apply(cart, change)
      }),
    claim: (cartId) =>
      pause(`claim ${cartId}`, () => (cartId === null ? null : save({ ...find(cartId), customerId: '12' }))),
    release: async (cartId) => void calls.push(`release ${cartId}`),
  }
  return { carts, calls, paused, gateway, save, find }
}

/** Creates the cart machine in the state before `cart.start`, with a mock server that answers when the test calls `answer`. */
export const openPaused = (...carts: readonly Cart[]) => {
  const server = createServer(...carts)
  const clock = new SimulatedClock()
  const events: CartEvent[] = []
  const actor = createActor(cartMachine, { clock, input: { gateway: server.gateway } })
  actor.on('*', (event) => {
    if (isPublic(event)) events.push(event)
  })
  actor.start()
  const { getSnapshot: view, commands } = openDomain(actor)
  const answer = async () => {
    for (const { answer: give } of server.paused.splice(0)) give()
    await settled()
  }
  const fail = async (code: ErrorCode) => {
    for (const { refuse } of server.paused.splice(0)) refuse(new StoreError(code, 'no'))
    await settled()
  }
  /** Applies all requests, but loses their responses. */
  const loseResponses = async () => {
    for (const { value } of server.paused) value()
    await fail('TIMEOUT')
  }
  /** Answers all requests and advances the clock until the cart is ready and has no pending changes. */
  const calmDown = async () => {
    for (let round = 0; round < 12; round += 1) {
      await answer()
      clock.increment(3000)
      if (server.paused.length === 0 && !view().isSaving) break
    }
    const { status, value } = actor.getSnapshot()
    if (status !== 'active' || value !== 'ready') throw new Error(`The cart is ${status}, ${JSON.stringify(value)}`)
  }
  const emitted = (type: CartEvent['type']) => events.filter((event) => event.type === type).length
  return { ...server, actor, answer, calmDown, clock, commands, events, fail, loseResponses, emitted, view }
}

export type PausedCart = ReturnType<typeof openPaused>
