import type { AccountGateway, ProfileChanges } from '../../account/account.types.ts'
import type { MembershipGateway } from '../../membership/membership.types.ts'
import { type Answer, addCustomer, type BackEnd, type FakeCustomer, refusal, signedIn, type Visit } from './backEnd.ts'

const SHORTEST_PASSWORD = 10
const PAGE_SIZE = 10
const YEAR_MS = 365 * 86_400_000
const PROGRAMME = { id: '2', name: 'Mountain people', discount: 30 } as const

const userNameTaken = () => refusal('REFUSED', 'user_name_taken', 'We cannot use this e-mail address.')

const refuseShort = (password: string): void => {
  if (password.length < SHORTEST_PASSWORD)
    throw refusal('REFUSED', 'invalid_request', `A password has at least ${SHORTEST_PASSWORD} letters`)
}

const update = ({ customers }: BackEnd, customer: FakeCustomer, changes: ProfileChanges): void => {
  const given = Object.entries(changes).map(([name, value]) => [name, value.trim()] as const)
  if (given.some(([, value]) => value === '')) throw refusal('REFUSED', 'blank', 'A name has at least one letter')
  const { userName } = changes
  const isTaken = customers.some(
    (other) => other !== customer && other.profile.userName.toLowerCase() === userName?.toLowerCase(),
  )
  if (isTaken) throw userNameTaken()
  customer.profile = { ...customer.profile, ...Object.fromEntries(given) }
}

/** Creates the account gateway of the fake shop, in memory. */
export const createFakeAccount = (backEnd: BackEnd, visit: Visit, answer: Answer): AccountGateway => ({
  profile: (options) => answer(options, () => signedIn(visit).profile),
  updateProfile: (changes, options) =>
    answer(options, () => {
      const customer = signedIn(visit)
      update(backEnd, customer, changes)
      return customer.profile
    }),
  changePassword: ({ currentPassword, newPassword, confirmPassword }, options) =>
    answer(options, () => {
      const customer = signedIn(visit)
      if (newPassword !== confirmPassword)
        throw refusal('REFUSED', 'password_mismatch', 'The new password and its repetition are not the same')
      refuseShort(newPassword)
      if (currentPassword !== customer.password)
        throw refusal('REFUSED', 'wrong_password', 'The current password is not right')
      customer.password = newPassword
      return customer.profile
    }),
  signUp: (fields, options) =>
    answer(options, () => {
      refuseShort(fields.password)
      const customer = addCustomer(backEnd, fields)
      if (customer === null) throw userNameTaken()
      return customer.profile
    }),
  orders: (page, options) =>
    answer(options, () => {
      const { orders } = signedIn(visit)
      return { orders: orders.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), page, total: orders.length }
    }),
  order: (number, options) =>
    answer(options, () => {
      const order = signedIn(visit).orders.find((known) => known.number === number)
      if (order === undefined) throw refusal('NOT_FOUND', 'not_found', 'There is no such order')
      return order
    }),
})

/**
 * Creates the membership gateway of the fake shop, in memory. `load` checks at each call whether the membership has
 * expired.
 */
export const createFakeMembership = (backEnd: BackEnd, visit: Visit, answer: Answer): MembershipGateway => ({
  load: (options) =>
    answer(options, () => {
      const { membership } = signedIn(visit)
      if (membership === null) return { membership, expired: false }
      const expired = Date.parse(membership.expiry_date ?? '') <= backEnd.now()
      return { membership: { ...membership, isActive: !expired }, expired }
    }),
  verify: (code, options) =>
    answer(options, () => {
      const customer = signedIn(visit)
      // An unknown and a used code get the same error, so the error does not reveal which codes exist.
      if (!backEnd.codes.delete(code.toUpperCase()))
        throw refusal('REFUSED', 'code_refused', 'This code does not open a membership')
      const membership = {
        isActive: true,
        customerGroupId: PROGRAMME.id,
        customerGroup: PROGRAMME.name,
        community: 'Experts',
        category: 'Guides',
        discount: PROGRAMME.discount,
        expiry_date: new Date(backEnd.now() + YEAR_MS).toISOString(),
      }
      customer.membership = membership
      return { membership, message: 'Welcome among the mountain people' }
    }),
})
