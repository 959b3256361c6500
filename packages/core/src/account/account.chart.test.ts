import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { createCalls } from '../kit/createCalls.ts'
import { createTestIds } from '../kit/testIds.fixture.ts'
import { runTurns } from '../shared/turns.fixture.ts'
import { accountMachine } from './account.machine.ts'
import type { AccountGateway, Order, OrderPage, Profile } from './account.types.ts'
import { createAccountDomain } from './account.view.ts'

const profile: Profile = { customerId: '12', userName: 'ada@walker.example', firstName: 'Ada', lastName: 'Walker' }
const money = { amount: 1000, currency: 'EUR' } as const

const orderOf = (number: string): Order => ({
  number,
  status: 'shipped',
  placedAt: '2026-11-01T10:00:00Z',
  subtotal: money,
  discount: money,
  shippingCost: money,
  total: money,
  taxIncluded: true,
  shippingOption: 'Standard',
  address: {
    firstName: 'Ada',
    lastName: 'Walker',
    line1: 'Weg 1',
    line2: null,
    city: 'Ulm',
    postalCode: '89073',
    country: 'DE',
  },
  lines: [],
})

const settled = () => runTurns(1)
const unused = () => Promise.reject(new Error('not asked for here'))

const gatewayOf = (answers: Partial<AccountGateway>): AccountGateway => ({
  profile: async () => profile,
  orders: unused,
  updateProfile: async ({ firstName = '' }) => ({ ...profile, firstName }),
  changePassword: unused,
  signUp: unused,
  order: unused,
  ...answers,
})

const openWith = (answers: Partial<AccountGateway>) => {
  const actor = createActor(accountMachine, { input: { gateway: gatewayOf(answers) } }).start()
  const { commands, getSnapshot: view } = createAccountDomain(actor, createCalls(actor, createTestIds()).start)
  return { actor, commands, view }
}

/**
 * Opens the account of a customer with two orders on two pages; the mock gateway answers when the test calls `answer`.
 */
const open = () => {
  const paused: (() => void)[] = []
  const hold = <Value>(value: Value) => new Promise<Value>((resolve) => paused.push(() => resolve(value)))
  const gateway = gatewayOf({
    profile: () => hold(profile),
    orders: (page) => hold<OrderPage>({ orders: [orderOf(`CN-${page}`)], page, total: 2 }),
    updateProfile: ({ firstName = '' }) => hold({ ...profile, firstName }),
  })
  const actor = createActor(accountMachine, { input: { gateway } }).start()
  const { commands, getSnapshot: view, on } = createAccountDomain(actor, createCalls(actor, createTestIds()).start)
  const emitted: string[] = []
  on('*', ({ type }) => void emitted.push(type))
  const answer = async () => {
    for (const give of paused.splice(0)) give()
    await settled()
  }
  return { actor, answer, commands, emitted, view }
}

type Page = ReturnType<typeof open>

const places: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['the account is read', async ({ commands }) => void commands.load()],
  [
    'older orders are read',
    async ({ answer, commands }) => {
      commands.load()
      await answer()
      commands.loadMoreOrders()
    },
  ],
  [
    'a change is saved',
    async ({ answer, commands }) => {
      commands.load()
      await answer()
      commands.update({ firstName: 'Augusta' })
    },
  ],
]

test.each(places)('signing out while %s leaves no data, and the next customer has their own account', async (_, go) => {
  const page = open()
  const untouched = page.view()
  await go(page)
  expect(page.view().isLoading || page.view().isSaving).toBe(true)
  const known = page.emitted.length
  page.commands.reset()
  expect(page.view()).toEqual(untouched)
  await page.answer()
  expect(page.view()).toEqual(untouched)
  expect(page.emitted).toHaveLength(known)
  page.commands.load()
  await page.answer()
  expect(page.view()).toMatchObject({ status: 'ready', profile, isLoading: false, isSaving: false })
  expect(page.view().orders.map(({ number }) => number)).toEqual(['CN-1'])
})

test('older orders that are requested twice arrive once', async () => {
  const { answer, commands, view } = open()
  commands.load()
  await answer()
  commands.loadMoreOrders()
  commands.loadMoreOrders()
  await answer()
  commands.loadMoreOrders()
  await answer()
  expect(view().orders.map(({ number }) => number)).toEqual(['CN-1', 'CN-2'])
  expect(view()).toMatchObject({ hasMoreOrders: false, isLoading: false })
})

test('a profile change is saved while orders load, and neither overwrites the other', async () => {
  const { answer, commands, view, emitted } = open()
  commands.load()
  await answer()
  commands.loadMoreOrders()
  commands.update({ firstName: 'Augusta' })
  expect(view()).toMatchObject({ isLoading: true, isSaving: true })
  await answer()
  expect(view().profile?.firstName).toBe('Augusta')
  expect(view().orders).toHaveLength(2)
  expect(emitted).toEqual(['profile.loaded', 'profile.updated'])
})

