import { expect, test } from 'vitest'
import { StoreError } from '../shared/errors.ts'
import { cart, embedded, failing, free, gone, open, redirect, settled } from './checkout.fixture.ts'
import type { CheckedCart, CheckoutMachineEvent } from './checkout.machine.ts'

test('a start flushes the cart, starts the checkout and loads the cart again, in this order', {
  meta: { spec: ['4.checkout.order', '4.checkout.refresh'] },
}, async () => {
  const { start, calls, emitted, view } = open()
  start()
  expect(view()).toMatchObject({ status: 'preparing', isStarting: true })
  await settled()
  expect(calls).toEqual(['settle', 'refresh', 'start', 'refresh'])
  expect(emitted).toEqual([{ type: 'checkout.ready', checkout: redirect }])
  expect(view().status).toBe('leaving')
})

test('a second start while the first is in progress does nothing', {
  meta: { spec: ['4.checkout.failure-stops'] },
}, async () => {
  const { start, calls } = open()
  start()
  start()
  await settled()
  start()
  await settled()
  expect(calls.filter((call) => call === 'start')).toHaveLength(1)
})

test.each([
  ['settling', { port: { settle: failing } }],
  ['reading the cart', { port: { refresh: failing } }],
  ['starting at the back end', { gateway: { start: failing } }],
])(
  'a failure while %s ends the start, is reported once and enables the button',
  {
    meta: { spec: ['4.checkout.failure-stops'] },
  },
  async (_, answers) => {
    const { start, emitted, view } = open(answers)
    start()
    await settled()
    expect(emitted).toMatchObject([{ type: 'checkout.failed', error: { code: 'SERVER' } }])
    expect(view()).toMatchObject({ status: 'idle', isStarting: false, error: { code: 'SERVER' } })
    start()
    expect(view()).toMatchObject({ isStarting: true, error: null })
  },
)

test('a cart that is blocked meanwhile does not redirect', { meta: { spec: ['4.checkout.order'] } }, async () => {
  let reads = 0
  const { start, emitted, calls, view } = open({
    port: {
      refresh: async () => {
        reads += 1
        return reads === 1 ? free : { cart, blockers: ['nothing-in-stock'] }
      },
    },
  })
  start()
  await settled()
  expect(emitted).toEqual([{ type: 'checkout.blocked', blockers: ['nothing-in-stock'] }])
  expect(calls).toEqual(['settle', 'refresh', 'start', 'refresh'])
  expect(view().isStarting).toBe(false)
})

test('a cart that is blocked from the start starts no checkout, and the reason is shown', async () => {
  const { start, calls, emitted, view } = open({ port: { refresh: async () => ({ cart, blockers: ['retired'] }) } })
  start()
  await settled()
  expect(calls).toEqual(['settle', 'refresh'])
  expect(emitted).toEqual([{ type: 'checkout.blocked', blockers: ['retired'] }])
  expect(view()).toMatchObject({ status: 'idle', isStarting: false, error: null })
})

test('a missing cart counts as empty and starts no checkout', async () => {
  const { start, emitted, calls } = open({ port: { refresh: async () => gone } })
  start()
  await settled()
  expect(emitted).toEqual([{ type: 'checkout.blocked', blockers: ['empty'] }])
  expect(calls).toEqual(['settle', 'refresh'])
})

/** Returns a `refresh` function: its first call succeeds, and each later call runs `second`. */
const thenReads = (second: () => Promise<CheckedCart>) => {
  let reads = 0
  return async () => {
    reads += 1
    return reads === 1 ? free : second()
  }
}

test('a cart that disappears while the checkout starts does not redirect', async () => {
  const { start, emitted, calls } = open({ port: { refresh: thenReads(async () => gone) } })
  start()
  await settled()
  expect(emitted).toEqual([{ type: 'checkout.blocked', blockers: ['empty'] }])
  expect(calls).toEqual(['settle', 'refresh', 'start', 'refresh'])
})

test('a cart that cannot be loaded after the checkout has started is a failure and does not redirect', async () => {
  const { start, emitted, calls, view } = open({ port: { refresh: thenReads(() => failing()) } })
  start()
  await settled()
  expect(emitted).toMatchObject([{ type: 'checkout.failed', error: { code: 'SERVER' } }])
  expect(calls).toEqual(['settle', 'refresh', 'start', 'refresh'])
  expect(view().isStarting).toBe(false)
})

test('the start has a signal, so that it can be aborted', async () => {
  let signal: AbortSignal | undefined
  const { start, cancel } = open({
    gateway: {
      start: async (_, options) => {
        signal = options.signal
        return new Promise(() => undefined)
      },
    },
  })
  start()
  await settled()
  expect(signal?.aborted).toBe(false)
  cancel()
  expect(signal?.aborted).toBe(true)
})

