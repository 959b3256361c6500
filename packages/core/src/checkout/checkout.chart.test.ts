import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { StoreError } from '../shared/errors.ts'
import { checkoutMachine } from './checkout.machine.ts'
import type { CheckoutCart, CheckoutCartPort, CheckoutGateway } from './checkout.types.ts'
import { createCheckoutDomain } from './checkout.view.ts'

const cart: CheckoutCart = { id: 'cart-1', version: 4, blockers: [], items: [] }
const ADDRESS = 'https://shop.example/checkout/1'

const settled = async () => {
  for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0))
}

/** The order of a press; each step is answered when the test says so. */
const STEPS = ['settle', 'read the cart', 'write the note', 'read the cart again', 'ask for the address'] as const

const open = () => {
  const held: (() => void)[] = []
  const hold = <Value>(value: Value) => new Promise<Value>((resolve) => held.push(() => resolve(value)))
  const gateway: CheckoutGateway = {
    metafields: async () => [],
    createMetafield: () => hold(undefined),
    updateMetafield: () => hold(undefined),
    start: () => hold(ADDRESS),
  }
  const cartPort: CheckoutCartPort = { settle: () => hold(undefined), refresh: () => hold(cart) }
  const actor = createActor(checkoutMachine, { input: { gateway, cartPort, createKey: () => 'key' } }).start()
  const { commands, getSnapshot: view, on } = createCheckoutDomain(actor)
  const told: string[] = []
  on('*', ({ type }) => void told.push(type))
  const answer = async () => {
    for (const give of held.splice(0)) give()
    await settled()
  }
  return { actor, answer, told, view, start: commands.start }
}

test.each(STEPS.map((step, index) => [step, index] as const))(
  'coming back to the page while it has to %s takes the press back: no late answer leads away, and the next press does',
  async (_, answered) => {
    const { actor, answer, told, view, start } = open()
    start()
    await settled()
    for (let step = 0; step < answered; step += 1) await answer()
    expect(view()).toMatchObject({ status: 'preparing', isStarting: true })
    actor.send({ type: 'checkout.return' })
    expect(view()).toEqual({ status: 'idle', isStarting: false, error: null })
    for (const _step of STEPS) await answer()
    expect(told).toEqual([])
    start()
    await settled()
    for (const _step of STEPS) await answer()
    expect([told, view().status]).toEqual([['checkout.ready'], 'leaving'])
  },
)

test('coming back when nothing was begun, or by the back button, leaves a button that can be pressed', async () => {
  const { actor, answer, told, view, start } = open()
  actor.send({ type: 'checkout.return' })
  expect(view().status).toBe('idle')
  start()
  await settled()
  for (const _step of STEPS) await answer()
  expect(view()).toMatchObject({ status: 'leaving', isStarting: true })
  actor.send({ type: 'checkout.return' })
  expect(view()).toEqual({ status: 'idle', isStarting: false, error: null })
  expect(told).toEqual(['checkout.ready'])
})

test.each([0, 1, 2, 3, 4, 5])(
  'an address that is refused after %i steps ends the press, and is told',
  async (answered) => {
    const { actor, answer, told, view, start } = open()
    // Where nothing is under way, too.
    const error = new StoreError('UNSAFE_URL', 'no')
    actor.send({ type: 'checkout.refuse', error })
    expect(view()).toEqual({ status: 'idle', isStarting: false, error })
    start()
    await settled()
    for (let step = 0; step < answered; step += 1) await answer()
    actor.send({ type: 'checkout.refuse', error })
    expect(view()).toEqual({ status: 'idle', isStarting: false, error })
    expect(told.filter((type) => type === 'checkout.failed')).toHaveLength(2)
  },
)
