import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { StoreError } from '../shared/errors.ts'
import { checkoutMachine } from './checkout.machine.ts'
import { findMetafield, metafieldStep, metafieldValue } from './checkout.rules.ts'
import type { CheckoutCart, CheckoutCartPort, CheckoutFact, CheckoutGateway } from './checkout.types.ts'
import { createCheckoutDomain } from './checkout.view.ts'

const cart: CheckoutCart = {
  id: 'cart-1',
  version: 4,
  blockers: [],
  items: [
    { sku: 'B', variantId: 2, quantity: 1 },
    { sku: 'A', variantId: 1, quantity: 3 },
  ],
}
const note = metafieldValue(cart)
const ours = (id: number, value: string) => ({ id, key: 'cart-items', value })

const settled = async () => {
  for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0))
}

const open = (answers: { gateway?: Partial<CheckoutGateway>; port?: Partial<CheckoutCartPort> } = {}) => {
  const calls: string[] = []
  const say =
    <Values extends readonly unknown[], Answer>(call: string, answer: (...values: Values) => Promise<Answer>) =>
    (...values: Values) => {
      calls.push(call)
      return answer(...values)
    }
  const gateway: CheckoutGateway = {
    metafields: say('read note', answers.gateway?.metafields ?? (async () => [])),
    createMetafield: say('create note', answers.gateway?.createMetafield ?? (async () => undefined)),
    updateMetafield: say('update note', answers.gateway?.updateMetafield ?? (async () => undefined)),
    start: say('ask for the address', answers.gateway?.start ?? (async () => 'https://shop.example/checkout/1')),
  }
  const cartPort: CheckoutCartPort = {
    settle: say('settle', answers.port?.settle ?? (async () => undefined)),
    refresh: say('refresh', answers.port?.refresh ?? (async () => cart)),
  }
  let keys = 0
  const createKey = () => {
    keys += 1
    return `key-${keys}`
  }
  const actor = createActor(checkoutMachine, { input: { gateway, cartPort, createKey } }).start()
  const domain = createCheckoutDomain(actor)
  const told: CheckoutFact[] = []
  domain.on('*', (fact: CheckoutFact) => told.push(fact))
  return { ...domain.commands, actor, calls, told, view: domain.getSnapshot }
}

test('a press settles, writes the note, reads the cart anew and asks for the address, in this order', {
  meta: { spec: ['4.checkout.order', '4.checkout.refresh', '4.checkout.metafield-create'] },
}, async () => {
  const { start, calls, told, view } = open({
    gateway: { metafields: async () => [{ id: 1, key: 'gift', value: '1' }] },
  })
  start()
  expect(view()).toMatchObject({ status: 'preparing', isStarting: true })
  await settled()
  expect(calls).toEqual(['settle', 'refresh', 'read note', 'create note', 'refresh', 'ask for the address'])
  expect(told).toEqual([{ type: 'checkout.ready', returnUrl: 'https://shop.example/checkout/1' }])
  expect(view().status).toBe('leaving')
})

test('a second press while the first is under way is none', {
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
  ['another value', [ours(7, '[]')], ['update note']],
  ['the same value', [ours(7, note)], []],
  ['an older one of ours beside it', [ours(9, note), ours(3, '[]')], []],
])(
  'a note with %s',
  { meta: { spec: ['4.checkout.metafield-update', '7.api.metafield-pick'] } },
  async (_, notes, writes) => {
    const { start, calls } = open({ gateway: { metafields: async () => notes } })
    start()
    await settled()
    expect(calls.filter((call) => call.endsWith(' note') && call !== 'read note')).toEqual(writes)
  },
)

test('a note that another tab has made at the same moment is read and updated', {
  meta: { spec: ['7.api.create-race'] },
}, async () => {
  let notes: readonly { id: number; key: string; value: string }[] = []
  const { start, calls, told } = open({
    gateway: {
      metafields: async () => notes,
      createMetafield: async () => {
        notes = [ours(5, '[]')]
        throw new StoreError('CONFLICT', 'It exists', { status: 409 })
      },
    },
  })
  start()
  await settled()
  expect(calls.slice(2, 6)).toEqual(['read note', 'create note', 'read note', 'update note'])
  expect(told.map(({ type }) => type)).toEqual(['checkout.ready'])
})

const failing = async () => {
  throw new StoreError('SERVER', 'down', { status: 500 })
}

test.each([
  ['settling', { port: { settle: failing } }],
  ['reading the note', { gateway: { metafields: failing } }],
  ['creating the note', { gateway: { createMetafield: failing } }],
  ['reading the cart', { port: { refresh: failing } }],
  ['asking for the address', { gateway: { start: failing } }],
])(
  'a failure while %s stops the chain, tells it once and frees the button',
  {
    meta: { spec: ['4.checkout.failure-stops'] },
  },
  async (_, answers) => {
    const { start, told, view } = open(answers)
    start()
    await settled()
    expect(told).toMatchObject([{ type: 'checkout.failed', error: { code: 'SERVER' } }])
    expect(view()).toMatchObject({ status: 'idle', isStarting: false, error: { code: 'SERVER' } })
    start()
    expect(view()).toMatchObject({ isStarting: true, error: null })
  },
)

