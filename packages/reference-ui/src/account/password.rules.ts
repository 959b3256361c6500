import type { PasswordChange } from '@cairn/core/account'
import type { AccountMessages } from '../messages/account/index.ts'
import type { FieldErrors } from './refusal.rules.ts'

export type PasswordField = keyof PasswordChange

export const PASSWORD_FIELDS = [
  'currentPassword',
  'newPassword',
  'confirmPassword',
] as const satisfies readonly PasswordField[]

/** Letters that the account service asks for. */
export const SHORTEST_PASSWORD = 10
/** From here on length alone is strength (NIST SP 800-63B asks for length, not for signs). */
export const STRONG_PASSWORD = 16

/** As the account service counts: code points, not halves of them. */
export const lengthOf = (password: string): number => [...password].length

/** How far a new password is: 0 nothing yet, 1 too short, 2 long enough, 3 strong. The same letter over and over is never strong. */
export const strengthOf = (password: string): 0 | 1 | 2 | 3 => {
  const length = lengthOf(password)
  if (length === 0) return 0
  if (length < SHORTEST_PASSWORD) return 1
  return length >= STRONG_PASSWORD && new Set(password).size > SHORTEST_PASSWORD / 2 ? 3 : 2
}

/** What is wrong before anything is sent. */
export const passwordErrors = (
  { currentPassword, newPassword, confirmPassword }: PasswordChange,
  words: AccountMessages,
  { required, passwordShort }: { readonly required: string; readonly passwordShort: string },
): FieldErrors<PasswordField> => ({
  ...(currentPassword === '' && { currentPassword: required }),
  ...(newPassword === ''
    ? { newPassword: required }
    : lengthOf(newPassword) < SHORTEST_PASSWORD
      ? { newPassword: passwordShort }
      : newPassword === currentPassword
        ? { newPassword: words.passwordSame }
        : {}),
  ...(confirmPassword === ''
    ? { confirmPassword: required }
    : confirmPassword !== newPassword
      ? { confirmPassword: words.passwordMismatch }
      : {}),
})
