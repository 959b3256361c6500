import { z } from 'zod'

export type ReviewField = 'stars' | 'title' | 'content' | 'author'
type ReviewError = 'stars' | 'required' | 'tooLong'
export type ReviewErrors = Partial<Record<ReviewField, ReviewError>>

/** Fields in the order of the page. */
export const REVIEW_FIELDS: readonly ReviewField[] = ['stars', 'title', 'content', 'author']

/** The longest texts in characters. */
export const MAX_LENGTH = { title: 80, content: 2000, author: 40 } as const
/** The longest text that a draft keeps, so that too long a review can be shortened. */
const MAX_DRAFT = 10_000

/** What a buyer says about the fit, and its value from 1 (runs small) to 5 (runs large). */
export const FITS = { small: 1, true: 3, large: 5 } as const
export type Fit = keyof typeof FITS

/** The entered values as text. An empty text stands for no choice. */
export type TypedReview = {
  stars: '' | '1' | '2' | '3' | '4' | '5'
  title: string
  content: string
  author: string
  fit: '' | Fit
}

/** Invisible characters that reverse the direction of the text after them. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/gu

const text = z
  .string()
  .catch('')
  .transform((value) => value.replace(DIRECTIONS, '').slice(0, MAX_DRAFT))
const line = text.transform((value) => value.replace(/\p{Cc}+/gu, ' ').trim())

const typed = z.object({
  stars: z.enum(['', '1', '2', '3', '4', '5']).catch(''),
  title: line,
  // A form sends a line break as two characters, which the reader did not count.
  content: text.transform((value) =>
    value
      .replaceAll('\r\n', '\n')
      .replace(/[^\P{Cc}\n]+/gu, ' ')
      .trim(),
  ),
  author: line,
  fit: z.enum(['', 'small', 'true', 'large']).catch(''),
})

/** Reads the form without checking it. Missing and unknown values count as empty. */
export const readTypedReview = (body: unknown): TypedReview => typed.catch(typed.parse({})).parse(body)

export function reviewErrors(form: TypedReview): ReviewErrors {
  const found: ReviewErrors = {}
  if (form.stars === '') found.stars = 'stars'
  for (const field of ['title', 'content', 'author'] as const) {
    if (form[field] === '') found[field] = 'required'
    else if (form[field].length > MAX_LENGTH[field]) found[field] = 'tooLong'
  }
  return found
}
