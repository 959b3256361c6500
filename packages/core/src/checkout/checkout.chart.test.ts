import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { createCalls } from '../kit/createCalls.ts'
import { createTestIds } from '../kit/testIds.fixture.ts'
import { StoreError } from '../shared/errors.ts'
import { runTurns } from '../shared/turns.fixture.ts'
import { answerWith, type CheckoutCartPort, embedded, free, redirect } from './checkout.fixture.ts'
import { checkoutMachine } from './checkout.machine.ts'
import type { CheckoutGateway, StartedCheckout } from './checkout.types.ts'
import { createCheckoutDomain } from './checkout.view.ts'

const old: StartedCheckout = { kind: 'redirect', url: 'https://shop.example/checkout/old' }
const idle = { status: 'idle', isStarting: false, embedded: null, error: null, unsupported: [] }

const settled = () => runTurns(12)

/** The steps of a checkout start, in their order. The mock answers each step when the test calls `answer`. */
const STEPS = ['settle', 'read the cart', 'start', 'read the cart again'] as const

const open = (checkout: StartedCheckout = redirect) => {
  const held: (() => void)[] = []
  const hold = <Value>(value: Value) => new Promise<Value>((resolve) => held.push(() => resolve(value)))
  const gateway: CheckoutGateway = {
    start: () => hold(checkout),
  }
  const cartPort: CheckoutCartPort = { settle: () => hold(undefined), refresh: () => hold(free) }
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
  return { actor, answer, emitted, view, start: commands.start, cancel: commands.cancel }
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
    expect(view()).toEqual(idle)
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
  expect(view()).toEqual(idle)
  expect(emitted).toEqual(['checkout.ready'])
})

test.each([0, 1, 2, 3, 4])(
  'an address that is refused after %i steps ends the start and is reported',
  async (answered) => {
    const { actor, answer, emitted, view, start } = open()
    // The domain also accepts `checkout.refuse` when nothing is in progress.
    const error = new StoreError('UNSAFE_URL', 'no')
    actor.send({ type: 'checkout.refuse', error })
    expect(view()).toEqual({ ...idle, error })
    start()
    await settled()
    for (let step = 0; step < answered; step += 1) await answer()
    actor.send({ type: 'checkout.refuse', error })
    expect(view()).toEqual({ ...idle, error })
    expect(emitted.filter((type) => type === 'checkout.failed')).toHaveLength(2)
  },
)

test('the address of an earlier start is ignored when nothing is in progress', () => {
  const { actor, emitted, view } = open()
  actor.send({ type: 'checkout.accept', checkout: old })
  expect([view(), emitted]).toEqual([idle, []])
})

test.each(STEPS.map((step, index) => [step, index] as const))(
  'the address of an earlier start does not end the call of the current start during the step "%s"',
  async (_, answered) => {
    const { actor, answer, emitted, view, start } = open()
    const call = start()
    await settled()
    for (let step = 0; step < answered; step += 1) await answer()
    const before = actor.getSnapshot().value
    actor.send({ type: 'checkout.accept', checkout: old })
    expect([actor.getSnapshot().value, view().status, emitted]).toEqual([before, 'preparing', []])
    for (const _step of STEPS) await answer()
    actor.send({ type: 'checkout.accept', checkout: redirect })
    expect(await call).toEqual({ ok: true, value: redirect })
    expect(emitted).toEqual(['checkout.ready'])
  },
)

/** Opens a checkout that the page shows: started, with an accepted script. */
const openEmbedded = async () => {
  const shop = open(embedded)
  const call = shop.start()
  await settled()
  for (const _step of STEPS) await shop.answer()
  shop.actor.send({ type: 'checkout.accept', checkout: embedded })
  return { ...shop, call }
}

test('a checkout that the page shows is in the view, and the button is enabled', async () => {
  const { call, emitted, view } = await openEmbedded()
  expect(view()).toEqual({
    ...idle,
    status: 'embedded',
    embedded: { clientSecret: 'secret-1', scriptUrl: 'https://pay.example/embed.js' },
  })
  expect(await call).toEqual({ ok: true, value: embedded })
  expect(emitted).toEqual(['checkout.ready'])
})

test.each(['cancel', 'checkout.abort'] as const)('%s closes a checkout that the page shows', async (how) => {
  const { actor, cancel, view } = await openEmbedded()
  if (how === 'cancel') cancel()
  else actor.send({ type: how })
  expect(view()).toEqual(idle)
})

test('a refusal closes a checkout that the page shows, and is reported', async () => {
  const { actor, emitted, view } = await openEmbedded()
  const error = new StoreError('UNSAFE_URL', 'no')
  actor.send({ type: 'checkout.refuse', error })
  expect(view()).toEqual({ ...idle, error })
  expect(emitted).toEqual(['checkout.ready', 'checkout.failed'])
})

test('a new start replaces the checkout that the page shows', async () => {
  const { actor, answer, start, view } = await openEmbedded()
  const again = start()
  expect(view()).toMatchObject({ status: 'preparing', isStarting: true, embedded: null })
  await settled()
  for (const _step of STEPS) await answer()
  actor.send({ type: 'checkout.accept', checkout: embedded })
  expect([(await again).ok, view().status]).toEqual([true, 'embedded'])
})

test('the secret is not in the view before the script is accepted, and not after it is refused', async () => {
  const { actor, answer, start, view } = open(embedded)
  start()
  await settled()
  for (const _step of STEPS) {
    await answer()
    expect(view().embedded).toBeNull()
  }
  actor.send({ type: 'checkout.refuse', error: new StoreError('UNSAFE_URL', 'no') })
  expect(view().embedded).toBeNull()
})

test.each(STEPS.map((step, index) => [step, index] as const))(
  'cancelling during the step "%s" ends the call, and the next start works',
  async (_, answered) => {
    const { answer, cancel, start, view } = open()
    const call = start()
    await settled()
    for (let step = 0; step < answered; step += 1) await answer()
    cancel()
    expect(await call).toMatchObject({ ok: false, error: { code: 'ABORTED' } })
    expect(view()).toEqual(idle)
    start()
    await settled()
    for (const _step of STEPS) await answer()
    expect(view().status).toBe('leaving')
  },
)
