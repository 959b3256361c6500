import { httpMembership } from '../api/httpGateways.ts'
import { membershipEffects } from '../effects/membership.effects.ts'
import { readUser } from '../effects/persistence.ts'
import { publish } from '../kit/publish.ts'
import { membershipRuntime } from '../membership/membership.runtime.ts'
import type { MembershipTypes } from '../membership/membership.types.ts'
import { membershipAnswers } from '../store/portAnswers.ts'

/** The domain `membership` with its effects and its default gateway. It requires `auth`. */
export const membership = publish<MembershipTypes>()({
  ...membershipRuntime,
  answers: membershipAnswers,
  effects: membershipEffects,
  createGateway: httpMembership,
  restore: async (environment, session) => {
    const membership = (session && (await readUser(environment))?.membership) ?? null
    return membership && { type: 'membership.restore' as const, membership }
  },
})
