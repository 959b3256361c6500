import { z } from 'zod'
import { emailErrorOf, formText, MAX_EMAIL, numberErrorOf, orderNumberOf } from './orderFields.ts'

const MAX_NUMBER = 100

/** The entered values as text, cut to what the draft of the form can hold. */
export type TypedResend = { number: string; email: string }

export type ResendErrors = {
  number?: ReturnType<typeof numberErrorOf>
  email?: ReturnType<typeof emailErrorOf>
}

export const NOTHING_TYPED: TypedResend = { number: '', email: '' }

const typed = z.object({
  number: formText.transform((number) => orderNumberOf(number).slice(0, MAX_NUMBER)),
  email: formText.transform((email) => email.trim().slice(0, MAX_EMAIL + 1)),
})

/** Reads the form without checking it. */
export const readTypedResend = (body: unknown): TypedResend => typed.catch(NOTHING_TYPED).parse(body)

export const resendErrors = ({ number, email }: TypedResend): ResendErrors => ({
  number: numberErrorOf(number),
  email: emailErrorOf(email),
})

export const isComplete = ({ number, email }: ResendErrors): boolean => number === undefined && email === undefined
