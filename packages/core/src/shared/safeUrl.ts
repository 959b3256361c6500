export interface SafeUrlOptions {
  /** The base of a relative URL: the URL of the page. */
  readonly base: string
  /**
   * Exact origins that are allowed in addition to the origin of the base. `'*'` allows any http(s) origin, for links
   * that the reader clicks.
   */
  readonly allowedOrigins?: readonly string[] | '*' | undefined
}

/**
 * Parses a URL from content or from a server and returns it if it is safe to open: http(s), without credentials, and of
 * an allowed origin; otherwise returns null.
 * Open only the `href` of the result, never its path alone: `/..//evil.example` has the shop's own origin, but its path
 * `//evil.example` leads to another host.
 */
export const safeUrl = (input: string, { base, allowedOrigins = [] }: SafeUrlOptions): URL | null => {
  if (input.trim() === '' || !URL.canParse(input, base)) return null
  const url = new URL(input, base)
  // `blob:https://shop.example/…` has the shop's origin, so the scheme is checked first.
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  if (url.username !== '' || url.password !== '') return null
  const isOwn = url.origin === new URL(base).origin
  return isOwn || allowedOrigins === '*' || allowedOrigins.includes(url.origin) ? url : null
}
