import { crc32 } from 'node:zlib'

export interface SecurityOptions {
  /** Public origin; on https the browser is told to stay there. */
  readonly origin: string
  /** Vite's client needs inline styles, an inline script and a socket. Never in production. */
  readonly isDevelopment: boolean
  /** The one origin whose pages are shown in a frame; none by default. */
  readonly frameSource?: string | undefined
  /** What else than files of the shop may be run, as `script-src` words it. */
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

/** A file is no page: opened for itself it may draw, and nothing else. In front of each font and picture the policy of pages was a quarter of a kilobyte. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'"

/** Pictures of products are public: a shop of another origin that may call the API (`ALLOWED_ORIGINS`) shows them too. */
export const pictureSharing = ['cross-origin-resource-policy', 'cross-origin'] as const

/** The headers every answer carries, pages, files, errors and what the store server answered without them (threats N7). */
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
 * A weak validator for a body whose bytes differ with its compression. It tells two versions of a page apart and guards nothing, so a checksum
 * with the length will do: a digest costs ten times as much.
 */
export const weakEtag = (body: Uint8Array): string => `W/"${body.length.toString(36)}-${crc32(body).toString(36)}"`

/** Whether `If-None-Match` names the tag: weakly compared, as it has to be (RFC 9110, 13.1.2). */
export const isKept = (etag: string, ifNoneMatch: string | undefined): boolean => {
  const opaque = (tag: string): string => tag.trim().replace(/^W\//, '')
  return (ifNoneMatch ?? '').split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag))
}
