import { expect, test } from 'vitest'
import { StoreError } from '../shared/errors.ts'
import { cart, failing, note, open, ours, settled } from './checkout.fixture.ts'
import type { CheckoutCart } from './checkout.types.ts'

test('a start flushes the cart, writes the metafield, loads the cart again and requests the address, in this order', {
  meta: { spec: ['4.checkout.order', '4.checkout.refresh', '4.checkout.metafield-create'] },
}, async () => {
  const { start, calls, emitted, view } = open({
    gateway: { metafields: async () => [{ id: '1', key: 'gift', value: '1' }] },
  })
  start()
  expect(view()).toMatchObject({ status: 'preparing', isStarting: true })
  await settled()
  expect(calls).toEqual(['settle', 'refresh', 'read note', 'create note', 'refresh', 'ask for the address'])
  expect(emitted).toEqual([{ type: 'checkout.ready', returnUrl: 'https://shop.example/checkout/1' }])
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
  expect(calls.filter((call) => call === 'ask for the address')).toHaveLength(1)
})

test.each([
  ['another value', [ours('7', '[]')], ['update note']],
  ['the same value', [ours('7', note)], []],
  ['an older one of ours beside it', [ours('9', note), ours('3', '[]')], []],
])(
  'a metafield with %s',
  { meta: { spec: ['4.checkout.metafield-update', '7.api.metafield-pick'] } },
  async (_, notes, writes) => {
    const { start, calls } = open({ gateway: { metafields: async () => notes } })
    start()
    await settled()
    expect(calls.filter((call) => call.endsWith(' note') && call !== 'read note')).toEqual(writes)
  },
)

test('a metafield that another tab has created at the same moment is loaded and updated', {
  meta: { spec: ['7.api.create-race'] },
}, async () => {
  let notes: readonly { id: string; key: string; value: string }[] = []
  const { start, calls, emitted } = open({
    gateway: {
      metafields: async () => notes,
      createMetafield: async () => {
        notes = [ours('5', '[]')]
        throw new StoreError('CONFLICT', 'It exists', { status: 409 })
      },
    },
  })
  start()
  await settled()
  expect(calls.slice(2, 6)).toEqual(['read note', 'create note', 'read note', 'update note'])
  expect(emitted.map(({ type }) => type)).toEqual(['checkout.ready'])
})

test.each([
  ['settling', { port: { settle: failing } }],
  ['reading the note', { gateway: { metafields: failing } }],
  ['creating the note', { gateway: { createMetafield: failing } }],
  ['reading the cart', { port: { refresh: failing } }],
  ['asking for the address', { gateway: { start: failing } }],
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
        return reads === 1 ? cart : { ...cart, blockers: ['nothing-in-stock'] }
      },
    },
  })
  start()
  await settled()
  expect(emitted).toEqual([{ type: 'checkout.blocked', blockers: ['nothing-in-stock'] }])
  expect(calls).not.toContain('ask for the address')
  expect(view().isStarting).toBe(false)
})

test('a cart that is blocked from the start gets no metafield, and the reason is shown', async () => {
  const { start, calls, emitted, view } = open({ port: { refresh: async () => ({ ...cart, blockers: ['retired'] }) } })
  start()
  await settled()
  expect(calls).toEqual(['settle', 'refresh'])
  expect(emitted).toEqual([{ type: 'checkout.blocked', blockers: ['retired'] }])
  expect(view()).toMatchObject({ status: 'idle', isStarting: false, error: null })
})

const gone: CheckoutCart = { id: '', revision: null, blockers: ['empty'], items: [] }

test('a missing cart counts as empty and gets no metafield', async () => {
  const { start, emitted, calls } = open({ port: { refresh: async () => gone } })
  start()
  await settled()
  expect(emitted).toEqual([{ type: 'checkout.blocked', blockers: ['empty'] }])
  expect(calls).toEqual(['settle', 'refresh'])
})

/** Returns a `refresh` function: its first call succeeds, and each later call runs `second`. */
const thenReads = (second: () => Promise<CheckoutCart>) => {
  let reads = 0
  return async () => {
    reads += 1
    return reads === 1 ? cart : second()
  }
}

