import type { StoreError } from '@cairn/core'
import { useAuth } from '@cairn/react'

// `error.message` may come from the OAuth library, so it goes to the log and not to the shopper.
const wordsOf = ({ problem }: StoreError) =>
  problem === 'access_denied' ? 'You cancelled the sign-in.' : 'The sign-in did not work. Please try again.'

export function SignIn() {
  const { status, user, error, signIn, signOut } = useAuth()
  switch (status) {
    case 'unknown':
      return null
    case 'authenticated':
      return (
        <button type="button" onClick={signOut}>
          Sign out {user?.firstName}
        </button>
      )
    default:
      return (
        <div>
          {error && <span role="alert">{wordsOf(error)} </span>}
          <button type="button" disabled={status !== 'anonymous'} onClick={() => signIn()}>
            Sign in
          </button>
        </div>
      )
  }
}
