import { accountRuntime } from '../account/account.runtime.ts'
import type { AccountTypes } from '../account/account.types.ts'
import { httpAccount } from '../api/httpGateways.ts'
import { accountEffects } from '../effects/account.effects.ts'
import { readUser } from '../effects/persistence.ts'
import { publish } from '../kit/publish.ts'
import { accountAnswers } from '../store/portAnswers.ts'

/** The domain `account` with its effects and its default gateway. It requires `auth`. */
export const account = publish<AccountTypes>()({
  ...accountRuntime,
  answers: accountAnswers,
  effects: accountEffects,
  createGateway: httpAccount,
  restore: async (environment, session) => {
    const profile = (session && (await readUser(environment))?.profile) ?? null
    return profile && { type: 'account.restore' as const, profile }
  },
})
