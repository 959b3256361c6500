import type { Session } from './auth.types.ts'

export const STORED_VERSION = 1

/** The user state as it is stored (spec section 3, User state): never a verifier, so `pingPkce` is empty (readings, ruling 20). */
export const serialiseSession = ({ accessToken, idToken, expiresIn, expiresAt, user }: Session): string =>
  JSON.stringify({
    version: STORED_VERSION,
    isAuthenticated: true,
    userInfo: user,
    access_token: accessToken,
    id_token: idToken,
    expires_in: expiresIn,
    expires_at: expiresAt,
    pingPkce: null,
  })
