import type { Environment } from '../platform/environment.types.ts'
import { safeUrl } from '../shared/safeUrl.ts'
import { sitePath } from '../shared/sitePath.ts'
import { addressOf } from './address.ts'

type RedirectSettings = Pick<Environment, 'site' | 'sites' | 'origin' | 'allowedOrigins'>

/** Returns the URL of a merchandising redirect; null for an origin that is not allowed (spec 4.search.redirect-safe). */
export const redirectTarget = (redirect: string, settings: RedirectSettings): string | null => {
  const { site, origin, allowedOrigins } = settings
  // The base ends with a slash, so that a relative URL keeps the prefix of the site: `sale` becomes `/de/de-de/sale`.
  const base = new URL(sitePath(site, '/.'), origin).href
  const url = safeUrl(redirect, { base, allowedOrigins })
  // `/..//evil.example` has our origin, but its pathname is `//evil.example`. As a relative URL, this pathname would
  // lead to another host.
  if (url === null || url.pathname.startsWith('//')) return null
  return new URL(addressOf(settings, redirect.trim()), base).href
}
