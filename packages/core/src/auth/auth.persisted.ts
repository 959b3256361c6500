import * as z from 'zod/mini'
import { readToken } from './auth.rules.ts'
import type { Session } from './auth.types.ts'

const VERSION = 1

/** The persisted user state (spec section 3, User state): the tokens, never a verifier. */
const persisted = z.object({
  version: z.literal(VERSION),
  access_token: z.string(),
  id_token: z.string(),
  expires_in: z.number(),
  expires_at: z.number(),
})

/** The user state as it is stored. */
export const serialiseSession = ({ accessToken, idToken, expiresIn, expiresAt }: Session): string =>
  JSON.stringify({
    version: VERSION,
    access_token: accessToken,
    id_token: idToken,
    expires_in: expiresIn,
    expires_at: expiresAt,
  })

/** The session in a stored text; null for one that is missing, broken, of another version or over. */
export const parseSession = (text: string | null, now: number): Session | null => {
  try {
    if (text === null) return null
    const { access_token, id_token, expires_in, expires_at } = z.parse(persisted, JSON.parse(text))
    if (expires_at <= now) return null
    const { user } = readToken(access_token)
    return { accessToken: access_token, idToken: id_token, expiresIn: expires_in, expiresAt: expires_at, user }
  } catch {
    return null
  }
}
