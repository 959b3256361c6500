import { expect, test } from 'vitest'
import { openPaused } from './pausedList.fixture.ts'
import { itemOf } from './wishlist.fixture.ts'

test('a list that is requested before the session is known loads afterwards', async () => {
  const { actor, answerAll, calls, commands, view } = openPaused()
  commands.load()
  expect([calls, view().status]).toEqual([[], 'unknown'])
  actor.send({ type: 'wishlist.signedIn' })
  await answerAll()
  expect(calls).toEqual(['load'])
  expect(view()).toMatchObject({ status: 'ready', productIds: ['1', '2'] })
})

test('a guest with a pending add is asked to sign in, and the add is not stored', async () => {
  const { actor, calls, commands, emitted, view } = openPaused()
  const events: unknown[] = []
  actor.on('wishlist.loginRequired', ({ item }) => events.push(item))
  commands.add({ productId: '7' })
  commands.add({ productId: '8' })
  actor.send({ type: 'wishlist.signedOut' })
  expect(emitted).toEqual(['wishlist.loginRequired'])
  expect(events).toEqual([{ productId: '8', variantId: null }])
  expect([calls, view().productIds, view().status]).toEqual([[], [], 'signed-out'])
})

test('a guest without a pending add is not asked to sign in', () => {
  const { actor, commands, emitted } = openPaused()
  commands.load()
  actor.send({ type: 'wishlist.signedOut' })
  expect(emitted).toEqual([])
})

test('a removal before the session is known is sent after the sign-in, and the list is loaded afterwards', async () => {
  const { actor, answerAll, calls, commands, emitted, view } = openPaused()
  const removal = commands.remove('10')
  expect([calls, view().status]).toEqual([[], 'unknown'])
  actor.send({ type: 'wishlist.signedIn' })
  await answerAll()
  expect(calls).toEqual(['remove 10', 'load'])
  expect(await removal).toMatchObject({ ok: true, value: [{ id: '20' }] })
  expect(emitted).toEqual(['wishlist.removed', 'wishlist.loaded'])
  expect(view()).toMatchObject({ status: 'ready', productIds: ['2'], isSaving: false })
})

test('a removal before a guest is known is refused, and the guest is not asked to sign in', async () => {
  const { actor, calls, commands, emitted } = openPaused()
  const removal = commands.remove('10')
  actor.send({ type: 'wishlist.signedOut' })
  expect(await removal).toMatchObject({ ok: false, error: { code: 'UNAUTHORIZED', problem: 'login_required' } })
  actor.send({ type: 'wishlist.signedIn' })
  expect([calls, emitted]).toEqual([['load'], []])
})

const signedIn = () => {
  const list = openPaused()
  list.actor.send({ type: 'wishlist.signedIn' })
  return list
}

test('a load during a load sends one request', async () => {
  const { answerAll, calls, commands, view } = signedIn()
  commands.load()
  await answerAll()
  expect([calls, view().status]).toEqual([['load'], 'ready'])
})

test('an item that is removed while the list loads is never shown, and is removed afterwards', async () => {
  const { answer, answerAll, calls, commands, view } = signedIn()
  commands.remove('10')
  await answer()
  expect(view().productIds).toEqual(['2'])
  await answerAll()
  expect(calls).toEqual(['load', 'remove 10'])
  expect(view()).toMatchObject({ productIds: ['2'], isSaving: false })
})

test.each([
  ['the list is read', false],
  ['an item is saved', true],
] as const)('signing out while %s shows no data of the customer, whatever the response is', async (_, isSaving) => {
  const { actor, answer, answerAll, commands, view } = signedIn()
  if (isSaving) {
    await answer()
    commands.add({ productId: '3' })
  }
  actor.send({ type: 'wishlist.signedOut' })
  await answerAll()
  expect(view()).toEqual({
    status: 'signed-out',
    items: [],
    productIds: [],
    isSaving: false,
    error: null,
    unsupported: [],
  })
})

