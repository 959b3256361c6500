import { randomBytes } from 'node:crypto'
import type { createProvider, Started, Tokens } from './provider.ts'

/** Maximum lifetime of a session, in seconds. */
export const SESSION_SECONDS = 12 * 3600
/** Seconds in which a sign-in must be completed. */
export const SIGN_IN_SECONDS = 600
/** The server renews an access token that expires within this time, in milliseconds. */
const RENEW_BEFORE = 30_000

/**
 * A sign-in that has begun. `returnTo` is the URL of the page to which the shopper returns, and `pageState` is the
 * `state` that the page expects there.
 */
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
 * Creates the sessions of one server in memory, so a restart signs everybody out. Several servers need a shared
 * database that locks each renewal, because a provider ends a session whose refresh token is used twice.
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
    /** Returns a sign-in and removes it, so that it can be completed only once. */
    takeSignIn: (id: string | null): SignIn | null => {
      const found = signIns.get(id ?? '')
      signIns.delete(id ?? '')
      return found !== undefined && found.endsAt > now() ? found.signIn : null
    },
    /**
     * Adds a session under a new id. An id that an attacker has put into the browser before the sign-in therefore never
     * gets a session.
     */
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
