import { z } from 'zod'
import { isEmail } from '../contract/validation.ts'

export const MAX_EMAIL = 254

/** A value of a form that is a text. Everything else counts as empty. */
export const formText = z.string().catch('')

/** The digits of an order's number: the sequence of the numbers starts at 100001. */
const DIGITS = '[1-9]\\d{5,9}'
const TYPED_NUMBER = new RegExp(`^(?:CN)?[\\s\\p{Pd}#]*(${DIGITS})$`, 'iu')
const ORDER_NUMBER = new RegExp(`^CN-${DIGITS}$`)

/** Returns the number of an order as the shop writes it, also for "100005" and "cn 100005". Other texts stay. */
export function orderNumberOf(text: string): string {
  const [, digits] = TYPED_NUMBER.exec(text.trim()) ?? []
  return digits === undefined ? text.trim() : `CN-${digits}`
}

const isOrderNumber = (text: string): boolean => ORDER_NUMBER.test(text)

/** Returns the number of an order in the query of a URL; undefined for anything else. */
export function numberIn(query: unknown): string | undefined {
  const { data } = z.object({ order: z.string() }).safeParse(query)
  return data !== undefined && isOrderNumber(data.order) ? data.order : undefined
}

export type TextError = 'required' | 'tooLong'

export function numberErrorOf(number: string): 'required' | 'number' | undefined {
  if (number === '') return 'required'
  return isOrderNumber(number) ? undefined : 'number'
}

export function emailErrorOf(email: string): TextError | 'email' | undefined {
  if (email === '') return 'required'
  if (email.length > MAX_EMAIL) return 'tooLong'
  return isEmail(email) ? undefined : 'email'
}
