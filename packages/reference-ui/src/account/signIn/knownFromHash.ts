import type { SignUpValues } from './signUp.rules.ts'

/**
 * Returns the details with which the confirmation page of the checkout links to the sign-up. They are in the fragment of
 * the URL, so no server receives or logs them.
 */
export const knownFromHash = (hash: string): SignUpValues => {
  const known = new URLSearchParams(hash.slice(1))
  const text = (name: string, longest: number): string => (known.get(name) ?? '').slice(0, longest)
  return {
    firstName: text('first_name', 100),
    lastName: text('last_name', 100),
    userName: text('email', 254),
    password: '',
  }
}
