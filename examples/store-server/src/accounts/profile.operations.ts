import type { Account } from '@cairn/core/contracts'
import type { Claims } from '../contract/claims.ts'
import type { Handlers } from '../contract/operations.ts'
import { Problem, unauthorized } from '../contract/problem.ts'
import { endSessions } from '../identity/adapter.ts'
import { type AttemptLimit, clearAttempts, networkOf } from '../identity/attempts.ts'
import { siteOf } from '../sites/sites.ts'
import type { Context } from '../vertical.ts'
import { refuseTooMany, tooManyTries } from './attemptGuard.ts'
import { type Customer, changeCustomer, findCustomer, replacePassword } from './customers.repository.ts'
import { openAccount } from './openAccount.ts'
import { hashPassword, passwordMatches } from './password.ts'
import { issueTicket, signUpCookies } from './signUpTicket.ts'

type ProfileHandlers = Pick<Handlers<Account.operations>, 'getProfile' | 'updateProfile' | 'changePassword' | 'signUp'>

export function profileOperations(context: Context): ProfileHandlers {
  const { database, clock, config } = context
  return {
    getProfile: async ({ claims }) => answer(await caller(context, claims)),

    updateProfile: async ({ claims, body }) => {
      const customer = await caller(context, claims)
      const changed = await changeCustomer(database, customer.id, trimmed(body))
      if (changed === 'taken') throw userNameTaken()
      return answer(changed ?? customer)
    },

    changePassword: async ({ claims, body, ip }) => {
      if (claims === undefined) throw unauthorized()
      const customer = await caller(context, claims)
      if (body.newPassword !== body.confirmPassword) {
        throw refused('password_mismatch', 'The new password and its repetition are not the same', 'confirmPassword')
      }
      const tries: AttemptLimit = {
        kind: 'change-password',
        subject: `${customer.id}\n${networkOf(ip)}`,
        max: 5,
        windowSeconds: 15 * 60,
      }
      await refuseTooMany(context, [tries])
      if (!(await passwordMatches(body.currentPassword, customer.passwordHash))) {
        throw refused('wrong_password', 'The current password is not right', 'currentPassword')
      }
      const passwordHash = await hashPassword(body.newPassword)
      await database.transaction(async (tx) => {
        await replacePassword(tx, customer.id, { passwordHash, changedBy: claims.tokenId })
        // End all other sessions, so that an intruder with the old password is signed out at once.
        await endSessions(tx, customer.subject, { exceptGrant: claims.grantId })
        await clearAttempts(tx, tries)
      })
      return answer(customer)
    },

    signUp: async ({ body, ip }) => {
      const { site, ...account } = body
      refuseBlank({ firstName: account.firstName, lastName: account.lastName })
      const opened = await openAccount(context, { ...account, channel: siteOf(site).store }, ip)
      if (opened.outcome === 'taken') throw userNameTaken()
      if (opened.outcome === 'too many') throw tooManyTries(opened.retryAfterSeconds)
      const ticket = await issueTicket(database, clock, opened.customer.id)
      const secure = config.hostOrigin.startsWith('https:')
      return {
        status: 201,
        body: profileOf(opened.customer),
        headers: { 'set-cookie': signUpCookies(ticket, secure) },
      }
    },
  }
}

/**
 * Returns the customer of the token. @throws Problem 401 when the account was deleted while its token is still valid.
 */
export async function caller({ database }: Context, claims: Claims | undefined): Promise<Customer> {
  const customer = claims === undefined ? undefined : await findCustomer(database, claims.customerId)
  if (customer === undefined || customer.subject !== claims?.subject) throw unauthorized()
  return customer
}

function profileOf({ id, userName, firstName, lastName }: Customer) {
  return { profile: { bigCommCustomerID: id, userName, firstName, lastName } }
}

function answer(customer: Customer) {
  return { status: 200 as const, body: profileOf(customer) }
}

type Update = Account.components['schemas']['ProfileUpdate']

function trimmed(update: Update): Update {
  refuseBlank(update)
  return Object.fromEntries(Object.entries(update).map(([name, value]) => [name, value.trim()]))
}

/** @throws Problem 422 for a blank name. */
function refuseBlank(names: Update): void {
  const blank = Object.entries(names).find(([, value]) => value.trim() === '')
  if (blank !== undefined) throw refused('blank', 'A name has at least one letter', blank[0])
}

function refused(code: string, title: string, field: string): Problem {
  return new Problem({ status: 422, code, title, errors: { [field]: title } })
}

function userNameTaken(): Problem {
  return refused('user_name_taken', 'We cannot use this email address. If it is yours, sign in with it.', 'userName')
}
