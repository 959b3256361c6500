import * as z from 'zod/mini'
import { type AnswersOf, flag, maybeId, maybeNumber, maybeText, text } from '../shared/answerParts.ts'
import { createStandFor, refuseUnsupported } from '../shared/unsupported.ts'
import type { MembershipGateway } from './membership.types.ts'

const membership = z.object({
  isActive: flag,
  customerGroupId: maybeId,
  customerGroup: maybeText,
  community: text,
  category: maybeText,
  discount: maybeNumber,
  expiry_date: maybeText,
})

/** Response schemas of the port (gateway interface), by method. */
export const answers = {
  load: z.object({ membership: z.nullable(membership), expired: flag }),
  verify: z.object({ membership, message: text }),
} satisfies AnswersOf<MembershipGateway>

/** Finds what replaces a call that the back end cannot answer. */
export const standFor = createStandFor<MembershipGateway>({ verify: ['codes', refuseUnsupported] })
