import { refusedInWords } from './cart.steps.ts'
import { casesOf, check, equal, hasWords, refused } from './check.ts'
import type { ConformanceCase } from './conformance.types.ts'

const NEW_PASSWORD = 'another way over the pass'
const account = { password: 'three stones, one way', firstName: 'Ida', lastName: 'Gill' }

/** The test cases of the account port: profile, password, sign-up and orders. */
export const accountCases: readonly ConformanceCase[] = [
  ...casesOf('account', {
    'is shut without a session': async ({ visitor }) => {
      await refused(visitor().gateways.account.profile({}), 'UNAUTHORIZED', 'the profile')
    },
    'has the profile': async ({ customer }) => {
      const { gateways, profile } = await customer()
      equal(await gateways.account.profile({}), profile, 'the profile of the customer')
    },
  }),
  ...casesOf(
    'account',
    {
      'the profile is shut without a session': async ({ visitor }) => {
        const { account: gateway } = visitor().gateways
        await refused(gateway.updateProfile({ firstName: 'Ida' }, {}), 'UNAUTHORIZED', 'a change of the profile')
      },
      'changes what is given, and nothing else': async ({ customer }) => {
        const { gateways, profile } = await customer()
        const changed = await gateways.account.updateProfile({ firstName: 'Jürgen' }, {})
        equal(changed, { ...profile, firstName: 'Jürgen' }, 'the profile of the answer')
        equal(await gateways.account.profile({}), changed, 'the profile that another look finds')
      },
      'takes no empty name': async ({ customer }) => {
        const { gateways, profile } = await customer()
        await refused(gateways.account.updateProfile({ lastName: '  ' }, {}), 'REFUSED', 'a name of blanks')
        equal(await gateways.account.profile({}), profile, 'the profile that stands')
      },
      'takes no address that another customer has': async ({ customer }) => {
        const { profile } = await customer()
        const { gateways } = await customer()
        const change = gateways.account.updateProfile({ userName: profile.userName }, {})
        await refusedInWords(change, "another's address")
      },
      'takes a free address': async ({ customer, newUserName }) => {
        const { gateways } = await customer()
        const userName = newUserName()
        equal((await gateways.account.updateProfile({ userName }, {})).userName, userName, 'the address')
      },
    },
    'profile',
  ),
  ...casesOf(
    'account',
    {
      'the password is shut without a session': async ({ visitor }) => {
        const { account: gateway } = visitor().gateways
        const fields = { currentPassword: NEW_PASSWORD, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
        await refused(gateway.changePassword(fields, {}), 'UNAUTHORIZED', 'a change of the password')
      },
      'changes the password of who knows it': async ({ customer }) => {
        const { gateways, password, profile } = await customer()
        const fields = { currentPassword: password, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
        equal(await gateways.account.changePassword(fields, {}), profile, 'the profile of the answer')
        await refusedInWords(gateways.account.changePassword(fields, {}), 'the old password, once it is changed')
      },
      'keeps the password of who does not know it': async ({ customer }) => {
        const { gateways } = await customer()
        const fields = { currentPassword: 'not it at all', newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
        await refusedInWords(gateways.account.changePassword(fields, {}), 'a wrong password')
      },
      'keeps the password when the repetition differs': async ({ customer }) => {
        const { gateways, password } = await customer()
        const fields = { currentPassword: password, newPassword: NEW_PASSWORD, confirmPassword: 'something else here' }
        await refusedInWords(gateways.account.changePassword(fields, {}), 'a repetition that differs')
      },
    },
    'password',
  ),
  ...casesOf(
    'account',
    {
      'opens an account': async ({ newUserName, visitor }) => {
        const userName = newUserName()
        const { customerId, ...profile } = await visitor().gateways.account.signUp({ ...account, userName }, {})
        check(typeof customerId === 'string' && customerId !== '', 'a customer has an id', customerId)
        equal(
          [profile.userName, profile.firstName, profile.lastName],
          [userName, account.firstName, account.lastName],
          'the address and the name',
        )
      },
      'opens one account for an address': async ({ customer, visitor }) => {
        const { userName } = (await customer()).profile
        await refusedInWords(visitor().gateways.account.signUp({ ...account, userName }, {}), 'a taken address')
      },
      'opens no account with a short password': async ({ newUserName, visitor }) => {
        const fields = { ...account, userName: newUserName(), password: 'short' }
        hasWords(await refused(visitor().gateways.account.signUp(fields, {}), 'REFUSED', 'a short password'))
      },
    },
    'signUp',
  ),
  ...casesOf(
    'account',
    {
      'the orders are shut without a session': async ({ visitor }) => {
        await refused(visitor().gateways.account.orders(1, {}), 'UNAUTHORIZED', 'the orders')
      },
      'a new customer has no orders': async ({ customer }) => {
        const { gateways } = await customer()
        equal(await gateways.account.orders(1, {}), { orders: [], page: 1, total: 0 }, 'the first page of orders')
      },
      'an order that is not there is NOT_FOUND': async ({ customer, unknownOrder }) => {
        const { gateways } = await customer()
        await refused(gateways.account.order(unknownOrder, {}), 'NOT_FOUND', 'an unknown order')
      },
    },
    'orders',
  ),
]

/** The test cases of the membership port (the professional programme). */
export const membershipCases: readonly ConformanceCase[] = [
  ...casesOf('membership', {
    'is shut without a session': async ({ visitor }) => {
      await refused(visitor().gateways.membership.load({}), 'UNAUTHORIZED', 'reading')
    },
    'a new customer never was a member': async ({ customer }) => {
      const { gateways } = await customer()
      equal(await gateways.membership.load({}), { membership: null, expired: false }, 'the membership')
    },
  }),
  ...casesOf(
    'membership',
    {
      'a code is shut without a session': async ({ visitor }) => {
        await refused(visitor().gateways.membership.verify('ANY-CODE', {}), 'UNAUTHORIZED', 'a code')
      },
      'a code opens it, and it stays': async ({ customer, membershipCode }) => {
        const { gateways } = await customer()
        const { membership, message } = await gateways.membership.verify(await membershipCode(), {})
        equal(membership.isActive, true, 'whether it is active')
        check(membership.customerGroup !== null && membership.community !== '', 'a member has a group', membership)
        check(message.trim() !== '', 'the answer greets the member', message)
        const loaded = await gateways.membership.load({})
        equal(
          [loaded.membership?.isActive, loaded.expired],
          [true, false],
          'whether it is active, and whether it is over',
        )
        equal(loaded.membership?.customerGroupId, membership.customerGroupId, 'the group')
      },
      'an unknown code is REFUSED in words': async ({ customer }) => {
        const { gateways } = await customer()
        await refusedInWords(gateways.membership.verify('0000-0000', {}), 'an unknown code')
        equal((await gateways.membership.load({})).membership, null, 'the membership')
      },
      'a code opens one membership': async ({ customer, membershipCode }) => {
        const code = await membershipCode()
        await (await customer()).gateways.membership.verify(code, {})
        const { gateways } = await customer()
        await refusedInWords(gateways.membership.verify(code, {}), 'a used code')
        equal((await gateways.membership.load({})).membership, null, 'the membership of the second')
      },
      'one that is over says so and is not active': async ({ customer, endMembership, membershipCode }) => {
        const member = await customer()
        await member.gateways.membership.verify(await membershipCode(), {})
        await endMembership(member)
        const { expired, membership } = await member.gateways.membership.load({})
        equal([expired, membership?.isActive], [true, false], 'whether it is over, and whether it is active')
      },
    },
    'codes',
  ),
]
