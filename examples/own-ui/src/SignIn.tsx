import { useAuth } from '@cairn/react'

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
        <button type="button" disabled={status !== 'anonymous'} onClick={() => signIn()}>
          Sign in {error?.message}
        </button>
      )
  }
}
