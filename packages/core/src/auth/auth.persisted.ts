import * as z from 'zod/mini'
import { readToken } from './auth.rules.ts'
import type { Session } from './auth.types.ts'

const VERSION = 1

/** What is read back. Who it is comes from the token alone, so that editing `userInfo` changes nothing. */
const persisted = z.object({
  version: z.literal(VERSION),
  access_token: z.string(),
  id_token: z.string(),
  expires_in: z.number(),
  expires_at: z.number(),
})

/** The user state as it is stored (spec section 3, User state): never a verifier, so `pingPkce` is empty (readings, ruling 20). */
export const serialiseSession = ({ accessToken, idToken, expiresIn, expiresAt, user }: Session): string =>
  JSON.stringify({
    version: VERSION,
    isAuthenticated: true,
    userInfo: user,
    access_token: accessToken,
    id_token: idToken,
    expires_in: expiresIn,
    expires_at: expiresAt,
    pingPkce: null,
  })

/** The session in a stored text; null for one that is missing, broken, of another version or over. */
export const parseSession = (text: string | null, now: number): Session | null => {
  try {
    if (text === null) return null
    const { access_token, id_token, expires_in, expires_at } = z.parse(persisted, JSON.parse(text))
    const { user, exp } = readToken(access_token)
    const expiresAt = exp === undefined ? expires_at : Math.min(expires_at, exp * 1000)
    if (expiresAt <= now) return null
    return { accessToken: access_token, idToken: id_token, expiresIn: expires_in, expiresAt, user }
  } catch {
    return null
  }
}
