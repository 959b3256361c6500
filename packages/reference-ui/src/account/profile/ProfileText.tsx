import type { Profile } from '@cairn/core/account'

/** The name and the e-mail address of the customer, as text. */
export function ProfileText({ profile: { firstName, lastName, userName } }: { readonly profile: Profile }) {
  return (
    <p>
      {[firstName, lastName].filter(Boolean).join(' ')}
      <br />
      {userName}
    </p>
  )
}
