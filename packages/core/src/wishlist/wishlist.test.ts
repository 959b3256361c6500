import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { StoreError } from '../shared/errors.ts'
import { itemOf, settled } from './wishlist.fixture.ts'
import { wishlistMachine } from './wishlist.machine.ts'
import type { Wish, WishlistFact, WishlistGateway, WishlistItem } from './wishlist.types.ts'
import { createWishlistDomain } from './wishlist.view.ts'

/** A list that the server keeps; calls fail as often as `failures` says. */
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
  const domain = createWishlistDomain(actor)
  const told: WishlistFact[] = []
  domain.on('*', (fact: WishlistFact) => told.push(fact))
  const removeElsewhere = (id: number): void => {
    kept = kept.filter((item) => item.id !== id)
  }
  const failOnce = (): void => {
    left = 1
  }
  return { actor, calls, told, view: domain.getSnapshot, removeElsewhere, failOnce, ...domain.commands }
}

test('before it is known who is there, a wish waits', async () => {
  const { actor, calls, add, view } = open()
  add({ productId: 7 })
  await settled()
  expect([calls, view().status]).toEqual([[], 'unknown'])
  actor.send({ type: 'wishlist.signedIn' })
  await settled()
  expect(calls).toEqual(['add 7', 'load'])
  expect(view().productIds).toEqual([7])
})

test('a visitor without a session is asked to sign in, and nothing is called', {
  meta: { spec: ['4.wishlist.dialog-opens'] },
}, async () => {
  const { actor, calls, told, add, view } = open()
  actor.send({ type: 'wishlist.signedOut' })
  add({ productId: 7, variantId: 701 })
  await settled()
  expect(calls).toEqual([])
  expect(told).toEqual([{ type: 'wishlist.loginRequired', wish: { productId: 7, variantId: 701 } }])
  expect(view().status).toBe('signed-out')
})

test('a customer saves, reads and removes', { meta: { spec: ['6.customer.wish-list'] } }, async () => {
  const { actor, add, remove, view, told } = open({ items: [itemOf(1)] })
  actor.send({ type: 'wishlist.signedIn' })
  expect(view().status).toBe('loading')
  await settled()
  expect(view()).toMatchObject({ status: 'ready', productIds: [1] })
  add({ productId: 2 })
  expect(view()).toMatchObject({ productIds: [1, 2], isSaving: true })
  await settled()
  expect(view()).toMatchObject({ productIds: [1, 2], isSaving: false })
  remove(10)
  expect(view().productIds).toEqual([2])
  await settled()
  expect(view().items.map(({ productId }) => productId)).toEqual([2])
  expect(told.map(({ type }) => type)).toEqual(['wishlist.loaded', 'wishlist.added', 'wishlist.removed'])
})

test('what another tab took off meanwhile is off here too, and no failure', async () => {
  const { actor, calls, told, view, remove, removeElsewhere } = open({ items: [itemOf(1), itemOf(2)] })
  actor.send({ type: 'wishlist.signedIn' })
  await settled()
  removeElsewhere(10)
  remove(10)
  await settled()
  expect(calls).toEqual(['load', 'remove 10', 'load'])
  expect(view()).toMatchObject({ productIds: [2], isSaving: false, error: null })
  expect(told.at(-1)).toEqual({ type: 'wishlist.removed', itemId: 10 })
})

test('a removal that fails for another reason is taken back', async () => {
  const { actor, calls, told, view, remove, failOnce } = open({ items: [itemOf(1)] })
  actor.send({ type: 'wishlist.signedIn' })
  await settled()
  failOnce()
  remove(10)
  await settled()
  expect(calls).toEqual(['load', 'remove 10'])
  expect(told.at(-1)).toMatchObject({ type: 'wishlist.failed', error: { code: 'SERVER' } })
  expect(view().productIds).toEqual([1])
})

test('wishes in one turn are saved one after another, none is lost', async () => {
  const { actor, calls, add } = open()
  actor.send({ type: 'wishlist.signedIn' })
  for (const productId of [1, 2, 3]) add({ productId })
  await settled()
  expect(calls).toEqual(['load', 'add 1', 'add 2', 'add 3'])
})

test('a list that cannot be read says so, and is read again when asked', async () => {
  const { actor, view, load } = open({ items: [itemOf(1)], failures: 1 })
  actor.send({ type: 'wishlist.signedIn' })
  await settled()
  expect(view()).toMatchObject({ status: 'error', items: [] })
  load()
  await settled()
  expect(view()).toMatchObject({ status: 'ready', productIds: [1] })
})

test('a wish that fails is taken back and told with its reason', async () => {
  const { actor, view, told, add } = open({ failures: 2 })
  actor.send({ type: 'wishlist.signedIn' })
  await settled()
  add({ productId: 5 })
  await settled()
  expect(view().productIds).toEqual([])
  expect(told).toMatchObject([{ type: 'wishlist.failed', error: { code: 'SERVER' } }])
})

test('signing out forgets the list of this customer', async () => {
  const { actor, view, add } = open({ items: [itemOf(1)] })
  actor.send({ type: 'wishlist.signedIn' })
  await settled()
  add({ productId: 3 })
  actor.send({ type: 'wishlist.signedOut' })
  await settled()
  expect(view()).toEqual({ status: 'signed-out', items: [], productIds: [], isSaving: false, error: null })
})

test('a wish that comes from a cart line keeps its line', async () => {
  const { actor, told } = open()
  actor.send({ type: 'wishlist.signedIn' })
  const wish: Wish = { productId: 4, variantId: 401, lineId: 'line-1' }
  actor.send({ type: 'wishlist.add', wish })
  await settled()
  expect(told).toContainEqual({ type: 'wishlist.added', wish })
})
