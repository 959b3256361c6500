import { z } from 'zod'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../accounts/password.ts'
import { isEmail } from '../contract/validation.ts'
import type { SignInMessages } from './messages/en.ts'

/** A text field; missing or repeated fields count as empty. */
const line = z.string().max(1000).catch('')

const fields = z.object({ userName: line, password: line, firstName: line, lastName: line })

export type Form = z.infer<typeof fields>

export function readForm(body: unknown): Form {
  return fields.parse(typeof body === 'object' && body !== null ? body : {})
}

/** Validates a new account and returns the errors by field. The limits are those of the account contract. */
export function accountErrors(form: Form, messages: SignInMessages): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const name of ['firstName', 'lastName'] as const) {
    if (form[name].trim() === '') errors[name] = messages.required
    else if (form[name].length > 100) errors[name] = messages.tooLong
  }
  if (form.userName.trim() === '') errors.userName = messages.required
  else if (!isEmail(form.userName.trim())) errors.userName = messages.emailInvalid
  if (form.password.length < PASSWORD_MIN_LENGTH) errors.password = messages.passwordShort
  else if (form.password.length > PASSWORD_MAX_LENGTH) errors.password = messages.tooLong
  return errors
}
