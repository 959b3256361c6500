import { createActor, SimulatedClock } from 'xstate'
import { type ErrorCode, StoreError } from '../shared/errors.ts'
import { runTurns } from '../shared/turns.fixture.ts'
import { isSameItem } from './cart.changes.ts'
import { cartOf, isPublic, lineOf, nextRevision, openDomain } from './cart.fixture.ts'
import {
  applyChanges,
  type Cart,
  type CartChange,
  type CartEvent,
  type CartFeature,
  type CartGateway,
  cartMachine,
} from './index.ts'

const settled = () => runTurns(1)

const couponOf = (code: string) => ({ code, discountedAmount: 100 })
const giftCardOf = (code: string) => ({ id: `card-${code}`, label: code, amount: 100, balance: null })

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
    case 'add': {
      const { variantId, properties = {}, custom = {} } = change
      const known = cart.lines.find((line) => isSameItem(change, line))
      const isFirst = cart.lines.every((line) => line.variantId !== variantId)
      const id = known?.id ?? (isFirst ? `line-${variantId}` : `line-${variantId}-${cart.lines.length}`)
      const quantity = (known?.quantity ?? 0) + change.quantity
      const line = { ...(known ?? lineOf(id, { variantId, properties, custom })), quantity }
      return { ...cart, revision, lines: [...cart.lines.filter((other) => other !== known), line] }
    }
    case 'coupon': {
      const others = cart.coupons.filter(({ code }) => code !== change.code)
      return { ...cart, revision, coupons: change.isRemoved ? others : [...others, couponOf(change.code)] }
    }
    case 'giftCard': {
      const { giftCards } = cart
      if ('id' in change) return { ...cart, revision, giftCards: giftCards.filter(({ id }) => id !== change.id) }
      return { ...cart, revision, giftCards: [...giftCards, giftCardOf(change.code)] }
    }
    default:
      return { ...applyChanges(cart, [change]), revision }
  }
}

/** Creates a mock server that handles requests only when the test answers them. Each idempotency key counts once. */
const createServer = (given: readonly Cart[], unsupported: readonly CartFeature[]) => {
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
    unsupported,
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

/**
 * Creates the cart machine in the state before `cart.start`, with a mock server that answers when the test calls
 * `answer`, and that cannot do what `unsupported` names.
 */
export const openPausedWithout = (unsupported: readonly CartFeature[], ...carts: readonly Cart[]) => {
  const server = createServer(carts, unsupported)
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

/** Like {@link openPausedWithout}, with a server that can do everything. */
export const openPaused = (...carts: readonly Cart[]) => openPausedWithout([], ...carts)

export type PausedCart = ReturnType<typeof openPaused>
