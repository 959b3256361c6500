import type { Messages } from '../messages/index.ts'
import { lengthOf, SHORTEST_PASSWORD } from './password.rules.ts'
import { type FieldErrors as FieldErrorsOf, refusedFields as refusedAmong } from './refusal.rules.ts'

export interface SignUpValues {
  readonly firstName: string
  readonly lastName: string
  /** The email address. */
  readonly userName: string
  readonly password: string
}

export type FieldErrors = FieldErrorsOf<keyof SignUpValues>

const FIELDS = ['firstName', 'lastName', 'userName', 'password'] as const satisfies readonly (keyof SignUpValues)[]

/** What is wrong before anything is sent, in the shopper's words. `isEmail`: what the browser thinks of the address. */
export const signUpErrors = (
  values: SignUpValues,
  { isEmail, words }: { isEmail: boolean; words: Messages['signUp'] },
): FieldErrors => {
  const missing = FIELDS.filter((name) => (name === 'password' ? values[name] : values[name].trim()) === '')
  return {
    ...(!isEmail && { userName: words.emailInvalid }),
    ...(lengthOf(values.password) < SHORTEST_PASSWORD && { password: words.passwordShort }),
    ...Object.fromEntries(missing.map((name) => [name, words.required])),
  }
}

/** What the server says is wrong with which field of this form. */
export const refusedFields = (problem: unknown): FieldErrors => refusedAmong(problem, FIELDS)
