import { type AttemptLimit, networkOf, takeAttempt } from '../identity/attempts.ts'
import type { Context } from '../vertical.ts'
import { addCustomer, type Customer, findFreshCustomer } from './customers.repository.ts'
import { hashPassword, passwordMatches } from './password.ts'

/** Maximum sign-ups per hour and client network: enough for a family, too few to probe a list of e-mail addresses. */
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
 * Creates an account for the sign-in pages and for the API. A second submit with the same password within a minute
 * returns the same account, because a double click sends the form twice and the browser shows only the second response.
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
