export interface SafeUrlOptions {
  /** What a relative address is relative to: the page's own address. */
  readonly base: string
  /** Exact origins beside the base's own; `'*'` lets any http(s) origin through, for links that a reader follows by choice. */
  readonly allowedOrigins?: readonly string[] | '*' | undefined
}

/**
 * An address from content or a server, if it may be gone to: http(s), without credentials, of an allowed origin. Else null.
 * Go to `href` and to nothing made from its parts: `/..//evil.example` is of our origin, but its path name is not.
 */
export const safeUrl = (input: string, { base, allowedOrigins = [] }: SafeUrlOptions): URL | null => {
  if (input.trim() === '' || !URL.canParse(input, base)) return null
  const url = new URL(input, base)
  // `blob:https://shop.example/…` has the shop's origin, so the scheme is asked first.
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  if (url.username !== '' || url.password !== '') return null
  const isOwn = url.origin === new URL(base).origin
  return isOwn || allowedOrigins === '*' || allowedOrigins.includes(url.origin) ? url : null
}
