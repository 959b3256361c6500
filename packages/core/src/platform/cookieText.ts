import type { CookieOptions } from './platform.types.ts'

/** Returns the value of a cookie in a text such as `a=1; b=2`; null for a missing cookie and for a broken value. */
export const readCookie = (cookies: string, name: string): string | null => {
  const entry = cookies.split(/; */).find((part) => part.startsWith(`${name}=`))
  try {
    return entry === undefined ? null : decodeURIComponent(entry.slice(name.length + 1))
  } catch {
    return null
  }
}

/** Returns the text that sets a cookie for the whole shop. The value is escaped, so it cannot add attributes. */
export const cookieText = (name: string, value: string, { maxAge }: CookieOptions = {}, protocol: string): string => {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Lax']
  if (maxAge !== undefined) parts.push(`Max-Age=${Math.floor(maxAge)}`)
  if (protocol === 'https:') parts.push('Secure')
  return parts.join('; ')
}
