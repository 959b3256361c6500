import type { Account } from '@cairn/core/contracts'
import type { Handlers } from '../contract/operations.ts'
import type { Vertical } from '../vertical.ts'
import { addDemoAccounts } from './demoAccounts.ts'
import { membershipOperations } from './membership.operations.ts'
import { profileOperations } from './profile.operations.ts'

/** The customers' accounts: profile, password, professional programme and sign-up. */
export const accounts: Vertical = {
  name: 'accounts',
  // Attempts with passwords, codes and sign-ups are limited in the database instead (attemptGuard.ts).
  rateLimits: { updateProfile: 60 },
  prepare: async (context) => {
    if (context.config.demoAccounts) await addDemoAccounts(context)
  },
  operations: (context) => {
    const account: Handlers<Account.operations> = { ...profileOperations(context), ...membershipOperations(context) }
    return { account }
  },
}
