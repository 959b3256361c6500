import type { Account } from '@cairn/core/contracts'
import type { Handlers } from '../contract/operations.ts'
import type { Vertical } from '../vertical.ts'
import { addDemoAccounts } from './demoAccounts.ts'
import { membershipOperations } from './membership.operations.ts'
import { profileOperations } from './profile.operations.ts'

/** Who the customers are: profile, password, professional programme, sign-up. */
export const accounts: Vertical = {
  name: 'accounts',
  // Passwords, codes and sign-ups count their tries in the database (attemptGuard.ts).
  rateLimits: { updateProfile: 60 },
  prepare: async (context) => {
    if (context.config.demoAccounts) await addDemoAccounts(context)
  },
  operations: (context) => {
    const account: Handlers<Account.operations> = { ...profileOperations(context), ...membershipOperations(context) }
    return { account }
  },
}
