import { expect, test } from 'vitest'
import { openHeld } from './heldList.fixture.ts'
import { itemOf } from './wishlist.fixture.ts'

test('a list that is asked for before it is known who is there is read once they are', async () => {
  const { actor, answerAll, calls, commands, view } = openHeld()
  commands.load()
  expect([calls, view().status]).toEqual([[], 'unknown'])
  actor.send({ type: 'wishlist.signedIn' })
  await answerAll()
  expect(calls).toEqual(['load'])
  expect(view()).toMatchObject({ status: 'ready', productIds: [1, 2] })
})

test('who turns out to be nobody is asked to sign in for the wish that waited, and nothing is kept', async () => {
  const { actor, calls, commands, told, view } = openHeld()
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
  const { actor, commands, told } = openHeld()
  commands.load()
  actor.send({ type: 'wishlist.signedOut' })
  expect(told).toEqual([])
})

const signedIn = () => {
  const list = openHeld()
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
  const { actor, answerAll, calls, commands, told, view } = openHeld()
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

test.each(['the list is read', 'the list is there', 'a wish is saved'])(
  'somebody else who signs in while %s never sees the list of who was there, nor has their wishes',
  async (place) => {
    const { actor, answer, answerAll, calls, commands, owner, view } = signedIn()
    if (place !== 'the list is read') await answer()
    if (place === 'a wish is saved') commands.add({ productId: 3 })
    if (place !== 'the list is there') {
      commands.add({ productId: 4 })
      commands.remove(80)
    }
    owner([itemOf(8)])
    actor.send({ type: 'wishlist.signedIn' })
    expect(view()).toMatchObject({ status: 'loading', items: [] })
    const { length } = calls
    await answerAll()
    expect(view()).toMatchObject({ status: 'ready', productIds: [8], isSaving: false })
    // Nothing but the reading of their own list, which began at once.
    expect(calls.slice(length - 1)).toEqual(['load'])
  },
)

test('a wish that went along with a sign-in is carried out, whoever was signed in before', async () => {
  const { actor, answerAll, calls, commands, owner, view } = signedIn()
  await answerAll()
  commands.add({ productId: 3 })
  owner([itemOf(8)])
  actor.send({ type: 'wishlist.signedIn' })
  commands.add({ productId: 7 })
  await answerAll()
  expect(calls).toEqual(['load', 'add 3', 'load', 'add 7'])
  expect(view()).toMatchObject({ status: 'ready', productIds: [8, 7], isSaving: false })
})
