import type { IncomingHttpHeaders } from 'node:http'
import type { Account } from '@cairn/core/contracts'
import type { Handlers } from '../contract/operations.ts'
import { Problem } from '../contract/problem.ts'
import { networkOf } from '../identity/attempts.ts'
import { acceptedLanguage } from '../sites/acceptedLanguage.ts'
import type { Context } from '../vertical.ts'
import { refuseTooMany } from './attemptGuard.ts'
import { MEMBERSHIP_MESSAGES, type MembershipMessages } from './membership.messages.ts'
import { findMembership, type Membership, redeemCode } from './membership.ts'
import { caller } from './profile.operations.ts'

const WINDOW_SECONDS = 15 * 60

type MembershipHandlers = Pick<Handlers<Account.operations>, 'verifyMembership' | 'getMembership'>

export function membershipOperations(context: Context): MembershipHandlers {
  const { database, clock } = context
  return {
    verifyMembership: async ({ claims, body, headers, ip }) => {
      const customer = await caller(context, claims)
      await refuseTooMany(context, [
        { kind: 'pro-code address', subject: networkOf(ip), max: 5, windowSeconds: WINDOW_SECONDS },
        { kind: 'pro-code account', subject: String(customer.id), max: 5, windowSeconds: WINDOW_SECONDS },
      ])
      const redeemed = await redeemCode(database, clock, customer.id, body.authenticationCode)
      const membership = redeemed ? await findMembership(database, clock, customer.id) : undefined
      // Unknown, used and expired codes get the same error, so that attackers cannot tell them apart
      // (docs/security.md#c7).
      if (membership === undefined) {
        throw new Problem({ status: 422, code: 'code_refused', title: 'This code does not open a membership' })
      }
      const messages = messagesFor(headers)
      return {
        status: 200,
        body: {
          customerGroup: groupOf(membership, messages),
          message: messages.welcome,
          membership: viewMembership(membership, messages),
        },
      }
    },

    getMembership: async ({ claims, headers }) => {
      const customer = await caller(context, claims)
      const membership = await findMembership(database, clock, customer.id)
      if (membership === undefined) return { status: 200, body: {} }
      const messages = messagesFor(headers)
      return {
        status: 200,
        body: {
          membership: viewMembership(membership, messages),
          customerGroup: groupOf(membership, messages),
          expired: membership.expired,
        },
      }
    },
  }
}

function messagesFor(headers: IncomingHttpHeaders): MembershipMessages {
  return MEMBERSHIP_MESSAGES[acceptedLanguage(headers['accept-language'])]
}

/** Translates a name; a name without a translation is returned as the staff entered it. */
function nameIn({ names }: MembershipMessages, name: string): string {
  return Object.hasOwn(names, name) ? (names[name] ?? name) : name
}

function groupOf({ group }: Membership, messages: MembershipMessages) {
  return { id: group.id, name: nameIn(messages, group.name) }
}

function viewMembership({ community, category, expiresAt, expired, group }: Membership, messages: MembershipMessages) {
  return {
    isActive: !expired,
    bigCommCustomerGroupID: group.id,
    community: nameIn(messages, community),
    category: nameIn(messages, category),
    discount: group.discountPercent,
    expiry_date: expiresAt.toISOString(),
  }
}
