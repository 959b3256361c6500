import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { accountMachine } from './account.machine.ts'
import type { AccountGateway, Order, OrderPage, Profile } from './account.types.ts'
import { createAccountDomain } from './account.view.ts'

const profile: Profile = { bigCommCustomerID: 12, userName: 'ada@walker.example', firstName: 'Ada', lastName: 'Walker' }
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

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))
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
  const { commands, getSnapshot: view } = createAccountDomain(actor)
  return { actor, commands, view }
}

/** Two orders on two pages; everything is answered when the test says so. */
const open = () => {
  const held: (() => void)[] = []
  const hold = <Value>(value: Value) => new Promise<Value>((resolve) => held.push(() => resolve(value)))
  const gateway = gatewayOf({
    profile: () => hold(profile),
    orders: (page) => hold<OrderPage>({ orders: [orderOf(`CN-${page}`)], page, total: 2 }),
    updateProfile: ({ firstName = '' }) => hold({ ...profile, firstName }),
  })
  const actor = createActor(accountMachine, { input: { gateway } }).start()
  const { commands, getSnapshot: view, on } = createAccountDomain(actor)
  const told: string[] = []
  on('*', ({ type }) => void told.push(type))
  const answer = async () => {
    for (const give of held.splice(0)) give()
    await settled()
  }
  return { actor, answer, commands, told, view }
}

type Page = ReturnType<typeof open>

const places: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['the account is read', async ({ commands }) => commands.load()],
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

test.each(places)(
  'signing out while %s leaves nothing, and who comes next has an account of their own',
  async (_, go) => {
    const page = open()
    const untouched = page.view()
    await go(page)
    expect(page.view().isLoading || page.view().isSaving).toBe(true)
    const known = page.told.length
    page.commands.reset()
    expect(page.view()).toEqual(untouched)
    await page.answer()
    expect(page.view()).toEqual(untouched)
    expect(page.told).toHaveLength(known)
    page.commands.load()
    await page.answer()
    expect(page.view()).toMatchObject({ status: 'ready', profile, isLoading: false, isSaving: false })
    expect(page.view().orders.map(({ number }) => number)).toEqual(['CN-1'])
  },
)

test('older orders that are asked for twice come once', async () => {
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

test('a change is saved while orders are read, and neither takes the other away', async () => {
  const { answer, commands, view, told } = open()
  commands.load()
  await answer()
  commands.loadMoreOrders()
  commands.update({ firstName: 'Augusta' })
  expect(view()).toMatchObject({ isLoading: true, isSaving: true })
  await answer()
  expect(view().profile?.firstName).toBe('Augusta')
  expect(view().orders).toHaveLength(2)
  expect(told).toEqual(['profile.loaded', 'profile.updated'])
})

test('what was saved while the account was read stays: the reading is of before', async () => {
  const read = Promise.withResolvers<OrderPage>()
  const { actor, commands, view } = openWith({ orders: () => read.promise })
  const facts: unknown[] = []
  actor.on('profile.loaded', (fact) => facts.push(fact.profile.firstName))
  commands.load()
  commands.update({ firstName: 'Augusta' })
  await settled()
  read.resolve({ orders: [orderOf('CN-1')], page: 1, total: 1 })
  await settled()
  expect(view()).toMatchObject({ profile: { firstName: 'Augusta' }, orders: [{ number: 'CN-1' }] })
  // What is stored of the customer is what this fact tells.
  expect(facts).toEqual(['Augusta'])
  // The next reading begins after it.
  commands.load()
  await settled()
  expect(view().profile?.firstName).toBe('Ada')
})

test.each([
  ['one order', 1],
  ['a whole page of orders', 2],
])('%s that came in between two pages shows none twice, and the list ends', async (_, count) => {
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

test('an order that cannot be read is left out of its page, and the list ends all the same', async () => {
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

test('what was known when the page was left is shown until the account is read', async () => {
  const { actor, answer, commands, view, told } = open()
  actor.send({ type: 'account.restore', profile: { ...profile, firstName: 'A.' } })
  expect(view()).toMatchObject({ status: 'ready', profile: { firstName: 'A.' }, isLoading: false })
  commands.load()
  await answer()
  expect([view().profile?.firstName, told]).toEqual(['Ada', ['profile.loaded']])
})

test('without older orders there are none to ask for', async () => {
  const { commands, view } = open()
  commands.loadMoreOrders()
  expect(view()).toMatchObject({ status: 'unknown', isLoading: false, hasMoreOrders: false })
})

/** The page, with how often the account was read. */
const counted = () => {
  const page = open()
  const loads = () => page.told.filter((type) => type === 'profile.loaded').length
  return { ...page, loads }
}

test('a second wish to load joins the question that is on its way', async () => {
  const page = counted()
  page.commands.load()
  page.commands.load()
  await page.answer()
  await page.answer()
  expect([page.loads(), page.view().isLoading]).toEqual([1, false])
})

test.each(places)('a change of the customer while %s is read after it', async (_, reach) => {
  const page = counted()
  await reach(page)
  page.actor.send({ type: 'account.refresh' })
  for (let turn = 0; turn < 4; turn += 1) await page.answer()
  expect([page.loads(), page.view().isLoading]).toEqual([2, false])
})

test('a wish to load while older orders are read is not lost', async () => {
  const page = counted()
  page.commands.load()
  await page.answer()
  page.commands.loadMoreOrders()
  page.commands.load()
  for (let turn = 0; turn < 3; turn += 1) await page.answer()
  expect([page.loads(), page.view().orders.length]).toEqual([2, 1])
})

test('signing out forgets what was to be read again', async () => {
  const page = counted()
  page.commands.load()
  page.actor.send({ type: 'account.refresh' })
  page.commands.reset()
  for (let turn = 0; turn < 3; turn += 1) await page.answer()
  expect([page.loads(), page.view().status]).toEqual([0, 'unknown'])
})
