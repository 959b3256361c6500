import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { createCalls } from '../kit/createCalls.ts'
import { createTestIds } from '../kit/testIds.fixture.ts'
import { StoreError } from '../shared/errors.ts'
import { answerWith, type CheckoutCartPort } from './checkout.fixture.ts'
import { checkoutMachine } from './checkout.machine.ts'
import type { CheckoutCart, CheckoutGateway } from './checkout.types.ts'
import { createCheckoutDomain } from './checkout.view.ts'

const cart: CheckoutCart = { id: 'cart-1', revision: '4', blockers: [], items: [] }
const ADDRESS = 'https://shop.example/checkout/1'

const settled = async () => {
  for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0))
}

/** The steps of a checkout start, in their order. The mock answers each step when the test calls `answer`. */
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
  const actor = createActor(checkoutMachine, { input: { gateway } })
  answerWith(actor, cartPort)
  actor.start()
  const { commands, getSnapshot: view, on } = createCheckoutDomain(actor, createCalls(actor, createTestIds()).start)
  const emitted: string[] = []
  on('*', ({ type }) => void emitted.push(type))
  const answer = async () => {
    for (const give of held.splice(0)) give()
    await settled()
  }
  return { actor, answer, emitted, view, start: commands.start }
}

test.each(STEPS.map((step, index) => [step, index] as const))(
  'returning to the page during the step "%s" cancels the start: a late response does not redirect, and the next start does',
  async (_, answered) => {
    const { actor, answer, emitted, view, start } = open()
    start()
    await settled()
    for (let step = 0; step < answered; step += 1) await answer()
    expect(view()).toMatchObject({ status: 'preparing', isStarting: true })
    actor.send({ type: 'checkout.abort' })
    expect(view()).toEqual({ status: 'idle', isStarting: false, error: null })
    for (const _step of STEPS) await answer()
    expect(emitted).toEqual([])
    start()
    await settled()
    for (const _step of STEPS) await answer()
    expect([emitted, view().status]).toEqual([['checkout.ready'], 'leaving'])
  },
)

test('returning without a start, or with the back button, leaves the button enabled', async () => {
  const { actor, answer, emitted, view, start } = open()
  actor.send({ type: 'checkout.abort' })
  expect(view().status).toBe('idle')
  start()
  await settled()
  for (const _step of STEPS) await answer()
  expect(view()).toMatchObject({ status: 'leaving', isStarting: true })
  actor.send({ type: 'checkout.abort' })
  expect(view()).toEqual({ status: 'idle', isStarting: false, error: null })
  expect(emitted).toEqual(['checkout.ready'])
})

test.each([0, 1, 2, 3, 4, 5])(
  'an address that is refused after %i steps ends the start and is reported',
  async (answered) => {
    const { actor, answer, emitted, view, start } = open()
    // The domain also accepts `checkout.refuse` when nothing is in progress.
    const error = new StoreError('UNSAFE_URL', 'no')
    actor.send({ type: 'checkout.refuse', error })
    expect(view()).toEqual({ status: 'idle', isStarting: false, error })
    start()
    await settled()
    for (let step = 0; step < answered; step += 1) await answer()
    actor.send({ type: 'checkout.refuse', error })
    expect(view()).toEqual({ status: 'idle', isStarting: false, error })
    expect(emitted.filter((type) => type === 'checkout.failed')).toHaveLength(2)
  },
)

test('the address of an earlier start is ignored when nothing is in progress', () => {
  const { actor, emitted, view } = open()
  actor.send({ type: 'checkout.accept', returnUrl: `${ADDRESS}/old` })
  expect([view(), emitted]).toEqual([{ status: 'idle', isStarting: false, error: null }, []])
})

test.each(STEPS.map((step, index) => [step, index] as const))(
  'the address of an earlier start does not end the call of the current start during the step "%s"',
  async (_, answered) => {
    const { actor, answer, emitted, view, start } = open()
    const call = start()
    await settled()
    for (let step = 0; step < answered; step += 1) await answer()
    const before = actor.getSnapshot().value
    actor.send({ type: 'checkout.accept', returnUrl: `${ADDRESS}/old` })
    expect([actor.getSnapshot().value, view().status, emitted]).toEqual([before, 'preparing', []])
    for (const _step of STEPS) await answer()
    actor.send({ type: 'checkout.accept', returnUrl: ADDRESS })
    expect(await call).toEqual({ ok: true, value: ADDRESS })
    expect(emitted).toEqual(['checkout.ready'])
  },
)
