import type { StoreError } from '@cairn/core'
import { type FieldErrors, type Refusal, readRefusal } from '../account/form/refusal.rules.ts'
import type { ContactFormMessages } from '../messages/contactForm/index.ts'

export interface ContactValues {
  readonly name: string
  readonly email: string
  readonly message: string
}

/** Maximum length of a message, as in the API contract. */
const MAX_MESSAGE = 4000

const FIELDS = ['name', 'email', 'message'] as const satisfies readonly (keyof ContactValues)[]

/** Validates the form before it is sent. `isEmail` is the browser's own validity check of the email field. */
export const contactErrors = (
  values: ContactValues,
  { isEmail, words }: { readonly isEmail: boolean; readonly words: ContactFormMessages },
): FieldErrors<keyof ContactValues> => ({
  ...(!isEmail && { email: words.emailInvalid }),
  ...(values.message.length > MAX_MESSAGE && { message: words.tooLong }),
  ...Object.fromEntries(FIELDS.filter((name) => values[name].trim() === '').map((name) => [name, words.required])),
})

/** Maps a failed request to messages of the form. */
export const contactRefusal = (
  error: StoreError,
  { isOffline, words }: { readonly isOffline: boolean; readonly words: ContactFormMessages },
): Refusal<keyof ContactValues> =>
  readRefusal(error, FIELDS, {
    known: {},
    invalid: { name: words.required, email: words.emailInvalid, message: words.required },
    failed: isOffline ? words.offline : words.failed,
    tooMany: words.tooMany,
  })
