import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { openIdentityShop } from '../identity/testing/identityShop.ts'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { DEMO_ACCOUNTS } from './demoAccounts.ts'

describeOnBothDatabases('a new shop', (open) => {
  it.each([
    ['true', Object.keys(DEMO_ACCOUNTS).length],
    ['false', 0],
  ])('with DEMO_ACCOUNTS=%s has %i accounts with a public password', async (value, count) => {
    const { database } = await open()
    const { demoAccounts } = readConfig({ DEMO_ACCOUNTS: value })
    await openIdentityShop(database, { changes: { demoAccounts } })
    const { rows } = await database.execute(sql`SELECT 1 FROM customers`)
    expect(rows).toHaveLength(count)
  })
})
