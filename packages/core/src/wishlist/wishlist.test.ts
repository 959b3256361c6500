import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { createCalls } from '../kit/createCalls.ts'
import { createTestIds } from '../kit/testIds.fixture.ts'
import { StoreError } from '../shared/errors.ts'
import { itemOf, settled } from './wishlist.fixture.ts'
import { wishlistMachine } from './wishlist.machine.ts'
import type { WishlistEvent, WishlistGateway, WishlistItem } from './wishlist.types.ts'
import { createWishlistDomain } from './wishlist.view.ts'

/** Opens the domain with a mock server; `failures` is the number of calls that fail. */
const open = ({ items = [] as readonly WishlistItem[], failures = 0 } = {}) => {
  let kept = items
  let left = failures
  const calls: string[] = []
  const answer = (call: string, change: () => void) => async () => {
    calls.push(call)
    if (left > 0) {
      left -= 1
      throw new StoreError('SERVER', 'down', { status: 500 })
    }
    change()
    return kept
  }
  const gateway: WishlistGateway = {
    load: answer('load', () => undefined),
    add: ({ productId }) =>
      answer(`add ${productId}`, () => {
        kept = [...kept, itemOf(productId)]
      })(),
    remove: (id) =>
      answer(`remove ${id}`, () => {
        if (kept.every((item) => item.id !== id)) throw new StoreError('NOT_FOUND', 'not there', { status: 404 })
        kept = kept.filter((item) => item.id !== id)
      })(),
  }
  const actor = createActor(wishlistMachine, { input: { gateway } }).start()
  const domain = createWishlistDomain(actor, createCalls(actor, createTestIds()).start)
  const emitted: WishlistEvent[] = []
  domain.on('*', (event: WishlistEvent) => emitted.push(event))
  const removeElsewhere = (id: string): void => {
    kept = kept.filter((item) => item.id !== id)
  }
  const failOnce = (): void => {
    left = 1
  }
  return { actor, calls, emitted, view: domain.getSnapshot, removeElsewhere, failOnce, ...domain.commands }
}

test('an add waits until the session is known', async () => {
  const { actor, calls, add, view } = open()
  add({ productId: '7' })
  await settled()
  expect([calls, view().status]).toEqual([[], 'unknown'])
  actor.send({ type: 'wishlist.signedIn' })
  await settled()
  expect(calls).toEqual(['add 7', 'load'])
  expect(view().productIds).toEqual(['7'])
})

test('a guest is asked to sign in, and no request is sent', {
  meta: { spec: ['4.wishlist.dialog-opens'] },
}, async () => {
  const { actor, calls, emitted, add, view } = open()
  actor.send({ type: 'wishlist.signedOut' })
  add({ productId: '7', variantId: '701' })
  await settled()
  expect(calls).toEqual([])
  expect(emitted).toEqual([{ type: 'wishlist.loginRequired', item: { productId: '7', variantId: '701' } }])
  expect(view().status).toBe('signed-out')
})

test('a customer adds, loads and removes items', { meta: { spec: ['6.customer.wish-list'] } }, async () => {
  const { actor, add, remove, view, emitted } = open({ items: [itemOf('1')] })
  actor.send({ type: 'wishlist.signedIn' })
  expect(view().status).toBe('loading')
  await settled()
  expect(view()).toMatchObject({ status: 'ready', productIds: ['1'] })
  add({ productId: '2' })
  expect(view()).toMatchObject({ productIds: ['1', '2'], isSaving: true })
  await settled()
  expect(view()).toMatchObject({ productIds: ['1', '2'], isSaving: false })
  remove('10')
  expect(view().productIds).toEqual(['2'])
  await settled()
  expect(view().items.map(({ productId }) => productId)).toEqual(['2'])
  expect(emitted.map(({ type }) => type)).toEqual(['wishlist.loaded', 'wishlist.added', 'wishlist.removed'])
})

test('an item that another tab has removed is removed here too, without a failure', async () => {
  const { actor, calls, emitted, view, remove, removeElsewhere } = open({ items: [itemOf('1'), itemOf('2')] })
  actor.send({ type: 'wishlist.signedIn' })
  await settled()
  removeElsewhere('10')
  remove('10')
  await settled()
  expect(calls).toEqual(['load', 'remove 10', 'load'])
  expect(view()).toMatchObject({ productIds: ['2'], isSaving: false, error: null })
  expect(emitted.at(-1)).toEqual({ type: 'wishlist.removed', itemId: '10' })
})

