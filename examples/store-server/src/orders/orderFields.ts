import { z } from 'zod'
import { isEmail } from '../contract/validation.ts'

export const MAX_EMAIL = 254

/** A value of a form that is a text. Everything else counts as empty. */
export const formText = z.string().catch('')

/** Returns the number of an order as the shop writes it, also for "100005" and "cn 100005". */
export function orderNumberOf(text: string): string {
  const [, digits] = /^(?:CN)?[\s\p{Pd}#]*(\d{1,10})$/iu.exec(text.trim()) ?? []
  return digits === undefined ? text.trim() : `CN-${digits}`
}

const isOrderNumber = (text: string): boolean => /^CN-\d{1,10}$/.test(text)

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
