import type { IdentityConfig } from '@cairn/core'

/** The path of the page to which a sign-in returns. */
export const SIGNED_IN = '/signed-in'

/** The server of this example keeps the tokens. The browser sees only the claims that the server passes on. */
export const identity: IdentityConfig = {
  session: 'cookie',
  redirectPath: SIGNED_IN,
  claims: { userName: ({ preferred_username }) => preferred_username ?? null },
}
