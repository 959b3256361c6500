import { randomBytes } from 'node:crypto'
import type { createProvider, Started, Tokens } from './provider.ts'

/** Seconds for which a session lives at most. */
export const SESSION_SECONDS = 12 * 3600
/** Seconds in which a sign-in must be completed. */
export const SIGN_IN_SECONDS = 600
/** Milliseconds before the expiry of an access token at which it is renewed. */
const RENEW_BEFORE = 30_000

/** A sign-in that has begun, with the address and the state of the page that waits for it. */
export interface SignIn extends Started {
  readonly returnTo: string
  readonly pageState: string
}

interface Session {
  tokens: Tokens
  /** When the access token expires, in epoch milliseconds. */
  expiresAt: number
  readonly endsAt: number
  renewal: Promise<boolean> | null
}

/**
 * Creates the sessions of a server, in memory: a restart signs everybody out. A shop with several servers needs a database, and the lock of a renewal
 * there, because a provider ends a session whose refresh token is used twice.
 */
export const createSessions = (provider: ReturnType<typeof createProvider>, now: () => number) => {
  const signIns = new Map<string, { readonly signIn: SignIn; readonly endsAt: number }>()
  const sessions = new Map<string, Session>()
  /** 256 bits, so that nobody can guess an id. */
  const createId = (): string => randomBytes(32).toString('base64url')
  const removeEnded = (): void => {
    for (const known of [signIns, sessions]) for (const [id, { endsAt }] of known) if (endsAt <= now()) known.delete(id)
  }
  const renew = async (id: string, session: Session): Promise<boolean> => {
    const tokens = await provider.renew(session.tokens)
    if (tokens === null) {
      sessions.delete(id)
      return false
    }
    Object.assign(session, { tokens, expiresAt: now() + tokens.expiresIn * 1000 })
    return true
  }
  return {
    addSignIn: (signIn: SignIn): string => {
      removeEnded()
      const id = createId()
      signIns.set(id, { signIn, endsAt: now() + SIGN_IN_SECONDS * 1000 })
      return id
    },
    /** Removes a sign-in and returns it: it works once. */
    takeSignIn: (id: string | null): SignIn | null => {
      const found = signIns.get(id ?? '')
      signIns.delete(id ?? '')
      return found !== undefined && found.endsAt > now() ? found.signIn : null
    },
    /** Adds a session under a new id, so that nobody can plant an id before the sign-in. */
    add: (tokens: Tokens): string => {
      removeEnded()
      const id = createId()
      const time = now()
      sessions.set(id, {
        tokens,
        expiresAt: time + tokens.expiresIn * 1000,
        endsAt: time + SESSION_SECONDS * 1000,
        renewal: null,
      })
      return id
    },
    /** Returns the tokens of a session, renewed if necessary. Requests at the same time share one renewal. */
    find: async (id: string | null): Promise<{ readonly tokens: Tokens; readonly endsAt: number } | null> => {
      const session = sessions.get(id ?? '')
      if (id === null || session === undefined || session.endsAt <= now()) return null
      if (session.expiresAt - now() < RENEW_BEFORE) {
        session.renewal ??= renew(id, session).finally(() => {
          session.renewal = null
        })
        if (!(await session.renewal)) return null
      }
      return session
    },
    remove: (id: string | null): Tokens | null => {
      const tokens = sessions.get(id ?? '')?.tokens ?? null
      sessions.delete(id ?? '')
      return tokens
    },
  }
}
