import type { LoadedMembership, Membership } from '../../membership/membership.types.ts'
import type { components } from '../generated/account.ts'
import { numberOf, toId } from './fields.ts'

type Wire = components['schemas']

export const mapMembership = (wire: Wire['Membership'], group: Wire['CustomerGroup'] | undefined): Membership => ({
  isActive: wire.isActive ?? true,
  customerGroupId: toId(wire.bigCommCustomerGroupID ?? group?.id),
  customerGroup: group?.name ?? null,
  community: wire.community || 'Experts',
  category: wire.category ?? null,
  discount: numberOf(wire.discount),
  expiry_date: wire.expiry_date ?? null,
})

/** Some back ends send booleans as text. */
const isTrue = (value: unknown): boolean => value === true || value === 'true'

/**
 * Maps the membership of a user. For a user without one, the service sends an empty object, null or no body (spec
 * 4.membership.empty-forms).
 */
export const mapLoaded = (data: Partial<Wire['LoadedMembership']> | null | undefined): LoadedMembership => ({
  membership: data?.membership ? mapMembership(data.membership, data.customerGroup) : null,
  expired: isTrue(data?.expired),
})

export const mapVerified = ({ membership, customerGroup, message }: Wire['VerifiedMembership']) => ({
  membership: mapMembership(membership, customerGroup),
  message: message ?? '',
})
