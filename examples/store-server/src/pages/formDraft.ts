import type { FastifyReply, FastifyRequest } from 'fastify'
import { AGAIN, DONE, isAgain } from './pageFlags.ts'

const LIFETIME_SECONDS = 30 * 60

/** The name of the cookie with the entered values, and the path of the page that gets it. */
export type FormDraft = { cookie: string; path: string }

/**
 * Redirects to a page that shows the entered values again, because a browser offers to send a form anew when it goes
 * back to the response of a form. A cookie of this page carries the values.
 */
export function showDraft(
  reply: FastifyReply,
  { cookie, path }: FormDraft,
  { values, secure }: { values: object; secure: boolean },
): FastifyReply {
  const options = { path, httpOnly: true, sameSite: 'lax', maxAge: LIFETIME_SECONDS, secure } as const
  return reply.setCookie(cookie, JSON.stringify(values), options).redirect(`${path}?${AGAIN}`, 303)
}

/** Redirects to the page after a form was accepted, and deletes the entered values. */
export const endDraft = (reply: FastifyReply, { cookie, path }: FormDraft, query = ''): FastifyReply =>
  reply.clearCookie(cookie, { path }).redirect(`${path}?${DONE}${query}`, 303)

/** Returns the entered values without checking them; undefined if the page shows none. */
export function draftIn(request: FastifyRequest, cookie: string): unknown {
  const text = request.cookies[cookie]
  if (text === undefined || !isAgain(request)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
