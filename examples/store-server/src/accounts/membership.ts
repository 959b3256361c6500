import { createHash } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database, Queries } from '../database/database.ts'
import { customerGroups, memberships, proCodes } from './accounts.schema.ts'

const NO_GROUP = 0
const PROFESSIONALS = 2

const DAY_MS = 86_400_000

export type CustomerGroup = { id: number; name: string; discountPercent: number }

export type Membership = {
  groupId: number
  community: string
  category: string
  expiresAt: Date
  expired: boolean
  group: CustomerGroup
}

/**
 * Returns the customer's current group; an expired membership counts as no group. Read the group only through this
 * function.
 */
export async function customerGroup(queries: Queries, clock: Clock, customerId: number): Promise<CustomerGroup> {
  const membership = await findMembership(queries, clock, customerId)
  if (membership !== undefined && !membership.expired) return membership.group
  return { id: NO_GROUP, name: 'Customers', discountPercent: 0 }
}

/** Returns the customer's membership, even an expired one; undefined when the customer has never been a member. */
export async function findMembership(
  queries: Queries,
  clock: Clock,
  customerId: number,
): Promise<Membership | undefined> {
  const [row] = await queries
    .select({
      groupId: memberships.groupId,
      community: memberships.community,
      category: memberships.category,
      expiresAt: memberships.expiresAt,
      name: customerGroups.name,
      discountPercent: customerGroups.discountPercent,
    })
    .from(memberships)
    .innerJoin(customerGroups, eq(customerGroups.id, memberships.groupId))
    .where(eq(memberships.customerId, customerId))
  if (row === undefined) return undefined
  const { name, discountPercent, ...membership } = row
  return {
    ...membership,
    expired: row.expiresAt.getTime() <= clock.now(),
    group: { id: row.groupId, name, discountPercent },
  }
}

/**
 * Redeems a code and makes the customer a member in one transaction; returns false for an unknown, used or expired
 * code. The UPDATE itself checks the code, so only one of two concurrent requests can redeem the code.
 */
export async function redeemCode(database: Database, clock: Clock, customerId: number, code: string): Promise<boolean> {
  const now = new Date(clock.now())
  return database.transaction(async (tx) => {
    const [used] = await tx
      .update(proCodes)
      .set({ usedAt: now, usedBy: customerId })
      .where(and(eq(proCodes.codeSha256, hashCode(code)), isNull(proCodes.usedAt), gt(proCodes.validUntil, now)))
      .returning()
    if (used === undefined) return false
    const membership = {
      groupId: PROFESSIONALS,
      community: used.community,
      category: used.category,
      expiresAt: new Date(now.getTime() + used.membershipDays * DAY_MS),
    }
    await tx
      .insert(memberships)
      .values({ customerId, ...membership })
      .onConflictDoUpdate({
        target: memberships.customerId,
        // A code with a shorter period never shortens the membership.
        set: { ...membership, expiresAt: sql`greatest(${memberships.expiresAt}, excluded.expires_at)` },
      })
    return true
  })
}

export type ProCode = { code: string; community: string; category: string; membershipDays: number; validUntil: Date }

export async function addCode(queries: Queries, { code, ...rest }: ProCode): Promise<void> {
  await queries
    .insert(proCodes)
    .values({ codeSha256: hashCode(code), ...rest })
    .onConflictDoNothing()
}

/**
 * Hashes a code; the codes are random, so an unsalted hash is safe. Hyphens, spaces, invisible characters and case do
 * not change the hash, because people type and paste codes differently.
 */
function hashCode(code: string): string {
  const plain = code.toUpperCase().replace(/[\s\p{Pd}\p{Cf}]/gu, '')
  return createHash('sha256').update(plain).digest('hex')
}

/** Ends a membership at the given time; for tests and for the shop's staff. */
export async function endMembership(queries: Queries, customerId: number, at: Date): Promise<void> {
  await queries
    .update(memberships)
    .set({ expiresAt: sql`${at.toISOString()}::timestamptz` })
    .where(eq(memberships.customerId, customerId))
}
