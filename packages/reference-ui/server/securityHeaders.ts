import { crc32 } from 'node:zlib'

export interface SecurityOptions {
  /** Public origin. If it is https, the browser must use https for all later requests (HSTS). */
  readonly origin: string
  /**
   * Whether to allow the inline styles, the inline script and the WebSocket that Vite's client needs. Never true in
   * production.
   */
  readonly isDevelopment: boolean
  /** The only origin whose pages a page of the shop may show in a frame; none by default. */
  readonly frameSource?: string | undefined
  /** Additional source for `script-src`, besides the files of the shop. */
  readonly scriptSource?: string | undefined
}

const policy: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'frame-src': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
}

const developmentPolicy: Readonly<Record<string, string>> = {
  ...policy,
  'script-src': "'self' 'unsafe-inline'",
  'style-src': "'self' 'unsafe-inline'",
  'connect-src': "'self' ws:",
}

const print = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

const withoutTrustedTypes = ({
  'require-trusted-types-for': _require,
  'trusted-types': _types,
  ...rest
}: Readonly<Record<string, string>>): Readonly<Record<string, string>> => rest

/**
 * Content security policy of files: a file that a user opens directly can be displayed, but cannot load or run
 * anything. The policy of pages would add a quarter of a kilobyte to each font and picture.
 */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'"

/**
 * Header that lets pages of other origins show the product pictures. The pictures are public: a shop on another origin
 * that may call the API (`ALLOWED_ORIGINS`) shows them too.
 */
export const pictureSharing = ['cross-origin-resource-policy', 'cross-origin'] as const

/**
 * Returns the headers of every response: pages, files, errors, and those responses of the store server that lack them
 * (docs/security.md#n7).
 */
export const securityHeaders = ({
  origin,
  isDevelopment,
  frameSource,
  scriptSource,
}: SecurityOptions): Readonly<Record<string, string>> => {
  const isSecure = origin.startsWith('https:')
  const ofPages = {
    ...(isDevelopment ? withoutTrustedTypes(developmentPolicy) : policy),
    ...(!isDevelopment && scriptSource && { 'script-src': `${policy['script-src']} ${scriptSource}` }),
    ...(frameSource && { 'frame-src': frameSource }),
  }
  return {
    'content-security-policy': print(ofPages) + (isSecure ? '; upgrade-insecure-requests' : ''),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}

/**
 * Returns a weak ETag, because the bytes of a response depend on its compression. A checksum and the length are enough
 * to distinguish versions of a page, and a digest would take ten times as long.
 */
export const weakEtag = (body: Uint8Array): string => `W/"${body.length.toString(36)}-${crc32(body).toString(36)}"`

/** Returns whether `If-None-Match` contains the tag, by the weak comparison that RFC 9110, 13.1.2 requires. */
export const isNotModified = (etag: string, ifNoneMatch: string | undefined): boolean => {
  const opaque = (tag: string): string => tag.trim().replace(/^W\//, '')
  return (ifNoneMatch ?? '').split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag))
}
