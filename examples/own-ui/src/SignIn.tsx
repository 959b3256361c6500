import type { StoreError } from '@cairn/core'
import { useAuth } from '@cairn/react'

// Do not show `error.message` to the shopper, because it may come from the OAuth library.
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