test('a load requested during a save runs afterwards', async () => {
  const { answer, answerAll, calls, commands, view } = signedIn()
  await answer()
  commands.add({ productId: '3' })
  commands.load()
  await answerAll()
  expect(calls).toEqual(['load', 'add 3', 'load'])
  expect(view().productIds).toEqual(['1', '2', '3'])
})

test('a removal during the save of another item runs afterwards', async () => {
  const { answer, answerAll, calls, commands, view } = signedIn()
  await answer()
  commands.add({ productId: '3' })
  commands.remove('20')
  expect(view().productIds).toEqual(['1', '3'])
  await answerAll()
  expect(calls).toEqual(['load', 'add 3', 'remove 20'])
  expect(view()).toMatchObject({ productIds: ['1', '3'], isSaving: false })
})

test('a guest is asked to sign in at every add, and after the sign-in sees their own list', async () => {
  const { actor, answerAll, calls, commands, emitted, view } = openPaused()
  actor.send({ type: 'wishlist.signedOut' })
  commands.add({ productId: '7' })
  commands.add({ productId: '7' })
  expect([emitted, view().productIds]).toEqual([['wishlist.loginRequired', 'wishlist.loginRequired'], []])
  actor.send({ type: 'wishlist.signedIn' })
  await answerAll()
  expect(calls).toEqual(['load'])
  expect(view()).toMatchObject({ status: 'ready', productIds: ['1', '2'] })
})

test('an idle list can be loaded, changed, and is removed at the sign-out', async () => {
  const { actor, answerAll, calls, commands, emitted, view } = signedIn()
  await answerAll()
  commands.load()
  await answerAll()
  commands.remove('10')
  await answerAll()
  expect([calls, view().productIds]).toEqual([['load', 'load', 'remove 10'], ['2']])
  actor.send({ type: 'wishlist.signedOut' })
  expect(view()).toMatchObject({ status: 'signed-out', items: [] })
  expect(emitted).toEqual(['wishlist.loaded', 'wishlist.loaded', 'wishlist.removed'])
})

test('an add during a load or another save runs in its turn', async () => {
  const { answer, answerAll, calls, commands, emitted, view } = signedIn()
  commands.add({ productId: '3' })
  await answer()
  commands.add({ productId: '4' })
  expect(view()).toMatchObject({ productIds: ['1', '2', '3', '4'], isSaving: true })
  await answerAll()
  expect(calls).toEqual(['load', 'add 3', 'add 4'])
  expect(view()).toMatchObject({ productIds: ['1', '2', '3', '4'], isSaving: false })
  expect(emitted).toEqual(['wishlist.loaded', 'wishlist.added', 'wishlist.added'])
})

test.each(['the list is read', 'the list is there', 'an item is saved'])(
  'a different user who signs in while %s never sees the previous list, nor gets its pending adds',
  async (place) => {
    const { actor, answer, answerAll, calls, commands, owner, view } = signedIn()
    if (place !== 'the list is read') await answer()
    if (place === 'an item is saved') commands.add({ productId: '3' })
    if (place !== 'the list is there') {
      commands.add({ productId: '4' })
      commands.remove('80')
    }
    owner([itemOf('8')])
    actor.send({ type: 'wishlist.signedIn' })
    expect(view()).toMatchObject({ status: 'loading', items: [] })
    const { length } = calls
    await answerAll()
    expect(view()).toMatchObject({ status: 'ready', productIds: ['8'], isSaving: false })
    // The sign-in sends exactly one request, and sends it at once: the request loads the list of the new user.
    expect(calls.slice(length - 1)).toEqual(['load'])
  },
)

test('an add that is the intent of a sign-in is executed, even after another user was signed in', async () => {
  const { actor, answerAll, calls, commands, owner, view } = signedIn()
  await answerAll()
  commands.add({ productId: '3' })
  owner([itemOf('8')])
  actor.send({ type: 'wishlist.signedIn' })
  commands.add({ productId: '7' })
  await answerAll()
  expect(calls).toEqual(['load', 'add 3', 'load', 'add 7'])
  expect(view()).toMatchObject({ status: 'ready', productIds: ['8', '7'], isSaving: false })
})
