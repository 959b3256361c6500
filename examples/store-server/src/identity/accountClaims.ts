import type { Account, UnknownObject } from 'oidc-provider'
import { type Customer, findCustomerBySubject } from '../accounts/customers.repository.ts'
import { customerGroup } from '../accounts/membership.ts'
import type { Clock } from '../clock.ts'
import type { Queries } from '../database/database.ts'
import { CHANNEL_IDS } from '../sites/sites.data.ts'

/** Returns the claims of the ID token and of userinfo (OpenID Connect Core, section 5.1). */
export function profileClaims(customer: Customer) {
  return {
    sub: customer.subject,
    given_name: customer.firstName,
    family_name: customer.lastName,
    name: `${customer.firstName} ${customer.lastName}`,
    preferred_username: customer.userName,
  }
}

/** Returns an account as the OpenID provider expects it; undefined when the account does not exist. */
export async function findAccount(queries: Queries, subject: string): Promise<Account | undefined> {
  const customer = await findCustomerBySubject(queries, subject)
  if (customer === undefined) return undefined
  return { accountId: subject, claims: async () => profileClaims(customer) }
}

/**
 * Returns the access token's claims besides the standard ones. The customer group is read from the database, never from
 * the client.
 */
export async function accessTokenClaims(
  queries: Queries,
  clock: Clock,
  { subject, grantId }: { subject: string; grantId: string | undefined },
): Promise<UnknownObject> {
  const customer = await findCustomerBySubject(queries, subject)
  if (customer === undefined) return {}
  const group = await customerGroup(queries, clock, customer.id)
  return {
    bigCommCustomerID: customer.id,
    bigCommCustomerGroupID: group.id,
    channel: CHANNEL_IDS[customer.channel],
    given_name: customer.firstName,
    userName: customer.userName,
    grantId,
    passwordVersion: customer.passwordVersion,
  }
}
