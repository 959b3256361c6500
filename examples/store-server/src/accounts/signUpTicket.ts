import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Queries } from '../database/database.ts'
import { signUpTickets } from './accounts.schema.ts'

export const TICKET_COOKIE = 'cairn_sign_up'
const TICKET_SECONDS = 60
/** Names of the OpenID provider's session cookie and of the cookie that holds its signature. */
const SESSION_COOKIES = ['_session', '_session.sig']
/** The path of the ticket cookie, so that the browser sends the ticket only to the sign-in pages. */
export const TICKET_PATH = '/interaction'

/**
 * Issues a ticket that signs this customer in once, within a minute. The cookie holds the ticket; the database holds
 * only its hash.
 */
export async function issueTicket(queries: Queries, clock: Clock, customerId: number): Promise<string> {
  const ticket = randomBytes(32).toString('base64url')
  const expiresAt = new Date(clock.now() + TICKET_SECONDS * 1000)
  await queries.insert(signUpTickets).values({ ticketSha256: hashTicket(ticket), customerId, expiresAt })
  return ticket
}

/** Deletes the ticket and returns its customer id; undefined when the ticket is unknown, used or expired. */
export async function redeemTicket(queries: Queries, clock: Clock, ticket: string): Promise<number | undefined> {
  const [taken] = await queries
    .delete(signUpTickets)
    .where(eq(signUpTickets.ticketSha256, hashTicket(ticket)))
    .returning()
  return taken !== undefined && taken.expiresAt.getTime() > clock.now() ? taken.customerId : undefined
}

/**
 * Returns the `Set-Cookie` headers of a sign-up. They also delete the provider's session cookies; otherwise the next
 * sign-in would use the previous customer's session.
 */
export function signUpCookies(ticket: string, secure: boolean): string[] {
  const attributes = `HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  return [
    `${TICKET_COOKIE}=${ticket}; Path=${TICKET_PATH}; Max-Age=${TICKET_SECONDS}; ${attributes}`,
    ...SESSION_COOKIES.map((name) => `${name}=; Path=/; Max-Age=0; ${attributes}`),
  ]
}

function hashTicket(ticket: string): string {
  return createHash('sha256').update(ticket).digest('hex')
}
