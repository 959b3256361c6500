import { type Actor, createActor } from 'xstate'
import { createCalls } from '../kit/createCalls.ts'
import { StoreError } from '../shared/errors.ts'
import { runTurns } from '../shared/turns.fixture.ts'
import { type CheckedCart, checkoutMachine } from './checkout.machine.ts'
import type { CheckoutCart, CheckoutEvent, CheckoutGateway, StartedCheckout } from './checkout.types.ts'
import { createCheckoutDomain } from './checkout.view.ts'

/** The operations with which an effect fetches the cart for the checkout. */
export interface CheckoutCartPort {
  settle(): Promise<void>
  refresh(): Promise<CheckedCart>
}

/** Answers the machine's requests for the cart, in place of the effect. */
export const answerWith = (actor: Actor<typeof checkoutMachine>, port: CheckoutCartPort): void => {
  actor.on('@checkout.cartRequested', async ({ key, isFlushed }) => {
    try {
      if (isFlushed) await port.settle()
      actor.send({ type: 'checkout.cartReady', key, ...(await port.refresh()) })
    } catch (error) {
      actor.send({ type: 'checkout.cartFailed', key, error })
    }
  })
}

export const cart: CheckoutCart = {
  id: 'cart-1',
  revision: '4',
  items: [
    { sku: 'B', variantId: '2', quantity: 1 },
    { sku: 'A', variantId: '1', quantity: 3 },
  ],
}
export const free: CheckedCart = { cart, blockers: [] }
export const gone: CheckedCart = { cart: null, blockers: ['empty'] }

export const ADDRESS = 'https://shop.example/checkout/1'
export const redirect: StartedCheckout = { kind: 'redirect', url: ADDRESS }
export const embedded: StartedCheckout = {
  kind: 'embedded',
  clientSecret: 'secret-1',
  scriptUrl: 'https://pay.example/embed.js',
}

export const settled = () => runTurns(12)

/**
 * Creates the checkout domain with a gateway and a cart port that succeed by default; `calls` lists all calls in order.
 */
export const open = (answers: { gateway?: Partial<CheckoutGateway>; port?: Partial<CheckoutCartPort> } = {}) => {
  const calls: string[] = []
  const say =
    <Values extends readonly unknown[], Answer>(call: string, answer: (...values: Values) => Promise<Answer>) =>
    (...values: Values) => {
      calls.push(call)
      return answer(...values)
    }
  const gateway: CheckoutGateway = {
    start: say('start', answers.gateway?.start ?? (async () => redirect)),
  }
  const cartPort: CheckoutCartPort = {
    settle: say('settle', answers.port?.settle ?? (async () => undefined)),
    refresh: say('refresh', answers.port?.refresh ?? (async () => free)),
  }
  let keys = 0
  const createKey = () => {
    keys += 1
    return `key-${keys}`
  }
  const actor = createActor(checkoutMachine, { input: { gateway } })
  answerWith(actor, cartPort)
  actor.start()
  const domain = createCheckoutDomain(actor, createCalls(actor, createKey).start)
  const emitted: CheckoutEvent[] = []
  domain.on('*', (event: CheckoutEvent) => emitted.push(event))
  return { ...domain.commands, actor, calls, emitted, view: domain.getSnapshot }
}

export const failing = async () => {
  throw new StoreError('SERVER', 'down', { status: 500 })
}
