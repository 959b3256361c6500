import { and, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { type Adapter, type AdapterFactory, type AdapterPayload, errors } from 'oidc-provider'
import type { Clock } from '../clock.ts'
import type { Database, Queries } from '../database/database.ts'
import { oidcRecords } from './identity.schema.ts'
import { CLIENT_ID } from './settings.ts'

/**
 * Stores the OpenID provider's state in the shop's database, so that sessions survive a restart and work on every
 * server.
 */
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
    // The server's NUL check does not cover the provider's forms, so an id may contain NUL. PostgreSQL cannot store
    // NUL, so no record has such an id.
    find: async (id) => (id.includes('\0') ? undefined : read(one(id))),
    findByUid: (uid) => read(and(eq(oidcRecords.model, model), eq(oidcRecords.uid, uid))),
    findByUserCode: (code) => read(and(eq(oidcRecords.model, model), eq(oidcRecords.userCode, code))),
    async consume(id) {
      // Let the condition of the UPDATE decide: if one code is exchanged twice at the same time, only one of the
      // exchanges finds it unused.
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

/**
 * How long an expired grant is kept. An access token is valid only while its grant exists and lives for at most one day
 * (settings.ts), so the grant must stay for one more day.
 */
const GRANT_KEPT_MS = 24 * 3600 * 1000

/** Deletes expired records, attempt counters and sign-up tickets. */
export async function purgeRecords(queries: Queries, clock: Clock): Promise<void> {
  const now = new Date(clock.now())
  const keptSince = new Date(now.getTime() - GRANT_KEPT_MS)
  await queries
    .delete(oidcRecords)
    .where(
      or(and(ne(oidcRecords.model, 'Grant'), lte(oidcRecords.expiresAt, now)), lte(oidcRecords.expiresAt, keptSince)),
    )
  await queries.execute(sql`DELETE FROM attempts WHERE window_ends_at <= ${now.toISOString()}::timestamptz`)
  await queries.execute(sql`DELETE FROM sign_up_tickets WHERE expires_at <= ${now.toISOString()}::timestamptz`)
}

/** Deletes a grant and all records issued for it. From then on the server refuses the access tokens of the grant. */
export async function endGrant(queries: Queries, grantId: string): Promise<void> {
  const isGrant = and(eq(oidcRecords.model, 'Grant'), eq(oidcRecords.id, grantId))
  // Keep the `Interaction` records: a running sign-in may still refer to the grant of the previous session, and must
  // not be interrupted.
  const isIssued = and(ne(oidcRecords.model, 'Interaction'), eq(oidcRecords.grantId, grantId))
  await queries.delete(oidcRecords).where(or(isGrant, isIssued))
}

/** Ends all sessions of an account at the provider, except the session of one grant. */
export async function endSessions(
  queries: Queries,
  subject: string,
  { exceptGrant }: { exceptGrant: string },
): Promise<void> {
  const { model, id, payload, accountId } = oidcRecords
  const itsGrant = sql`${model} = 'Grant' AND ${id} = ${exceptGrant}`
  const grantOfSession = sql`${payload} #>> ${`{authorizations,${CLIENT_ID},grantId}`}`
  const itsSession = sql`${model} = 'Session' AND ${grantOfSession} IS NOT DISTINCT FROM ${exceptGrant}`
  await queries.delete(oidcRecords).where(and(eq(accountId, subject), sql`NOT (${itsGrant} OR ${itsSession})`))
}
