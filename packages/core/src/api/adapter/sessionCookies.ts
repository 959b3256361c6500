/** Shows the scripts of the shop that there is a session, and until when (epoch seconds). It holds no secret. */
const MARK = 'has_session'

const readCookie = (request: Request, name: string): string => {
  const pairs = (request.headers.get('cookie') ?? '').split('; ').map((pair) => pair.split('='))
  return pairs.find(([known]) => known === name)?.[1] ?? ''
}

const decode = (value: string): string | null => {
  try {
    return decodeURIComponent(value) || null
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
    /** Returns the secret of the session; null without a session. */
    read: (request: Request): string | null => decode(readCookie(request, name)),
    /** Returns when the session ends, in epoch seconds; 0 when unknown. */
    endsAt: (request: Request): number => Number(readCookie(request, MARK)) || 0,
    /** Returns the `Set-Cookie` headers of a new session. */
    begin: (secret: string, seconds: number, now: number): readonly string[] => [
      hidden(encodeURIComponent(secret), seconds),
      visible(`${Math.floor(now / 1000) + seconds}`, seconds),
    ],
    end: (): readonly string[] => [hidden('', 0), visible('', 0)],
  }
}