test('two starts in a row start two checkouts, each with its own key', {
  meta: { spec: ['4.checkout.return-url'] },
}, async () => {
  const asked: unknown[] = []
  const { start, actor } = open({
    gateway: {
      start: async (request) => {
        asked.push(request)
        return redirect
      },
    },
  })
  start()
  await settled()
  actor.send({ type: 'checkout.abort' })
  start()
  await settled()
  expect(asked).toEqual([
    { cart, key: 'key-1' },
    { cart, key: 'key-2' },
  ])
})

test('the first request for the cart saves pending changes, and the second one only loads', async () => {
  const requests: unknown[] = []
  const { actor, start } = open()
  actor.on('@checkout.cartRequested', ({ isFlushed }) => void requests.push(isFlushed))
  start()
  await settled()
  expect(requests).toEqual([true, false])
})

const late: readonly (readonly [string, CheckoutMachineEvent])[] = [
  ['a cart', { type: 'checkout.cartReady', key: 'key-1', ...free }],
  ['a blocked cart', { type: 'checkout.cartReady', key: 'key-1', cart, blockers: ['retired'] }],
  ['a failed load', { type: 'checkout.cartFailed', key: 'key-1', error: new StoreError('SERVER', 'down') }],
]

test.each(late)('%s of an earlier start neither continues nor ends the current start', async (_, answer) => {
  const { actor, calls, cancel, emitted, start, view } = open({ port: { settle: () => new Promise(() => undefined) } })
  start()
  cancel()
  start()
  actor.send(answer)
  await settled()
  expect(view()).toMatchObject({ status: 'preparing', error: null })
  expect([calls, emitted]).toEqual([['settle', 'settle'], []])
})

test('returning to the page enables the button', async () => {
  const { start, actor, view } = open()
  start()
  await settled()
  actor.send({ type: 'checkout.abort' })
  expect(view()).toEqual({ status: 'idle', isStarting: false, embedded: null, error: null, unsupported: [] })
})

test('a start ends with the address once its origin was checked; a second start meanwhile is ignored', async () => {
  const { actor, start, view } = open()
  const [first, second] = [start(), start()]
  expect(await second).toMatchObject({ ok: false, error: { code: 'IGNORED' } })
  await settled()
  expect(view().status).toBe('leaving')
  actor.send({ type: 'checkout.accept', checkout: redirect })
  expect(await first).toEqual({ ok: true, value: redirect })
})

test('a blocked start ends as refused, and a failed one with its error', async () => {
  const blocked = open({ port: { refresh: async () => ({ cart, blockers: ['retired'] }) } })
  const message = 'The cart has reasons that block the checkout'
  expect(await blocked.start()).toMatchObject({ ok: false, error: { code: 'REFUSED', problem: 'blocked', message } })
  const broken = open({ gateway: { start: failing } })
  expect(await broken.start({ toast: false })).toMatchObject({ ok: false, error: { code: 'SERVER' } })
  expect(broken.emitted).toMatchObject([{ type: 'checkout.failed', toast: false }])
})

test('a refused address and a return to the page end the start', async () => {
  const refused = open()
  const start = refused.start()
  await settled()
  refused.actor.send({ type: 'checkout.refuse', error: new StoreError('UNSAFE_URL', 'refused') })
  expect(await start).toMatchObject({ ok: false, error: { code: 'UNSAFE_URL' } })
  const returned = open()
  const other = returned.start()
  returned.actor.send({ type: 'checkout.abort' })
  expect(await other).toMatchObject({ ok: false, error: { code: 'ABORTED' } })
})

type Shop = ReturnType<typeof open>

const endings: readonly (readonly [string, Parameters<typeof open>[0], (shop: Shop) => void])[] = [
  ['that redirected', {}, ({ actor }) => actor.send({ type: 'checkout.accept', checkout: redirect })],
  ['that the page shows', {}, ({ actor }) => actor.send({ type: 'checkout.accept', checkout: embedded })],
  ['that the shopper cancelled', {}, ({ cancel }) => cancel()],
  ['that was blocked', { port: { refresh: async () => ({ cart, blockers: ['retired'] }) } }, () => undefined],
  ['that failed', { gateway: { start: failing } }, () => undefined],
]

test.each(endings)('a start %s ends once: a return to the page ends no other call', async (_, answers, end) => {
  const shop = open(answers)
  const ended: unknown[] = []
  shop.actor.on('@outcome', ({ calls }) => void ended.push(...calls.map(({ id }) => id)))
  shop.actor.send({ type: 'checkout.abort' })
  shop.start()
  await settled()
  end(shop)
  shop.actor.send({ type: 'checkout.abort' })
  expect(ended).toEqual(['key-1'])
})
