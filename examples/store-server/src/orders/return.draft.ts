import type { FastifyReply, FastifyRequest } from 'fastify'
import { draftIn, endDraft, showDraft } from '../pages/formDraft.ts'
import { MAX_EMAIL } from './orderFields.ts'
import { MAX_NAME, readTypedReturn, type TypedReturn } from './return.form.ts'
import type { ReturnForm } from './return.steps.ts'

const COOKIE = 'return_draft'
const MAX_NUMBER = 100
const MAX_ITEMS = 200
const MAX_COUNT = 5

/** Redirects to the page that shows the entered values again. Longer ones than the form takes are cut. */
export function showAgain(reply: FastifyReply, { path, typed }: ReturnForm, secure: boolean): FastifyReply {
  const { number, name, email, items, pieces, ...rest } = typed
  const values = {
    ...rest,
    number: number.slice(0, MAX_NUMBER),
    name: name.slice(0, MAX_NAME + 1),
    email: email.slice(0, MAX_EMAIL + 1),
    items: items.slice(0, MAX_ITEMS).map(String),
    ...Object.fromEntries(
      Object.entries(pieces)
        .slice(0, MAX_ITEMS)
        .map(([field, count]) => [field, count.slice(0, MAX_COUNT)]),
    ),
  }
  return showDraft(reply, { cookie: COOKIE, path }, { values, secure })
}

/**
 * Redirects to the page after the statement was stored, and deletes the entered values. The page of a form without a link
 * knows no order, so its URL carries the entered number.
 */
export const showDone = (reply: FastifyReply, path: string, number?: string): FastifyReply =>
  endDraft(reply, { cookie: COOKIE, path }, number === undefined ? '' : `&order=${encodeURIComponent(number)}`)

/** Returns the entered values, if the page is to show them again. */
export function draftOf(request: FastifyRequest): TypedReturn | undefined {
  const values = draftIn(request, COOKIE)
  return values === undefined ? undefined : readTypedReturn(values)
}
