import type { Profile, ProfileChanges } from '@cairn/core/account'
import type { FieldErrors } from '../form/refusal.rules.ts'

export type ProfileField = 'firstName' | 'lastName' | 'userName'
type Values = Readonly<Record<ProfileField, string>>

export const PROFILE_FIELDS = ['firstName', 'lastName', 'userName'] as const satisfies readonly ProfileField[]

/** Validates the form before it is sent. `isEmail` is the browser's own validity check of the email field. */
export const profileErrors = (
  values: Values,
  { isEmail, required, emailInvalid }: { isEmail: boolean; required: string; emailInvalid: string },
): FieldErrors<ProfileField> => ({
  ...(!isEmail && { userName: emailInvalid }),
  ...Object.fromEntries(PROFILE_FIELDS.filter((name) => values[name].trim() === '').map((name) => [name, required])),
})

/** Returns only the changed fields. If none changed, it returns all of them, because the request must not be empty. */
export const changedFields = (profile: Profile, values: Values): ProfileChanges => {
  const changed = PROFILE_FIELDS.filter((name) => values[name].trim() !== profile[name])
  const sent = changed.length === 0 ? PROFILE_FIELDS : changed
  return Object.fromEntries(sent.map((name) => [name, values[name].trim()]))
}
