import type { Client } from 'openapi-fetch'
import type { Membership, MembershipGateway } from '../../membership/membership.types.ts'
import { answerOf } from '../answerOf.ts'
import type { components, paths } from '../generated/account.ts'

type Wire = components['schemas']

const numberOf = (value: number | string | undefined): number | null => {
  const number = Number(value)
  return value === undefined || value === '' || !Number.isFinite(number) ? null : number
}

const mapMembership = (wire: Wire['Membership'], group: Wire['CustomerGroup'] | undefined): Membership => ({
  isActive: wire.isActive ?? true,
  bigCommCustomerGroupID: numberOf(wire.bigCommCustomerGroupID) ?? group?.id ?? null,
  customerGroup: group?.name ?? null,
  community: wire.community || 'Experts',
  category: wire.category ?? null,
  discount: numberOf(wire.discount),
  expiry_date: wire.expiry_date ?? null,
})

/** Some back ends send booleans as words. */
const isTrue = (value: unknown): boolean => value === true || value === 'true'

/** The professional programme over HTTP (spec section 7). */
export const createMembershipGateway = ({ client }: { client: Client<paths> }): MembershipGateway => ({
  load: async (options) => {
    // Nobody's membership is an empty object, null, or no body at all (readings, L102).
    const { data } = await client.GET('/pro-program/membership', { ...options })
    const membership = data?.membership
    return {
      membership: membership ? mapMembership(membership, data?.customerGroup) : null,
      expired: isTrue(data?.expired),
    }
  },
  verify: async (authenticationCode, options) => {
    const answer = await answerOf(client.POST('/pro-program/verify', { body: { authenticationCode }, ...options }))
    return { membership: mapMembership(answer.membership, answer.customerGroup), message: answer.message }
  },
})
