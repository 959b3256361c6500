import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { databaseAdapter, endSessions, purgeRecords } from './adapter.ts'
import { oidcRecords } from './identity.schema.ts'

describeOnBothDatabases('the provider’s records', (open) => {
  let database: Database
  let now = Date.UTC(2026, 5, 1)
  const clock = { now: () => now }
  const records = (model: string) => databaseAdapter(database, clock)(model)
  beforeAll(async () => {
    database = (await open()).database
  })
  beforeEach(async () => {
    await database.delete(oidcRecords)
  })

  it('are found by id, uid and user code, separately for each model', async () => {
    const sessions = records('Session')
    const payload = { uid: 'u1', userCode: 'ABCD', kind: 'Session' }
    await sessions.upsert('one', payload, 60)
    expect(await sessions.find('one')).toEqual(payload)
    expect(await sessions.findByUid('u1')).toEqual(payload)
    expect(await sessions.findByUserCode('ABCD')).toEqual(payload)
    expect(await records('Grant').find('one')).toBeUndefined()
  })

  it('are replaced as a whole', async () => {
    const sessions = records('Session')
    await sessions.upsert('one', { uid: 'u1', accountId: 'anna' }, 60)
    await sessions.upsert('one', { uid: 'u2' }, 60)
    expect(await sessions.find('one')).toEqual({ uid: 'u2' })
    expect(await sessions.findByUid('u1')).toBeUndefined()
  })

  it('expire at once, even before they are purged', async () => {
    await records('Session').upsert('one', {}, 60)
    now += 60_000
    expect(await records('Session').find('one')).toBeUndefined()
    await records('Session').upsert('two', {}, 60)
    await purgeRecords(database, clock)
    expect(await database.select({ id: oidcRecords.id }).from(oidcRecords)).toEqual([{ id: 'two' }])
  })

  it('of a grant stay as long as its tokens can live', async () => {
    await records('Grant').upsert('grant', {}, 60)
    const ids = async () => (await database.select({ id: oidcRecords.id }).from(oidcRecords)).map(({ id }) => id)
    now += 24 * 3600 * 1000
    await purgeRecords(database, clock)
    expect(await ids()).toEqual(['grant'])
    expect(await records('Grant').find('grant')).toBeUndefined()
    now += 60_000
    await purgeRecords(database, clock)
    expect(await ids()).toEqual([])
  })

  it('are consumed once', async () => {
    const codes = records('AuthorizationCode')
    await codes.upsert('code', {}, 60)
    await codes.consume('code')
    expect(await codes.find('code')).toEqual({ consumed: now / 1000 })
    await expect(codes.consume('code')).rejects.toMatchObject({ error: 'invalid_grant' })
  })

  it('end with their grant, with their account, or individually', async () => {
    const codes = records('AuthorizationCode')
    await codes.upsert('one', { grantId: 'g1', accountId: 'anna' }, 60)
    await codes.upsert('two', { grantId: 'g2', accountId: 'anna' }, 60)
    await codes.upsert('three', { grantId: 'g2', accountId: 'sam' }, 60)
    await codes.revokeByGrantId('g1')
    expect(await codes.find('one')).toBeUndefined()
    await endSessions(database, 'anna', { exceptGrant: 'g9' })
    expect(await codes.find('two')).toBeUndefined()
    await codes.destroy('three')
    expect(await database.select().from(oidcRecords)).toEqual([])
  })
})
