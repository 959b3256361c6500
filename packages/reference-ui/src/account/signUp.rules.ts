import type { Messages } from '../messages/index.ts'

export interface SignUpValues {
  readonly firstName: string
  readonly lastName: string
  /** The email address. */
  readonly userName: string
  readonly password: string
}

export type FieldErrors = { readonly [Name in keyof SignUpValues]?: string }

const FIELDS = ['firstName', 'lastName', 'userName', 'password'] as const satisfies readonly (keyof SignUpValues)[]
/** The shortest password of the account service. */
const PASSWORD_LENGTH = 10

/** What is wrong before anything is sent, in the shopper's words. `isEmail`: what the browser thinks of the address. */
export const signUpErrors = (
  values: SignUpValues,
  { isEmail, words }: { isEmail: boolean; words: Messages['signUp'] },
): FieldErrors => {
  const missing = FIELDS.filter((name) => (name === 'password' ? values[name] : values[name].trim()) === '')
  return {
    ...(!isEmail && { userName: words.emailInvalid }),
    ...([...values.password].length < PASSWORD_LENGTH && { password: words.passwordShort }),
    ...Object.fromEntries(missing.map((name) => [name, words.required])),
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** What the server says is wrong with which field (`errors` of its problem), for the fields of this form. */
export const refusedFields = (problem: unknown): FieldErrors => {
  const errors = isRecord(problem) ? problem.errors : undefined
  if (!isRecord(errors)) return {}
  return Object.fromEntries(
    FIELDS.flatMap((name) => {
      const words = errors[name]
      return typeof words === 'string' && words !== '' ? [[name, words]] : []
    }),
  )
}
