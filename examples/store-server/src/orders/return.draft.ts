import type { FastifyReply, FastifyRequest } from 'fastify'
import { AGAIN, DONE, isAgain } from '../pages/pageFlags.ts'
import { MAX_EMAIL, MAX_NAME, readTypedReturn, type TypedReturn } from './return.form.ts'
import type { ReturnForm } from './return.steps.ts'

const COOKIE = 'return_draft'
const LIFETIME_SECONDS = 30 * 60
const MAX_ITEMS = 200
const MAX_COUNT = 5

/**
 * Redirects to a page that shows the entered values again, because a browser offers to send a form anew when it goes
 * back to the response of a form. A cookie of this page carries the values; longer ones than the form takes are cut.
 */
export function showAgain(reply: FastifyReply, { path, typed }: ReturnForm, secure: boolean): FastifyReply {
  const { number, name, email, items, pieces, ...rest } = typed
  const draft = {
    ...rest,
    number: number.slice(0, MAX_NAME),
    name: name.slice(0, MAX_NAME + 1),
    email: email.slice(0, MAX_EMAIL + 1),
    items: items.slice(0, MAX_ITEMS).map(String),
    ...Object.fromEntries(
      Object.entries(pieces)
        .slice(0, MAX_ITEMS)
        .map(([field, count]) => [field, count.slice(0, MAX_COUNT)]),
    ),
  }
  const options = { path, httpOnly: true, sameSite: 'lax', maxAge: LIFETIME_SECONDS, secure } as const
  return reply.setCookie(COOKIE, JSON.stringify(draft), options).redirect(`${path}?${AGAIN}`, 303)
}

/**
 * Redirects to the page after the statement was stored, and deletes the entered values. The page of a form without a link
 * knows no order, so its URL carries the entered number.
 */
export const showDone = (reply: FastifyReply, path: string, number?: string): FastifyReply =>
  reply
    .clearCookie(COOKIE, { path })
    .redirect(`${path}?${DONE}${number === undefined ? '' : `&order=${encodeURIComponent(number)}`}`, 303)

/** Returns the entered values, if the page is to show them again. */
export function draftOf(request: FastifyRequest): TypedReturn | undefined {
  const text = request.cookies[COOKIE]
  if (text === undefined || !isAgain(request)) return undefined
  try {
    return readTypedReturn(JSON.parse(text))
  } catch {
    return undefined
  }
}
