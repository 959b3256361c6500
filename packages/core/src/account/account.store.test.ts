import { expect, test } from 'vitest'
import type { Membership, MembershipGateway } from '../membership/membership.types.ts'
import { StoreError } from '../shared/errors.ts'
import { openShop, type ShopCircumstances, settled } from '../store/shop.fixture.ts'
import { wireProfile } from './account.fixture.ts'
import type { AccountGateway } from './account.types.ts'

const profile = { customerId: '42', userName: 'ada@walker.example', firstName: 'Ada', lastName: 'Walker' }
const grace = { ...profile, firstName: 'Grace' }
const guide: Membership = {
  isActive: true,
  customerGroupId: '7',
  customerGroup: 'Guides',
  community: 'Experts',
  category: null,
  discount: 30,
  expiry_date: null,
}

const unused = () => Promise.reject(new Error('not asked for here'))

/** Opens a shop with a signed-in customer; `loads` counts the requests for customer data. */
const open = async ({
  account = {},
  membership = {},
  ...circumstances
}: { account?: Partial<AccountGateway>; membership?: Partial<MembershipGateway> } & ShopCircumstances = {}) => {
  const loads: string[] = []
  const shop = await openShop({
    claims: {},
    ...circumstances,
    gateways: {
      account: {
        profile: async () => {
          loads.push('profile')
          return profile
        },
        orders: async () => ({ orders: [], page: 1, total: 0 }),
        updateProfile: async () => grace,
        changePassword: async () => profile,
        signUp: unused,
        order: unused,
        ...account,
      },
      membership: {
        load: async () => {
          loads.push('membership')
          return { membership: guide, expired: false }
        },
        verify: async () => ({ membership: guide, message: 'Welcome' }),
        ...membership,
      },
    },
  })
  return { ...shop, loads }
}

test('an update changes the shown and the stored profile, but not the token', {
  meta: { spec: ['7.api.update-profile-keeps-token'] },
}, async () => {
  const { store, platform, session } = await open()
  store.account.commands.load()
  await settled()
  const before = store.auth.getSnapshot()
  store.account.commands.update({ firstName: 'Grace' })
  await settled()
  expect(store.account.getSnapshot().profile).toEqual(grace)
  expect(store.auth.getSnapshot()).toBe(before)
  expect(JSON.parse(platform.stored.get('persist:EU') ?? '')).toMatchObject({
    user: {
      profile: { ...wireProfile(grace), bigCommCustomerID: '42' },
      access_token: session?.accessToken,
      expires_at: session?.expiresAt,
    },
  })
})

test('a wrong password shows the text of the server, and nothing changes', {
  meta: { spec: ['7.api.change-password'] },
}, async () => {
  const words = 'The current password is not right'
  const { store, toasts, platform } = await open({
    account: {
      changePassword: async () => {
        throw new StoreError('REFUSED', words, { status: 422, detail: words })
      },
    },
  })
  const before = platform.stored.get('persist:EU')
  store.account.commands.changePassword({ currentPassword: 'a', newPassword: 'b', confirmPassword: 'b' })
  await settled()
  expect(toasts()).toMatchObject([{ code: 'server', detail: words, tone: 'error' }])
  expect(store.auth.getSnapshot().isAuthenticated).toBe(true)
  expect(platform.stored.get('persist:EU')).toBe(before)
})

test('a valid code shows the welcome text of the server', {
  meta: { spec: ['7.api.pro-verify-message'] },
}, async () => {
  const { store, toasts } = await open()
  store.membership.commands.verify('CAIRN-PRO')
  await settled()
  expect(toasts()).toMatchObject([{ code: 'server', detail: 'Welcome', tone: 'info' }])
  expect(store.membership.getSnapshot().isMember).toBe(true)
})

test('an invalid code shows the text of the server', { meta: { spec: ['7.api.pro-verify-message'] } }, async () => {
  const words = 'This code has been used'
  const { store, toasts } = await open({
    membership: {
      verify: async () => {
        throw new StoreError('REFUSED', words, { status: 422, detail: words })
      },
    },
  })
  store.membership.commands.verify('CAIRN-PRO')
  await settled()
  expect(toasts()).toMatchObject([{ code: 'server', detail: words, tone: 'error' }])
  expect(store.membership.getSnapshot().isMember).toBe(false)
})

test('a new password is stored nowhere', { meta: { spec: ['7.api.change-password-fields'] } }, async () => {
  const { store, platform } = await open()
  const events: string[] = []
  store.on('*', (event) => events.push(JSON.stringify(event)))
  store.account.commands.changePassword({
    currentPassword: 'pass-one',
    newPassword: 'pass-two',
    confirmPassword: 'pass-two',
  })
  await settled()
  expect(events.join()).toContain('password.changed')
  const kept = [...events, ...platform.stored.values(), JSON.stringify(store.account.getSnapshot())].join()
  expect(kept).not.toMatch(/pass-(one|two)/)
})

test('an expired membership shows one toast, however often it loads', {
  meta: { spec: ['4.membership.expired'] },
}, async () => {
  const { store, toasts } = await open({ membership: { load: async () => ({ membership: guide, expired: true }) } })
  store.membership.commands.load()
  await settled()
  store.membership.commands.load()
  await settled()
  expect(toasts()).toMatchObject([{ code: 'membership-expired' }])
  expect(store.membership.getSnapshot()).toMatchObject({ isActive: false, isMember: false })
})

const loadsAfterMoving = async (customerGroups: readonly (number | string)[] | undefined, claims: object | null) => {
  const { store, loads } = await open({ claims, ...(customerGroups && { customerGroups }) })
  const before = loads.length
  store.cart.commands.setCountry('AT')
  await settled()
  return loads.slice(before).toSorted()
}

test.each([
  ['the group', [3, 7], { bigCommCustomerGroupID: 7 }, ['membership', 'profile']],
  ['the group of a token with texts', ['7'], { bigCommCustomerGroupID: '7' }, ['membership', 'profile']],
  ['another group', ['8'], { bigCommCustomerGroupID: 7 }, []],
  ['none, which is the default', undefined, { bigCommCustomerGroupID: 7 }, []],
  ['the group of nobody who is here', ['7'], null, []],
])(
  'a change of country loads the customer again when the configuration names %s',
  {
    meta: { spec: ['4.country.cart-country-groups', '4.country.cart-country-groups-config'] },
  },
  async (_, groups, claims, loads) => {
    expect(await loadsAfterMoving(groups, claims)).toEqual(loads)
  },
)

test('the same country, or any other change of the cart, loads nothing again', {
  meta: { spec: ['4.country.cart-country-groups'] },
}, async () => {
  const { store, loads } = await open({ claims: { bigCommCustomerGroupID: 7 }, customerGroups: ['7'] })
  store.cart.commands.setCountry('DE')
  await settled()
  store.cart.commands.remove('jacket')
  await settled()
  store.cart.commands.refresh()
  await settled()
  expect(loads).toEqual([])
})

test('the customer group of a loaded membership counts as well', {
  meta: { spec: ['4.country.cart-country-groups'] },
}, async () => {
  const { store, loads } = await open({ customerGroups: ['7'] })
  store.membership.commands.load()
  await settled()
  store.cart.commands.setCountry('FR')
  await settled()
  expect(loads.toSorted()).toEqual(['membership', 'membership', 'profile'])
})

test('a verified code loads the cart again, because a member has other prices', async () => {
  const { store, cart, retireFirst } = await open()
  retireFirst()
  await store.membership.commands.verify('CAIRN-PRO')
  await settled()
  expect(cart().lines[0]?.unavailable).toBe('retired')
})
