import type { StoreError } from '@cairn/core'
import type { AccountMessages } from '../../messages/account/index.ts'
import type { Messages } from '../../messages/index.ts'
import { type FieldErrors as FieldErrorsOf, type Refusal, readRefusal } from '../form/refusal.rules.ts'
import { lengthOf, SHORTEST_PASSWORD } from '../profile/password.rules.ts'

export interface SignUpValues {
  readonly firstName: string
  readonly lastName: string
  /** The email address. */
  readonly userName: string
  readonly password: string
}

export type FieldErrors = FieldErrorsOf<keyof SignUpValues>

const FIELDS = ['firstName', 'lastName', 'userName', 'password'] as const satisfies readonly (keyof SignUpValues)[]

/** Validates the form before it is sent. `isEmail` is the browser's own validity check of the email field. */
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

/**
 * Maps a rejected sign-up to messages. The general message of the form replaces a message from `account` that has not
 * loaded.
 */
export const signUpRefusal = (
  error: StoreError,
  { words, account }: { words: Messages['signUp']; account: AccountMessages | undefined },
): Refusal<keyof SignUpValues> =>
  readRefusal(error, FIELDS, {
    known: { user_name_taken: { field: 'userName', message: account?.userNameTaken ?? words.failed } },
    invalid: {
      firstName: words.required,
      lastName: words.required,
      userName: words.emailInvalid,
      password: words.passwordShort,
    },
    failed: words.failed,
    tooMany: account?.tooManyTries ?? words.failed,
  })
