/** Shows the scripts of the shop that there is a session, and until when (epoch seconds). It holds no secret. */
const MARK = 'has_session'

const readCookie = (request: Request, name: string): string => {
  const pairs = (request.headers.get('cookie') ?? '').split('; ').map((pair) => pair.split('='))
  return pairs.find(([known]) => known === name)?.[1] ?? ''
}

/** Printable ASCII. Anything else could not be sent on to the back end in a header. */
const SECRET = /^[ -~]+$/

const decode = (value: string): string | null => {
  try {
    const secret = decodeURIComponent(value)
    return SECRET.test(secret) ? secret : null
  } catch {
    return null
  }
}

/**
 * Creates the cookies of a session. On https, the prefix `__Host-` makes the browser refuse a cookie that another host
 * of the same domain has set (RFC 6265bis, section 4.1.3.2).
 */
export const createSessionCookies = (origin: string) => {
  const isSecure = origin.startsWith('https:')
  const name = isSecure ? '__Host-session' : 'session'
  const attributes = `Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
  const hidden = (value: string, seconds: number): string =>
    `${name}=${value}; ${attributes}; HttpOnly; Max-Age=${seconds}`
  const visible = (value: string, seconds: number): string => `${MARK}=${value}; ${attributes}; Max-Age=${seconds}`
  return {
    /** Returns the secret of the session; null without a session, and for a value that no session has. */
    read: (request: Request): string | null => decode(readCookie(request, name)),
    /** Returns when the session ends, in epoch seconds; 0 when unknown, which counts as ended. */
    endsAt: (request: Request): number => {
      const end = readCookie(request, MARK)
      return /^\d{1,15}$/.test(end) ? Number(end) : 0
    },
    /** Returns the `Set-Cookie` headers of a new session. Throws a `RangeError` for a secret that `read` would refuse. */
    begin: (secret: string, seconds: number, now: number): readonly string[] => {
      // The message leaves out the secret, because errors are logged.
      if (!SECRET.test(secret)) throw new RangeError('"secret" must be printable ASCII')
      return [
        hidden(encodeURIComponent(secret), seconds),
        visible(`${Math.floor(now / 1000) + Math.floor(seconds)}`, seconds),
      ]
    },
    end: (): readonly string[] => [hidden('', 0), visible('', 0)],
  }
}