test('a profile saved while the account loads stays, because the response is older', async () => {
  const read = Promise.withResolvers<OrderPage>()
  const { actor, commands, view } = openWith({ orders: () => read.promise })
  const events: unknown[] = []
  actor.on('profile.loaded', (event) => events.push(event.profile.firstName))
  commands.load()
  commands.update({ firstName: 'Augusta' })
  await settled()
  read.resolve({ orders: [orderOf('CN-1')], page: 1, total: 1 })
  await settled()
  expect(view()).toMatchObject({ profile: { firstName: 'Augusta' }, orders: [{ number: 'CN-1' }] })
  // An effect copies the profile of `profile.loaded` to the stored user, so the event must have the saved name.
  expect(events).toEqual(['Augusta'])
  // A load that starts after the change replaces the profile.
  commands.load()
  await settled()
  expect(view().profile?.firstName).toBe('Ada')
})

test.each([
  ['one order', 1],
  ['a whole page of orders', 2],
])('%s placed between two pages causes no duplicates, and the list still ends', async (_, count) => {
  let numbers = ['CN-5', 'CN-4', 'CN-3', 'CN-2', 'CN-1']
  const orders = async (page: number): Promise<OrderPage> => ({
    orders: numbers.slice(2 * page - 2, 2 * page).map(orderOf),
    page,
    total: numbers.length,
  })
  const { commands, view } = openWith({ orders })
  commands.load()
  await settled()
  numbers = [...['CN-7', 'CN-6'].slice(0, count), ...numbers]
  for (let page = 2; view().hasMoreOrders && page < 9; page += 1) {
    commands.loadMoreOrders()
    await settled()
  }
  expect(view().orders.map(({ number }) => number)).toEqual(['CN-5', 'CN-4', 'CN-3', 'CN-2', 'CN-1'])
  expect(view().hasMoreOrders).toBe(false)
})

test('a broken order is left out of its page, and the list still ends', async () => {
  const orders = async (page: number): Promise<OrderPage> => ({
    orders: page === 1 ? [orderOf('CN-2')] : [],
    page,
    total: 2,
  })
  const { commands, view } = openWith({ orders })
  commands.load()
  await settled()
  commands.loadMoreOrders()
  await settled()
  expect(view()).toMatchObject({ orders: [{ number: 'CN-2' }], hasMoreOrders: false })
})

test('the data of the previous page are shown until the account is loaded', async () => {
  const { actor, answer, commands, view, emitted } = open()
  actor.send({ type: 'account.restore', profile: { ...profile, firstName: 'A.' } })
  expect(view()).toMatchObject({ status: 'ready', profile: { firstName: 'A.' }, isLoading: false })
  commands.load()
  await answer()
  expect([view().profile?.firstName, emitted]).toEqual(['Ada', ['profile.loaded']])
})

test('without older orders no request is sent', async () => {
  const { commands, view } = open()
  commands.loadMoreOrders()
  expect(view()).toMatchObject({ status: 'unknown', isLoading: false, hasMoreOrders: false })
})

/** Opens the account. `loads` counts the loads that succeeded. */
const counted = () => {
  const page = open()
  const loads = () => page.emitted.filter((type) => type === 'profile.loaded').length
  return { ...page, loads }
}

test('a second load joins the request in progress', async () => {
  const page = counted()
  page.commands.load()
  page.commands.load()
  await page.answer()
  await page.answer()
  expect([page.loads(), page.view().isLoading]).toEqual([1, false])
})

test.each(places)('after a change of the customer while %s, the account loads again', async (_, reach) => {
  const page = counted()
  await reach(page)
  page.actor.send({ type: 'account.refresh' })
  for (let turn = 0; turn < 4; turn += 1) await page.answer()
  expect([page.loads(), page.view().isLoading]).toEqual([2, false])
})

test('a load requested while older orders load is not lost', async () => {
  const page = counted()
  page.commands.load()
  await page.answer()
  page.commands.loadMoreOrders()
  page.commands.load()
  for (let turn = 0; turn < 3; turn += 1) await page.answer()
  expect([page.loads(), page.view().orders.length]).toEqual([2, 1])
})

test('signing out cancels the pending reload', async () => {
  const page = counted()
  page.commands.load()
  page.actor.send({ type: 'account.refresh' })
  page.commands.reset()
  for (let turn = 0; turn < 3; turn += 1) await page.answer()
  expect([page.loads(), page.view().status]).toEqual([0, 'unknown'])
})
