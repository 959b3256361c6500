import type { Client } from 'openapi-fetch'
import type { Membership, MembershipGateway } from '../../membership/membership.types.ts'
import { readAnswer } from '../answerOf.ts'
import type { components, paths } from '../generated/account.ts'
import { numberOf } from '../mappers/number.ts'

type Wire = components['schemas']

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
  verify: (authenticationCode, options) => {
    const call = client.POST('/pro-program/verify', { body: { authenticationCode }, ...options })
    return readAnswer(call, ({ customerGroup, membership, message }) => ({
      membership: mapMembership(membership, customerGroup),
      message,
    }))
  },
})
