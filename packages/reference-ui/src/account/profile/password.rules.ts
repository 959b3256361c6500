import type { PasswordChange } from '@cairn/core/account'
import type { AccountMessages } from '../../messages/account/index.ts'
import type { FieldErrors } from '../form/refusal.rules.ts'

export type PasswordField = keyof PasswordChange

export const PASSWORD_FIELDS = [
  'currentPassword',
  'newPassword',
  'confirmPassword',
] as const satisfies readonly PasswordField[]

/** Minimum length in code points, as the account service requires. */
export const SHORTEST_PASSWORD = 10
/** From this length on a password is strong: NIST SP 800-63B recommends length instead of special characters. */
const STRONG_PASSWORD = 16

/** Counts code points instead of UTF-16 code units, as the account service does. */
export const lengthOf = (password: string): number => [...password].length

/**
 * Rates a new password: 0 empty, 1 too short, 2 long enough, 3 strong. A password with five or fewer different
 * characters is never strong.
 */
export const strengthOf = (password: string): 0 | 1 | 2 | 3 => {
  const length = lengthOf(password)
  if (length === 0) return 0
  if (length < SHORTEST_PASSWORD) return 1
  return length >= STRONG_PASSWORD && new Set(password).size > SHORTEST_PASSWORD / 2 ? 3 : 2
}

/** Validates the form before it is sent. */
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
