import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { wishlistMachine } from './wishlist.machine.ts'
import type { WishlistItem } from './wishlist.types.ts'
import { createWishlistDomain } from './wishlist.view.ts'

const itemOf = (productId: number): WishlistItem => ({
  id: productId * 10,
  productId,
  variantId: null,
  slug: `product-${productId}`,
  name: `Product ${productId}`,
  category: [],
  imageUrl: null,
  options: [],
  price: { amount: 1000, currency: 'EUR' },
  regularPrice: null,
  isAvailable: true,
})

const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0))
}

/** A list of the products 1 and 2; the server applies a call, and answers it, when the test says so. */
const open = () => {
  const calls: string[] = []
  const held: (() => void)[] = []
  let items: readonly WishlistItem[] = [itemOf(1), itemOf(2)]
  const hold = (call: string, change: () => void) => {
    calls.push(call)
    return new Promise<readonly WishlistItem[]>((resolve) =>
      held.push(() => {
        change()
        resolve(items)
      }),
    )
  }
  const gateway = {
    load: () => hold('load', () => undefined),
    add: ({ productId }: { productId: number }) =>
      hold(`add ${productId}`, () => {
        items = [...items, itemOf(productId)]
      }),
    remove: (id: number) =>
      hold(`remove ${id}`, () => {
        items = items.filter((item) => item.id !== id)
      }),
  }
  const actor = createActor(wishlistMachine, { input: { gateway } }).start()
  const { commands, getSnapshot: view, on } = createWishlistDomain(actor)
  const told: string[] = []
  on('*', ({ type }) => void told.push(type))
  const answer = async () => {
    for (const give of held.splice(0)) give()
    await settled()
  }
  const answerAll = async () => {
    while (held.length > 0) await answer()
  }
  return { actor, answer, answerAll, calls, commands, told, view }
}

test('a list that is asked for before it is known who is there is read once they are', async () => {
  const { actor, answerAll, calls, commands, view } = open()
  commands.load()
  expect([calls, view().status]).toEqual([[], 'unknown'])
  actor.send({ type: 'wishlist.signedIn' })
  await answerAll()
  expect(calls).toEqual(['load'])
  expect(view()).toMatchObject({ status: 'ready', productIds: [1, 2] })
})

test('who turns out to be nobody is asked to sign in for the wish that waited, and nothing is kept', async () => {
  const { actor, calls, commands, told, view } = open()
  const facts: unknown[] = []
  actor.on('wishlist.loginRequired', ({ wish }) => facts.push(wish))
  commands.add({ productId: 7 })
  commands.add({ productId: 8 })
  actor.send({ type: 'wishlist.signedOut' })
  expect(told).toEqual(['wishlist.loginRequired'])
  expect(facts).toEqual([{ productId: 8, variantId: null }])
  expect([calls, view().productIds, view().status]).toEqual([[], [], 'signed-out'])
})

test('who turns out to be nobody and wished for nothing is asked for nothing', () => {
  const { actor, commands, told } = open()
  commands.load()
  actor.send({ type: 'wishlist.signedOut' })
  expect(told).toEqual([])
})

const signedIn = () => {
  const list = open()
  list.actor.send({ type: 'wishlist.signedIn' })
  return list
}

test('asking for the list while it is read reads it once', async () => {
  const { answerAll, calls, commands, view } = signedIn()
  commands.load()
  await answerAll()
  expect([calls, view().status]).toEqual([['load'], 'ready'])
})

test('what is removed while the list is read never shows and is removed afterwards', async () => {
  const { answer, answerAll, calls, commands, view } = signedIn()
  commands.remove(10)
  await answer()
  expect(view().productIds).toEqual([2])
  await answerAll()
  expect(calls).toEqual(['load', 'remove 10'])
  expect(view()).toMatchObject({ productIds: [2], isSaving: false })
})

test.each([
  ['the list is read', false],
  ['a wish is saved', true],
] as const)('signing out while %s shows nothing of the customer, whatever is answered', async (_, isSaving) => {
  const { actor, answer, answerAll, commands, view } = signedIn()
  if (isSaving) {
    await answer()
    commands.add({ productId: 3 })
  }
  actor.send({ type: 'wishlist.signedOut' })
  await answerAll()
  expect(view()).toEqual({ status: 'signed-out', items: [], productIds: [], isSaving: false, error: null })
})

test('asking for the list while a wish is saved reads it afterwards', async () => {
  const { answer, answerAll, calls, commands, view } = signedIn()
  await answer()
  commands.add({ productId: 3 })
  commands.load()
  await answerAll()
  expect(calls).toEqual(['load', 'add 3', 'load'])
  expect(view().productIds).toEqual([1, 2, 3])
})

test('what is removed while another wish is saved is removed after it', async () => {
  const { answer, answerAll, calls, commands, view } = signedIn()
  await answer()
  commands.add({ productId: 3 })
  commands.remove(20)
  expect(view().productIds).toEqual([1, 3])
  await answerAll()
  expect(calls).toEqual(['load', 'add 3', 'remove 20'])
  expect(view()).toMatchObject({ productIds: [1, 3], isSaving: false })
})

test('a visitor is asked to sign in at every wish, and who signs in has their own list', async () => {
  const { actor, answerAll, calls, commands, told, view } = open()
  actor.send({ type: 'wishlist.signedOut' })
  commands.add({ productId: 7 })
  commands.add({ productId: 7 })
  expect([told, view().productIds]).toEqual([['wishlist.loginRequired', 'wishlist.loginRequired'], []])
  actor.send({ type: 'wishlist.signedIn' })
  await answerAll()
  expect(calls).toEqual(['load'])
  expect(view()).toMatchObject({ status: 'ready', productIds: [1, 2] })
})

test('at rest the list is read again, changed, and forgotten at the sign-out', async () => {
  const { actor, answerAll, calls, commands, told, view } = signedIn()
  await answerAll()
  commands.load()
  await answerAll()
  commands.remove(10)
  await answerAll()
  expect([calls, view().productIds]).toEqual([['load', 'load', 'remove 10'], [2]])
  actor.send({ type: 'wishlist.signedOut' })
  expect(view()).toMatchObject({ status: 'signed-out', items: [] })
  expect(told).toEqual(['wishlist.loaded', 'wishlist.loaded', 'wishlist.removed'])
})

test('what is wished for while the list is read or another wish is saved is saved in its turn', async () => {
  const { answer, answerAll, calls, commands, told, view } = signedIn()
  commands.add({ productId: 3 })
  await answer()
  commands.add({ productId: 4 })
  expect(view()).toMatchObject({ productIds: [1, 2, 3, 4], isSaving: true })
  await answerAll()
  expect(calls).toEqual(['load', 'add 3', 'add 4'])
  expect(view()).toMatchObject({ productIds: [1, 2, 3, 4], isSaving: false })
  expect(told).toEqual(['wishlist.loaded', 'wishlist.added', 'wishlist.added'])
})
