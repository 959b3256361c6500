import type { Profile, ProfileChanges } from '@cairn/core/account'
import type { FieldErrors } from './refusal.rules.ts'

export type ProfileField = 'firstName' | 'lastName' | 'userName'
type Values = Readonly<Record<ProfileField, string>>

export const PROFILE_FIELDS = ['firstName', 'lastName', 'userName'] as const satisfies readonly ProfileField[]

/** What is wrong before anything is sent. `isEmail`: what the browser thinks of the address. */
export const profileErrors = (
  values: Values,
  { isEmail, required, emailInvalid }: { isEmail: boolean; required: string; emailInvalid: string },
): FieldErrors<ProfileField> => ({
  ...(!isEmail && { userName: emailInvalid }),
  ...Object.fromEntries(PROFILE_FIELDS.filter((name) => values[name].trim() === '').map((name) => [name, required])),
})

/** Only what differs is sent; without any difference the names are, and nothing changes. */
export const changedFields = (profile: Profile, values: Values): ProfileChanges => {
  const changed = PROFILE_FIELDS.filter((name) => values[name].trim() !== profile[name])
  const sent = changed.length === 0 ? PROFILE_FIELDS : changed
  return Object.fromEntries(sent.map((name) => [name, values[name].trim()]))
}