test('a removal that fails for another reason is rolled back', async () => {
  const { actor, calls, emitted, view, remove, failOnce } = open({ items: [itemOf('1')] })
  actor.send({ type: 'wishlist.signedIn' })
  await settled()
  failOnce()
  remove('10')
  await settled()
  expect(calls).toEqual(['load', 'remove 10'])
  expect(emitted.at(-1)).toMatchObject({ type: 'wishlist.failed', error: { code: 'SERVER' } })
  expect(view().productIds).toEqual(['1'])
})

test('several adds in one turn are saved one after another, and all are kept', async () => {
  const { actor, calls, add } = open()
  actor.send({ type: 'wishlist.signedIn' })
  for (const productId of ['1', '2', '3']) add({ productId })
  await settled()
  expect(calls).toEqual(['load', 'add 1', 'add 2', 'add 3'])
})

test('a list that cannot be loaded has an error, and can be loaded again', async () => {
  const { actor, view, load } = open({ items: [itemOf('1')], failures: 1 })
  actor.send({ type: 'wishlist.signedIn' })
  await settled()
  expect(view()).toMatchObject({ status: 'error', items: [] })
  load()
  await settled()
  expect(view()).toMatchObject({ status: 'ready', productIds: ['1'] })
})

test('a failed add is rolled back and reported with its error', async () => {
  const { actor, view, emitted, add } = open({ failures: 2 })
  actor.send({ type: 'wishlist.signedIn' })
  await settled()
  add({ productId: '5' })
  await settled()
  expect(view().productIds).toEqual([])
  expect(emitted).toMatchObject([{ type: 'wishlist.failed', error: { code: 'SERVER' } }])
})

test('signing out removes the list of this customer', async () => {
  const { actor, view, add } = open({ items: [itemOf('1')] })
  actor.send({ type: 'wishlist.signedIn' })
  await settled()
  add({ productId: '3' })
  actor.send({ type: 'wishlist.signedOut' })
  await settled()
  expect(view()).toEqual({
    status: 'signed-out',
    items: [],
    productIds: [],
    isSaving: false,
    error: null,
    unsupported: [],
  })
})

test('each call ends with the list of its own response; a load joins the running one', async () => {
  const { actor, add, remove, load } = open({ items: [itemOf('1')] })
  actor.send({ type: 'wishlist.signedIn' })
  const results = await Promise.all([add({ productId: '3' }), remove('10'), load()])
  expect(results.map((each) => each.ok && each.value.map(({ id }) => id))).toEqual([['10', '30'], ['30'], ['10']])
})

test('a call that waits for the sign-in, or comes without one, ends as unauthorized', async () => {
  const { actor, add, remove, load, emitted } = open()
  const waiting = [add({ productId: '3' }), add({ productId: '4' }), load()]
  actor.send({ type: 'wishlist.signedOut' })
  const results = await Promise.all([...waiting, add({ productId: '5' }), remove('1'), load()])
  const errors = results.map((each) => (each.ok ? null : [each.error.code, each.error.problem]))
  expect(errors).toEqual(results.map(() => ['UNAUTHORIZED', 'login_required']))
  expect(emitted).toMatchObject([
    { type: 'wishlist.loginRequired', item: { productId: '4' } },
    { type: 'wishlist.loginRequired', item: { productId: '5' } },
  ])
})

test('a failed change ends only its own call, and its event says whether a toast shows it', async () => {
  const { actor, add, emitted, failOnce } = open()
  actor.send({ type: 'wishlist.signedIn' })
  await settled()
  failOnce()
  const [first, second] = await Promise.all([add({ productId: '3' }, { toast: false }), add({ productId: '4' })])
  expect([first.ok, second.ok]).toEqual([false, true])
  expect(emitted.find(({ type }) => type === 'wishlist.failed')).toMatchObject({ toast: false })
})

test('a sign-out ends the pending calls', async () => {
  const { actor, add, load } = open()
  actor.send({ type: 'wishlist.signedIn' })
  const calls = [add({ productId: '3' }), load()]
  actor.send({ type: 'wishlist.signedOut' })
  const results = await Promise.all(calls)
  expect(results.map((each) => (each.ok ? null : each.error.code))).toEqual(['ABORTED', 'ABORTED'])
})