test('a cart that was blocked meanwhile is not checked out', { meta: { spec: ['4.checkout.order'] } }, async () => {
  let reads = 0
  const { start, told, calls, view } = open({
    port: {
      refresh: async () => {
        reads += 1
        return reads === 1 ? cart : { ...cart, blockers: ['nothing-in-stock'] }
      },
    },
  })
  start()
  await settled()
  expect(told).toEqual([{ type: 'checkout.blocked', blockers: ['nothing-in-stock'] }])
  expect(calls).not.toContain('ask for the address')
  expect(view().isStarting).toBe(false)
})

test('a cart that is blocked from the start has no note written', async () => {
  const { start, calls } = open({ port: { refresh: async () => ({ ...cart, blockers: ['retired'] }) } })
  start()
  await settled()
  expect(calls).toEqual(['settle', 'refresh'])
})

test('a cart that is gone is a failure', async () => {
  const { start, told } = open({ port: { refresh: async () => null } })
  start()
  await settled()
  expect(told).toMatchObject([{ type: 'checkout.failed', error: { code: 'NOT_FOUND' } }])
})

test('an empty address is a failure in the words of the specification', {
  meta: { spec: ['4.checkout.return-url'] },
}, async () => {
  const { start, told, view } = open({ gateway: { start: async () => ' ' } })
  start()
  await settled()
  expect(told).toMatchObject([{ type: 'checkout.failed', error: { message: 'Unexpected error occurs' } }])
  expect(view().status).toBe('idle')
})

test('two presses in turn ask for two addresses, each under its own key', {
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
  actor.send({ type: 'checkout.return' })
  start()
  await settled()
  expect(asked).toEqual([
    { cartId: 'cart-1', version: 4, key: 'key-1' },
    { cartId: 'cart-1', version: 4, key: 'key-2' },
  ])
})

test('the way back frees the button', async () => {
  const { start, actor, view } = open()
  start()
  await settled()
  actor.send({ type: 'checkout.return' })
  expect(view()).toEqual({ status: 'idle', isStarting: false, error: null })
})

test('the note is the same text for the same items, whatever their order, and a list for none', () => {
  const items = cart.items.toReversed()
  expect(metafieldValue({ ...cart, items })).toBe(note)
  expect(JSON.parse(note)).toEqual([
    { sku: 'A', variant_id: 1, quantity: 3 },
    { sku: 'B', variant_id: 2, quantity: 1 },
  ])
  expect(metafieldValue({ ...cart, items: [] })).toBe('[]')
})

test('among the notes of other apps ours is found, and of two the newest', {
  meta: { spec: ['7.api.metafield-pick'] },
}, () => {
  expect(findMetafield([])).toBeUndefined()
  expect(findMetafield([{ id: 9, key: 'other', value: 'x' }, ours(2, 'old'), ours(3, 'new')])?.id).toBe(3)
  expect(metafieldStep([{ id: 9, key: 'other', value: note }], note)).toEqual({ kind: 'create' })
  expect(metafieldStep([ours(2, note)], note)).toEqual({ kind: 'leave' })
  expect(metafieldStep([ours(2, '[]')], note)).toEqual({ kind: 'update', id: 2 })
})

test.each([
  ['other blanks', JSON.stringify(JSON.parse(note), null, 2)],
  ['keys in another order', '[{"quantity":3,"variant_id":1,"sku":"A"},{"variant_id":2,"sku":"B","quantity":1}]'],
  ['items in another order', JSON.stringify(JSON.parse(note).toReversed())],
])('a note with %s says the same, and is left', { meta: { spec: ['3.cart.metafield-value'] } }, (_, value) => {
  expect(metafieldStep([ours(2, value)], note)).toEqual({ kind: 'leave' })
})

test.each(['', 'no list', '{}', 'null', '[null]', '[1, 2]', note.replace('3', '4'), note.replace('}]', '},{}]')])(
  'a note with %s is another, and is changed',
  { meta: { spec: ['3.cart.metafield-value'] } },
  (value) => {
    expect(metafieldStep([ours(2, value)], note)).toEqual({ kind: 'update', id: 2 })
  },
)

test('an empty list is a note too', { meta: { spec: ['3.cart.metafield-value'] } }, () => {
  expect(metafieldValue({ ...cart, items: [] })).toBe('[]')
  expect(metafieldStep([ours(2, ' [ ] ')], '[]')).toEqual({ kind: 'leave' })
})
