import type { Account } from '@cairn/core/contracts'
import type { Handlers } from '../contract/operations.ts'
import { Problem } from '../contract/problem.ts'
import type { Context } from '../vertical.ts'
import { refuseTooMany } from './attemptGuard.ts'
import { findMembership, type Membership, redeemCode } from './membership.ts'
import { caller } from './profile.operations.ts'

const WINDOW_SECONDS = 15 * 60

type MembershipHandlers = Pick<Handlers<Account.operations>, 'verifyMembership' | 'getMembership'>

export function membershipOperations(context: Context): MembershipHandlers {
  const { database, clock } = context
  return {
    verifyMembership: async ({ claims, body, ip }) => {
      const customer = await caller(context, claims)
      await refuseTooMany(context, [
        { kind: 'pro-code account', subject: String(customer.id), max: 5, windowSeconds: WINDOW_SECONDS },
        { kind: 'pro-code address', subject: ip, max: 5, windowSeconds: WINDOW_SECONDS },
      ])
      const redeemed = await redeemCode(database, clock, customer.id, body.authenticationCode)
      const membership = redeemed ? await findMembership(database, clock, customer.id) : undefined
      // One answer for an unknown, a used and an expired code (threat C7).
      if (membership === undefined) {
        throw new Problem({ status: 422, code: 'code_refused', title: 'This code does not open a membership' })
      }
      return {
        status: 200,
        body: {
          customerGroup: groupOf(membership),
          message: `Welcome to the ${membership.group.name} programme`,
          membership: viewMembership(membership),
        },
      }
    },

    getMembership: async ({ claims }) => {
      const customer = await caller(context, claims)
      const membership = await findMembership(database, clock, customer.id)
      if (membership === undefined) return { status: 200, body: {} }
      return {
        status: 200,
        body: {
          membership: viewMembership(membership),
          customerGroup: groupOf(membership),
          expired: membership.expired,
        },
      }
    },
  }
}

function groupOf({ group }: Membership) {
  return { id: group.id, name: group.name }
}

function viewMembership({ community, category, expiresAt, expired, group }: Membership) {
  return {
    isActive: !expired,
    bigCommCustomerGroupID: group.id,
    community,
    category,
    discount: group.discountPercent,
    expiry_date: expiresAt.toISOString(),
  }
}
