import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database, Queries } from '../database/database.ts'
import { errorCode } from '../startError.ts'
import { customers } from './accounts.schema.ts'

export type Customer = typeof customers.$inferSelect
export type NewCustomer = Pick<Customer, 'userName' | 'firstName' | 'lastName' | 'passwordHash' | 'channel'>

export async function findCustomer(queries: Queries, id: number): Promise<Customer | undefined> {
  return (await queries.select().from(customers).where(eq(customers.id, id)))[0]
}

export async function findCustomerBySubject(queries: Queries, subject: string): Promise<Customer | undefined> {
  // Compare the UUID column as text: a malformed subject then finds no row, instead of raising an error.
  return (await queries.select().from(customers).where(sql`${customers.subject}::text = ${subject}`))[0]
}

export async function findCustomerByUserName(queries: Queries, userName: string): Promise<Customer | undefined> {
  return (await queries.select().from(customers).where(byUserName(userName)))[0]
}

/**
 * Matches a user name regardless of case. JavaScript lowercases the name here as it does for the attempt limits,
 * because some databases lowercase "İ" differently: two spellings would then share an account but not an attempt limit.
 */
function byUserName(userName: string): SQL {
  return sql`lower(${customers.userName}) = ${userName.trim().toLowerCase()}`
}

/**
 * Finds an account by user name, but only if the account was created or changed within the last minute. A double click
 * on the sign-up button sends the same sign-up twice; the second request finds the account of the first.
 */
export async function findFreshCustomer(queries: Queries, userName: string): Promise<Customer | undefined> {
  const fresh = sql`${customers.updatedAt} > now() - interval '1 minute'`
  return (
    await queries
      .select()
      .from(customers)
      .where(and(byUserName(userName), fresh))
  )[0]
}

/** Inserts a customer; returns undefined when the user name is taken. */
export async function addCustomer(database: Database, customer: NewCustomer): Promise<Customer | undefined> {
  const rows = await database
    .insert(customers)
    .values({ ...customer, userName: customer.userName.trim() })
    .onConflictDoNothing()
    .returning()
  return rows[0]
}

export type CustomerChange = Partial<Pick<Customer, 'userName' | 'firstName' | 'lastName'>>

/**
 * Updates a customer. Returns 'taken' when another account has the user name, undefined when the customer does not
 * exist.
 */
export async function changeCustomer(
  queries: Queries,
  id: number,
  change: CustomerChange,
): Promise<Customer | 'taken' | undefined> {
  try {
    const rows = await queries
      .update(customers)
      .set({ ...change, updatedAt: sql`now()` })
      .where(eq(customers.id, id))
      .returning()
    return rows[0]
  } catch (error) {
    if (isUniqueViolation(error)) return 'taken'
    throw error
  }
}

/**
 * Replaces the password. All access tokens that were issued earlier become invalid, except the token of the request
 * that changes the password.
 */
export async function replacePassword(
  queries: Queries,
  id: number,
  { passwordHash, changedBy }: { passwordHash: string; changedBy: string },
): Promise<void> {
  await queries
    .update(customers)
    .set({
      passwordHash,
      passwordVersion: sql`${customers.passwordVersion} + 1`,
      passwordChangedBy: changedBy,
      updatedAt: sql`now()`,
    })
    .where(eq(customers.id, id))
}

const UNIQUE_VIOLATION = '23505'

function isUniqueViolation(error: unknown): boolean {
  if (errorCode(error) === UNIQUE_VIOLATION) return true
  return error instanceof Error && errorCode(error.cause) === UNIQUE_VIOLATION
}
