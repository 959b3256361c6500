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
  // The column is a UUID: comparing as text keeps a malformed subject a plain "no".
  return (await queries.select().from(customers).where(sql`${customers.subject}::text = ${subject}`))[0]
}

export async function findCustomerByUserName(queries: Queries, userName: string): Promise<Customer | undefined> {
  return (await queries.select().from(customers).where(byUserName(userName)))[0]
}

/** Made small here, as where tries are counted: for some databases the small letter of "İ" is "i", and each spelling would be tried anew. */
function byUserName(userName: string): SQL {
  return sql`lower(${customers.userName}) = ${userName.trim().toLowerCase()}`
}

/** The account of a user name that was opened, or changed, within the last minute. */
export async function findFreshCustomer(queries: Queries, userName: string): Promise<Customer | undefined> {
  const fresh = sql`${customers.updatedAt} > now() - interval '1 minute'`
  return (
    await queries
      .select()
      .from(customers)
      .where(and(byUserName(userName), fresh))
  )[0]
}

/** Undefined when the user name is taken. */
export async function addCustomer(database: Database, customer: NewCustomer): Promise<Customer | undefined> {
  const rows = await database
    .insert(customers)
    .values({ ...customer, userName: customer.userName.trim() })
    .onConflictDoNothing()
    .returning()
  return rows[0]
}

export type CustomerChange = Partial<Pick<Customer, 'userName' | 'firstName' | 'lastName'>>

/** 'taken' when another account has the user name; undefined when there is no such customer. */
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

/** Sets another password. Every access token issued before is refused from now on, but for the one that makes the change. */
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
