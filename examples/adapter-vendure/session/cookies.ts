/** A session of a customer: the token of Vendure, and when it ends in epoch seconds. */
export interface CustomerSession {
  readonly token: string
  readonly endsAt: number
}

const cookieOf = ({ headers }: Request, name: string): string | null => {
  const pairs = (headers.get('cookie') ?? '').split('; ').map((pair) => pair.split('='))
  return pairs.find(([known]) => known === name)?.[1] ?? null
}

/**
 * Creates the cookies of the session. On https, the prefix `__Host-` makes the browser refuse a cookie that another host
 * of the same domain has set (RFC 6265bis, section 4.1.3.2).
 */
export const createCookies = (origin: string, cartCookie: string) => {
  const isSecure = origin.startsWith('https:')
  const name = isSecure ? '__Host-session' : 'session'
  const secure = isSecure ? '; Secure' : ''
  return {
    readSession: (request: Request, now: number): CustomerSession | null => {
      const [, token, end] = /^([0-9a-f]{64})\.(\d{1,12})$/.exec(cookieOf(request, name) ?? '') ?? []
      return token === undefined || Number(end) <= now ? null : { token, endsAt: Number(end) }
    },
    /** Returns the token of the guest whose cart this browser has. */
    readGuest: (request: Request): string | null =>
      /^guest\.([0-9a-f]{64})$/.exec(cookieOf(request, cartCookie) ?? '')?.[1] ?? null,
    /**
     * Returns the `Set-Cookie` headers: the session, which no script can read, and a mark without a secret, which shows
     * the shop's scripts that there is a session. Null ends the session.
     */
    write: (session: CustomerSession | null, seconds: number): readonly string[] => {
      const age = session === null ? 0 : seconds
      const value = session === null ? '' : `${session.token}.${session.endsAt}`
      return [
        `${name}=${value}; Path=/; HttpOnly; SameSite=Lax${secure}; Max-Age=${age}`,
        `has_session=1; Path=/; SameSite=Lax${secure}; Max-Age=${age}`,
      ]
    },
  }
}
