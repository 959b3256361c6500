import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { type AttemptLimit, takeAttempt } from './attempts.ts'

describeOnBothDatabases('tries of one secret', (open) => {
  let database: Database
  let time = Date.UTC(2026, 5, 1)
  const clock = { now: () => time }
  beforeAll(async () => {
    database = (await open()).database
  })

  const ofAddress = (ip: string): AttemptLimit => ({ kind: 'address', subject: ip, max: 2, windowSeconds: 60 })
  const ofAccount = (name: string): AttemptLimit => ({ kind: 'account', subject: name, max: 3, windowSeconds: 600 })
  const tryFrom = (ip: string, account: string) => takeAttempt(database, clock, [ofAddress(ip), ofAccount(account)])

  it('refused by the address limit do not count against the account', async () => {
    for (let i = 0; i < 2; i += 1) expect(await tryFrom('10.0.0.1', 'anna')).toEqual({ allowed: true })
    for (let i = 0; i < 20; i += 1) {
      expect(await tryFrom('10.0.0.1', 'anna')).toEqual({ allowed: false, retryAfterSeconds: 60 })
    }
    expect(await tryFrom('10.0.0.2', 'anna')).toEqual({ allowed: true })
    expect(await tryFrom('10.0.0.2', 'anna')).toEqual({ allowed: false, retryAfterSeconds: 600 })
  })

  it('made concurrently are counted one by one', async () => {
    const verdicts = await Promise.all(Array.from({ length: 20 }, () => tryFrom('10.0.0.3', 'ben')))
    expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(2)
    expect(await tryFrom('10.0.0.4', 'ben')).toEqual({ allowed: true })
  })

  it('start at zero again when the window ends, however many were refused', async () => {
    for (let i = 0; i < 5; i += 1) await tryFrom('10.0.0.5', 'cleo')
    time += 59_000
    expect(await tryFrom('10.0.0.5', 'cleo')).toEqual({ allowed: false, retryAfterSeconds: 1 })
    time += 1000
    expect(await tryFrom('10.0.0.5', 'cleo')).toEqual({ allowed: true })
  })
})
