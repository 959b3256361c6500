import { z } from 'zod'
import { LONGEST } from '../checkout/checkout.form.ts'
import { emailErrorOf, formText, numberErrorOf, orderNumberOf, type TextError } from './orderFields.ts'
import type { OrderLineRow } from './orders.schema.ts'

/** The field with the number of pieces of the line at a position. */
type PiecesField = `pieces-${number}`
export type ReturnField = 'number' | 'name' | 'email' | 'items' | PiecesField
type ReturnError = TextError | 'email' | 'number' | 'items' | 'pieces'
export type ReturnErrors = Partial<Record<ReturnField, ReturnError>>
type Line = Pick<OrderLineRow, 'position' | 'quantity'>

/** The entered values as text. */
export type TypedReturn = {
  number: string
  name: string
  email: string
  /** The positions of the chosen lines. */
  items: readonly number[]
  /** The entered numbers of pieces by the names of their fields. */
  pieces: Readonly<Record<string, string>>
  submission: string
  /** `check` shows the statement for confirmation, `confirm` sends it, and `edit` shows the form again. */
  step: 'check' | 'confirm' | 'edit'
}

/** First and last name of the checkout with the space between them: the form fills in both. */
export const MAX_NAME = 2 * LONGEST + 1

/** Values of a form are texts, or lists for repeated names. */
const texts = z.union([z.array(formText), formText.transform((one) => [one])]).catch([])

/** A repeated number is joined to a text that is no number. */
const piecesFields = z
  .record(z.string(), z.unknown())
  .catch({})
  .transform((body) =>
    Object.fromEntries(
      Object.entries(body)
        .filter(([name]) => /^pieces-\d{1,4}$/.test(name))
        .map(([name, counts]) => [name, texts.parse(counts).join()]),
    ),
  )

const typed = z.object({
  number: formText,
  // A line break in the name would look like another row of the receipt.
  name: formText.transform((name) => name.replace(/\p{Cc}+/gu, ' ')),
  email: formText,
  items: texts.transform((items) => items.filter((item) => /^\d{1,4}$/.test(item)).map(Number)),
  submission: formText,
  step: z.enum(['check', 'confirm', 'edit']).catch('check'),
})

/** Reads the form without checking it. */
export function readTypedReturn(body: unknown): TypedReturn {
  const { number, name, email, ...rest } = typed.catch(typed.parse({})).parse(body)
  return {
    number: orderNumberOf(number),
    name: name.trim(),
    email: email.trim(),
    pieces: piecesFields.parse(body),
    ...rest,
  }
}

export const piecesField = (position: number): PiecesField => `pieces-${position}`

/** Returns how many of the open pieces of a line are chosen: all without a number, undefined for a wrong one. */
export function chosenPieces(
  { pieces }: Pick<TypedReturn, 'pieces'>,
  { position, quantity }: Line,
): number | undefined {
  const entered = pieces[piecesField(position)] ?? String(quantity)
  return /^[1-9]\d{0,3}$/.test(entered) && Number(entered) <= quantity ? Number(entered) : undefined
}

/** Returns the chosen lines, each with its chosen pieces as quantity. */
export const chosenLines = <T extends Line>(form: TypedReturn, lines: readonly T[]): T[] =>
  lines
    .filter(({ position }) => form.items.includes(position))
    .map((line) => ({ ...line, quantity: chosenPieces(form, line) ?? 0 }))

/** Returns the errors of the fields. The form with a link to the order has its open lines instead of a number. */
export function returnErrors(form: TypedReturn, lines: readonly Line[] | null): ReturnErrors {
  const found: ReturnErrors = {}
  if (form.name === '') found.name = 'required'
  else if (form.name.length > MAX_NAME) found.name = 'tooLong'
  const emailError = emailErrorOf(form.email)
  if (emailError !== undefined) found.email = emailError
  if (lines !== null && form.items.length === 0) found.items = 'items'
  for (const { position, quantity } of chosenLines(form, lines ?? []))
    if (quantity === 0) found[piecesField(position)] = 'pieces'
  const numberError = lines === null ? numberErrorOf(form.number) : undefined
  if (numberError !== undefined) found.number = numberError
  return found
}

/** Whether a text is the id of a form, as the form page makes it. */
export const isSubmission = (id: string): boolean => z.uuid().safeParse(id).success
