import { type AttemptLimit, networkOf, takeAttempt } from '../identity/attempts.ts'
import type { Context } from '../vertical.ts'
import { addCustomer, type Customer, findFreshCustomer } from './customers.repository.ts'
import { hashPassword, passwordMatches } from './password.ts'

/** Enough for a family behind one address, too few to try addresses of strangers one after another. */
const SIGN_UPS_PER_HOUR = 20

export type NewAccount = {
  userName: string
  password: string
  firstName: string
  lastName: string
  channel: Customer['channel']
}

export type OpenedAccount =
  | { outcome: 'opened'; customer: Customer }
  | { outcome: 'taken' }
  | { outcome: 'too many'; retryAfterSeconds: number }

/**
 * Opens an account, by the sign-in pages and the API alike. Asked again at once with the same password, as by a button that is pressed twice,
 * it is the same account: the browser reads the second answer alone.
 */
export async function openAccount(
  { config, database, clock }: Context,
  { password, ...account }: NewAccount,
  ip: string,
): Promise<OpenedAccount> {
  if (config.rateLimits) {
    const subject = networkOf(ip)
    const limit: AttemptLimit = { kind: 'sign-up', subject, max: SIGN_UPS_PER_HOUR, windowSeconds: 3600 }
    const verdict = await takeAttempt(database, clock, [limit])
    if (!verdict.allowed) return { outcome: 'too many', retryAfterSeconds: verdict.retryAfterSeconds }
  }
  const passwordHash = await hashPassword(password)
  const customer = await addCustomer(database, {
    ...account,
    firstName: account.firstName.trim(),
    lastName: account.lastName.trim(),
    passwordHash,
  })
  if (customer !== undefined) return { outcome: 'opened', customer }
  const known = await findFreshCustomer(database, account.userName)
  const isTheirs = known?.channel === account.channel && (await passwordMatches(password, known.passwordHash))
  return isTheirs ? { outcome: 'opened', customer: known } : { outcome: 'taken' }
}
