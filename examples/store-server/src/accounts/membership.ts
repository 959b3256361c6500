import { createHash } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database, Queries } from '../database/database.ts'
import { customerGroups, memberships, proCodes } from './accounts.schema.ts'

export const NO_GROUP = 0
export const PROFESSIONALS = 2

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

/** A member's or an ordinary customer's group, decided here and nowhere else. An expired membership is no group. */
export async function customerGroup(queries: Queries, clock: Clock, customerId: number): Promise<CustomerGroup> {
  const membership = await findMembership(queries, clock, customerId)
  if (membership !== undefined && !membership.expired) return membership.group
  return { id: NO_GROUP, name: 'Customers', discountPercent: 0 }
}

/** Undefined when the customer never was a member. */
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
 * Uses up a code and makes the customer a member, both or neither. False for an unknown, used or expired code alike.
 * The condition is in the UPDATE: of two who try one code at once, one gets it.
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
        // Another code takes nothing away: who has a year left does not fall back to a month.
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
 * Codes are compared without hyphens of any kind, spaces, what cannot be seen and case, as people type and paste them. They are random, so a
 * plain hash is enough.
 */
function hashCode(code: string): string {
  const plain = code.toUpperCase().replace(/[\s\p{Pd}\p{Cf}]/gu, '')
  return createHash('sha256').update(plain).digest('hex')
}

/** Ends a membership at a moment; for tests and for the shop's staff. */
export async function endMembership(queries: Queries, customerId: number, at: Date): Promise<void> {
  await queries
    .update(memberships)
    .set({ expiresAt: sql`${at.toISOString()}::timestamptz` })
    .where(eq(memberships.customerId, customerId))
}
