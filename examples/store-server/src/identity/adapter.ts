import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { type Adapter, type AdapterFactory, type AdapterPayload, errors } from 'oidc-provider'
import type { Clock } from '../clock.ts'
import type { Database, Queries } from '../database/database.ts'
import { oidcRecords } from './identity.schema.ts'

/** Keeps the OpenID provider's state in the shop's database, so that a restart or another server knows every session. */
export function databaseAdapter(database: Database, clock: Clock): AdapterFactory {
  return (model) => recordsOf(database, clock, model)
}

function recordsOf(database: Database, clock: Clock, model: string): Adapter {
  const one = (id: string) => and(eq(oidcRecords.model, model), eq(oidcRecords.id, id))
  const alive = () => or(isNull(oidcRecords.expiresAt), gt(oidcRecords.expiresAt, new Date(clock.now())))
  const read = async (condition: ReturnType<typeof and>): Promise<AdapterPayload | undefined> => {
    const [row] = await database
      .select({ payload: oidcRecords.payload, consumedAt: oidcRecords.consumedAt })
      .from(oidcRecords)
      .where(and(condition, alive()))
      .limit(1)
    if (row === undefined) return undefined
    const consumed = row.consumedAt === null ? {} : { consumed: Math.floor(row.consumedAt.getTime() / 1000) }
    return { ...row.payload, ...consumed }
  }
  return {
    async upsert(id, payload, expiresIn) {
      const values = {
        payload: { ...payload },
        grantId: payload.grantId ?? null,
        uid: payload.uid ?? null,
        userCode: payload.userCode ?? null,
        accountId: payload.accountId ?? null,
        expiresAt: expiresIn === undefined ? null : new Date(clock.now() + expiresIn * 1000),
      }
      await database
        .insert(oidcRecords)
        .values({ model, id, ...values })
        .onConflictDoUpdate({ target: [oidcRecords.model, oidcRecords.id], set: values })
    },
    // The provider reads its forms itself, so what the server refuses everywhere else arrives here: PostgreSQL keeps no NUL.
    find: async (id) => (id.includes('\0') ? undefined : read(one(id))),
    findByUid: (uid) => read(and(eq(oidcRecords.model, model), eq(oidcRecords.uid, uid))),
    findByUserCode: (code) => read(and(eq(oidcRecords.model, model), eq(oidcRecords.userCode, code))),
    async consume(id) {
      // Of two exchanges of one code at the same moment one finds it unused: the database decides, not the reading before.
      const consumed = await database
        .update(oidcRecords)
        .set({ consumedAt: new Date(clock.now()) })
        .where(and(one(id), isNull(oidcRecords.consumedAt)))
        .returning({ id: oidcRecords.id })
      if (consumed.length === 0) throw new errors.InvalidGrant('it was used before')
    },
    async destroy(id) {
      await database.delete(oidcRecords).where(one(id))
    },
    async revokeByGrantId(grantId) {
      await database.delete(oidcRecords).where(and(eq(oidcRecords.model, model), eq(oidcRecords.grantId, grantId)))
    },
  }
}

/** Forgets what has expired. */
export async function purgeRecords(queries: Queries, clock: Clock): Promise<void> {
  const now = new Date(clock.now())
  await queries.delete(oidcRecords).where(lte(oidcRecords.expiresAt, now))
  await queries.execute(sql`DELETE FROM attempts WHERE window_ends_at <= ${now.toISOString()}::timestamptz`)
  await queries.execute(sql`DELETE FROM sign_up_tickets WHERE expires_at <= ${now.toISOString()}::timestamptz`)
}

/** Ends every session of an account at the provider, for example after its password was changed. */
export async function endSessions(queries: Queries, subject: string): Promise<void> {
  await queries.delete(oidcRecords).where(eq(oidcRecords.accountId, subject))
}
