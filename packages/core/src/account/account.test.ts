import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { createGatewayClients } from '../api/gatewayClients.fixture.ts'
import { createAccountGateway } from '../api/gateways/account.gateway.ts'
import { createCalls } from '../kit/createCalls.ts'
import { createTestIds } from '../kit/testIds.fixture.ts'
import { StoreError } from '../shared/errors.ts'
import { siteAt } from '../shared/sites.ts'
import { runTurns } from '../shared/turns.fixture.ts'
import { wireProfile } from './account.fixture.ts'
import { accountMachine } from './account.machine.ts'
import type { AccountEvent, AccountGateway, Order } from './account.types.ts'
import { createAccountDomain } from './account.view.ts'

const profile = { customerId: '12', userName: 'ada@walker.example', firstName: 'Ada', lastName: 'Walker' }
const money = { amount: 1000, currency: 'EUR' } as const

const orderOf = (number: string): Order => ({
  number,
  status: 'shipped',
  placedAt: '2026-11-01T10:00:00Z',
  subtotal: money,
  discount: { amount: 0, currency: 'EUR' },
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

const settled = () => runTurns(5)

const unused = () => Promise.reject(new Error('not asked for here'))

const open = (answers: Partial<AccountGateway> = {}) => {
  const pages: number[] = []
  const gateway: AccountGateway = {
    profile: async () => profile,
    orders: async (page) => {
      pages.push(page)
      return { orders: [orderOf(`CN-${page}`)], page, total: 2 }
    },
    updateProfile: unused,
    changePassword: unused,
    signUp: unused,
    order: unused,
    ...answers,
  }
  const inspected: string[] = []
  const inspect = (happened: unknown) => {
    inspected.push(JSON.stringify(happened, (key, value: unknown) => (/ref|logic/i.test(key) ? undefined : value)))
  }
  const actor = createActor(accountMachine, { input: { gateway }, inspect }).start()
  const domain = createAccountDomain(actor, createCalls(actor, createTestIds()).start)
  const emitted: AccountEvent[] = []
  domain.on('*', (event: AccountEvent) => emitted.push(event))
  return { ...domain.commands, view: domain.getSnapshot, pages, emitted, inspected }
}

test('loading brings the profile and the newest orders', { meta: { spec: ['3.account.profile'] } }, async () => {
  const { view, load, emitted } = open()
  expect(view().status).toBe('unknown')
  load()
  expect(view()).toMatchObject({ status: 'loading', isLoading: true })
  await settled()
  expect(view()).toMatchObject({ status: 'ready', profile, hasMoreOrders: true })
  expect(view().orders.map(({ number }) => number)).toEqual(['CN-1'])
  expect(emitted).toEqual([{ type: 'profile.loaded', profile }])
})

test('older orders follow the newer ones until there are no more', async () => {
  const { view, load, loadMoreOrders, pages } = open()
  load()
  await settled()
  const more = await loadMoreOrders()
  expect(more).toEqual({ ok: true, value: view().orders })
  loadMoreOrders()
  await settled()
  expect(pages).toEqual([1, 2])
  expect(view().orders.map(({ number }) => number)).toEqual(['CN-1', 'CN-2'])
  expect(view().hasMoreOrders).toBe(false)
})

test('a failure is reported, and the next load clears it', async () => {
  let failures = 1
  const { view, load, emitted } = open({
    profile: async () => {
      failures -= 1
      if (failures >= 0) throw new StoreError('SERVER', 'down', { status: 500 })
      return profile
    },
  })
  load()
  await settled()
  expect(view()).toMatchObject({ status: 'error', error: { code: 'SERVER' } })
  expect(emitted).toMatchObject([{ type: 'account.failed' }])
  load()
  await settled()
  expect(view()).toMatchObject({ status: 'ready', error: null })
})

test('signing out removes all customer data, and later responses are ignored', async () => {
  const { view, load, reset } = open()
  load()
  await settled()
  load()
  reset()
  await settled()
  expect(view()).toEqual({
    status: 'unknown',
    profile: null,
    orders: [],
    hasMoreOrders: false,
    isLoading: false,
    isSaving: false,
    error: null,
    unsupported: [],
  })
})

const fields = { currentPassword: 'old', newPassword: 'new-password', confirmPassword: 'new-password' }
const grace = { ...profile, firstName: 'Grace' }

test('the profile of the response replaces the old one', {
  meta: { spec: ['7.api.update-profile-keeps-token'] },
}, async () => {
  const sent: unknown[] = []
  const { view, load, update, emitted } = open({
    updateProfile: async (changes) => {
      sent.push(changes)
      return grace
    },
  })
  load()
  await settled()
  update({ firstName: 'Grace' })
  expect(view()).toMatchObject({ isSaving: true, isLoading: false, profile })
  await settled()
  expect(sent).toEqual([{ firstName: 'Grace' }])
  expect(view()).toMatchObject({ profile: grace, isSaving: false, status: 'ready' })
  expect(view().orders).toHaveLength(1)
  expect(emitted.at(-1)).toEqual({ type: 'profile.updated', profile: grace })
})

test('a changed password emits an event, and no state or event contains it', {
  meta: { spec: ['7.api.change-password-fields'] },
}, async () => {
  const seen: string[] = []
  const gateway: Partial<AccountGateway> = { changePassword: async () => profile }
  const { view, changePassword, emitted, inspected } = open(gateway)
  changePassword(fields)
  seen.push(JSON.stringify(view()))
  await settled()
  expect(emitted).toEqual([{ type: 'password.changed', profile }])
  expect([...seen, ...inspected].join()).not.toContain('new-password')
  expect(inspected.length).toBeGreaterThan(0)
})

test('a refused change leaves everything unchanged and shows the text of the server', {
  meta: { spec: ['7.api.change-password'] },
}, async () => {
  const { view, load, changePassword, emitted } = open({
    changePassword: async () => {
      throw new StoreError('REFUSED', 'The password is wrong', { status: 422, detail: 'The password is wrong' })
    },
  })
  load()
  await settled()
  changePassword(fields)
  await settled()
  expect(view()).toMatchObject({ profile, isSaving: false, error: { detail: 'The password is wrong' } })
  expect(emitted.at(-1)).toMatchObject({ type: 'account.failed', error: { detail: 'The password is wrong' } })
})

test('a second submit during a request does nothing', async () => {
  const sent: unknown[] = []
  const { update } = open({
    updateProfile: async (changes) => {
      sent.push(changes)
      return grace
    },
  })
  update({ firstName: 'Grace' })
  update({ firstName: 'Hedy' })
  await settled()
  expect(sent).toEqual([{ firstName: 'Grace' }])
})

test('a response after signing out is ignored', async () => {
  const { view, update, reset, emitted } = open({ updateProfile: async () => grace })
  update({ firstName: 'Grace' })
  reset()
  await settled()
  expect([view().profile, view().isSaving, emitted]).toEqual([null, false, []])
})

/** Creates the real gateway with a mock network and records its requests. */
const overHttp = (answer: unknown, status = 200) => {
  const sent: { call: string; body: unknown; authorization: string | null }[] = []
  const { account, store } = createGatewayClients({
    origin: 'https://shop.example',
    getAccessToken: () => 'a.b.c',
    fetch: async (input) => {
      if (!(input instanceof Request)) throw new TypeError('A request was expected')
      const text = await input.clone().text()
      sent.push({
        call: `${input.method} ${new URL(input.url).pathname}`,
        body: text === '' ? null : JSON.parse(text),
        authorization: input.headers.get('authorization'),
      })
      return Response.json(answer, { status })
    },
  })
  return { gateway: createAccountGateway({ account, store, site: siteAt('de/de-de') }), sent }
}

test('the profile is read with the token', { meta: { spec: ['7.api.get-profile', '6.customer.bearer'] } }, async () => {
  const { gateway, sent } = overHttp({ profile: wireProfile(profile) })
  expect(await gateway.profile({})).toEqual(profile)
  expect(sent).toEqual([{ call: 'GET /api/account/profile', body: null, authorization: 'Bearer a.b.c' }])
})

test('an update sends the changed fields and applies the profile of the response', {
  meta: { spec: ['7.api.update-profile'] },
}, async () => {
  const { gateway, sent } = overHttp({ profile: wireProfile({ ...profile, firstName: 'Grace' }) })
  expect(await gateway.updateProfile({ firstName: 'Grace' }, {})).toMatchObject({ firstName: 'Grace' })
  expect(sent).toMatchObject([{ call: 'POST /api/account/update-profile', body: { firstName: 'Grace' } }])
})

test('a new password sends its three fields, and a wrong one shows the text of the server', {
  meta: { spec: ['7.api.change-password-fields'] },
}, async () => {
  const { gateway, sent } = overHttp({ profile: wireProfile(profile) })
  await gateway.changePassword(fields, {})
  expect(sent).toMatchObject([{ call: 'POST /api/account/change-password', body: fields }])
  const refused = overHttp({ title: 'The password is wrong', status: 422 }, 422)
  await expect(refused.gateway.changePassword(fields, {})).rejects.toMatchObject({
    code: 'REFUSED',
    detail: 'The password is wrong',
  })
})