test('a cart that disappears while its metafield is written gets no address', async () => {
  const { start, emitted, calls } = open({ port: { refresh: thenReads(async () => gone) } })
  start()
  await settled()
  expect(emitted).toEqual([{ type: 'checkout.blocked', blockers: ['empty'] }])
  expect(calls).toEqual(['settle', 'refresh', 'read note', 'create note', 'refresh'])
})

test('a cart that cannot be loaded after its metafield is a failure and gets no address', async () => {
  const { start, emitted, calls, view } = open({ port: { refresh: thenReads(() => failing()) } })
  start()
  await settled()
  expect(emitted).toMatchObject([{ type: 'checkout.failed', error: { code: 'SERVER' } }])
  expect(calls).toEqual(['settle', 'refresh', 'read note', 'create note', 'refresh'])
  expect(view().isStarting).toBe(false)
})

test.each(['createMetafield', 'metafields'] as const)(
  'a failure of %s other than a conflict is not retried',
  { meta: { spec: ['4.checkout.failure-stops'] } },
  async (call) => {
    const { start, calls } = open({ gateway: { [call]: failing } })
    start()
    await settled()
    expect(calls.filter((name) => name === 'read note')).toHaveLength(1)
    expect(calls).not.toContain('ask for the address')
  },
)

test('every call has a signal, so that it can be aborted', async () => {
  const signals: (AbortSignal | undefined)[] = []
  const keep =
    <Answer>(answer: Answer) =>
    async (...values: readonly unknown[]) => {
      const options = values.at(-1)
      const hasSignal = typeof options === 'object' && options !== null && 'signal' in options
      signals.push(hasSignal && options.signal instanceof AbortSignal ? options.signal : undefined)
      return answer
    }
  for (const notes of [[], [ours('7', '[]')]]) {
    const { start } = open({
      gateway: {
        metafields: keep(notes),
        createMetafield: keep(undefined),
        updateMetafield: keep(undefined),
        start: keep('https://shop.example/checkout/1'),
      },
    })
    start()
    await settled()
  }
  expect(signals).toHaveLength(6)
  expect(signals).not.toContain(undefined)
})

test('an empty address is a failure with the text of the specification', {
  meta: { spec: ['4.checkout.return-url'] },
}, async () => {
  const { start, emitted, view } = open({ gateway: { start: async () => ' ' } })
  start()
  await settled()
  expect(emitted).toMatchObject([
    { type: 'checkout.failed', error: { code: 'CONTRACT', message: 'Unexpected error occurs' } },
  ])
  expect(view().status).toBe('idle')
})

test('two starts in a row request two addresses, each with its own key', {
  meta: { spec: ['4.checkout.return-url'] },
}, async () => {
  const asked: unknown[] = []
  const { start, actor } = open({
    gateway: {
      start: async (request) => {
        asked.push(request)
        return 'https://shop.example/checkout'
      },
    },
  })
  start()
  await settled()
  actor.send({ type: 'checkout.abort' })
  start()
  await settled()
  expect(asked).toEqual([
    { cartId: 'cart-1', revision: '4', key: 'key-1' },
    { cartId: 'cart-1', revision: '4', key: 'key-2' },
  ])
})

test('returning to the page enables the button', async () => {
  const { start, actor, view } = open()
  start()
  await settled()
  actor.send({ type: 'checkout.abort' })
  expect(view()).toEqual({ status: 'idle', isStarting: false, error: null })
})

test('a start ends with the address once its origin was checked; a second start meanwhile is ignored', async () => {
  const { actor, start, view } = open()
  const [first, second] = [start(), start()]
  expect(await second).toMatchObject({ ok: false, error: { code: 'IGNORED' } })
  await settled()
  expect(view().status).toBe('leaving')
  actor.send({ type: 'checkout.accept', returnUrl: 'https://shop.example/checkout/1' })
  expect(await first).toEqual({ ok: true, value: 'https://shop.example/checkout/1' })
})

test('a blocked start ends as refused, and a failed one with its error', async () => {
  const blocked = open({ port: { refresh: async () => ({ ...cart, blockers: ['retired'] }) } })
  expect(await blocked.start()).toMatchObject({ ok: false, error: { code: 'REFUSED', problem: 'blocked' } })
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
