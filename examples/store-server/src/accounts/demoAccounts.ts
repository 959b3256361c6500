import { sql } from 'drizzle-orm'
import type { Context } from '../vertical.ts'
import { customers } from './accounts.schema.ts'
import { addCustomer } from './customers.repository.ts'
import { addCode, redeemCode } from './membership.ts'
import { hashPassword } from './password.ts'

const YEAR_DAYS = 365

/** The password is public, because the demonstration shop holds no real data. The README prints the password. */
export const DEMO_PASSWORD = 'three-stones-one-way'

export const DEMO_ACCOUNTS = {
  EU: { userName: 'anna@cairn.example', firstName: 'Anna', lastName: 'Bergström', channel: 'EU' },
  US: { userName: 'sam@cairn.example', firstName: 'Sam', lastName: 'Ridgeway', channel: 'US' },
  professional: { userName: 'pro@cairn.example', firstName: 'Jürgen', lastName: 'Felsner', channel: 'EU' },
} as const

/** Membership codes of 128 random bits each. The professional's demo account uses the first one. */
export const DEMO_CODES = [
  '9F3C-71D8-A04E-5B62-E1D7-3C98-0FA6-4B25',
  'C4A1-08EF-6D93-B752-2E8F-D16A-97C0-35BE',
  '5E72-F9B0-13CD-84A6-7A0D-C2E5-618B-F943',
] as const

/** Adds the demo accounts to a shop that has no customers; does nothing otherwise. */
export async function addDemoAccounts({ database, clock }: Context): Promise<void> {
  const { rows } = await database.execute(sql`SELECT 1 FROM ${customers} LIMIT 1`)
  if (rows.length > 0) return
  const validUntil = new Date(clock.now() + 10 * YEAR_DAYS * 86_400_000)
  for (const code of DEMO_CODES) {
    const membership = { community: 'Experts', category: 'Mountain guides', membershipDays: YEAR_DAYS }
    await addCode(database, { code, ...membership, validUntil })
  }
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  for (const account of Object.values(DEMO_ACCOUNTS)) {
    const added = await addCustomer(database, { ...account, passwordHash })
    if (added !== undefined && account === DEMO_ACCOUNTS.professional) {
      await redeemCode(database, clock, added.id, DEMO_CODES[0])
    }
  }
}
