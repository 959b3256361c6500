/** The attributes of the cookies that no script may read. */
const HIDDEN = 'Path=/; HttpOnly; SameSite=Lax'

/**
 * Creates the cookies of a shop. On https, the prefix `__Host-` makes the browser refuse a cookie that another host of
 * the same domain has set (RFC 6265bis, section 4.1.3.2).
 */
export const createCookies = (origin: string) => {
  const isSecure = origin.startsWith('https:')
  const nameOf = (name: string): string => (isSecure ? `__Host-${name}` : name)
  const secure = isSecure ? '; Secure' : ''
  return {
    read: ({ headers }: Request, name: string): string | null => {
      const pairs = (headers.get('cookie') ?? '').split('; ').map((pair) => pair.split('='))
      return pairs.find(([known]) => known === nameOf(name))?.[1] ?? null
    },
    /** Returns a `Set-Cookie` header for a secret; null removes the cookie. */
    hidden: (name: string, value: string | null, seconds: number): string =>
      `${nameOf(name)}=${value ?? ''}; ${HIDDEN}${secure}; Max-Age=${value === null ? 0 : seconds}`,
    /**
     * Returns the `Set-Cookie` header of a cookie that scripts can read. The cookie holds no secret; its presence shows
     * the shop's scripts that there is a session.
     */
    visible: (isSignedIn: boolean, seconds: number): string =>
      `has_session=1; Path=/; SameSite=Lax${secure}; Max-Age=${isSignedIn ? seconds : 0}`,
    /** Removes the secrets of this server from a `Cookie` header that is sent on to another server. */
    withoutSecrets: (header: string): string =>
      header
        .split('; ')
        .filter((pair) => !['session', 'sign-in'].some((name) => pair.startsWith(`${nameOf(name)}=`)))
        .join('; '),
  }
}
