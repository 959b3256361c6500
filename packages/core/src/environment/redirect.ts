import type { Environment } from '../platform/environment.types.ts'
import { safeUrl } from '../shared/safeUrl.ts'
import { sitePath } from '../shared/sitePath.ts'
import { addressOf } from './address.ts'

type RedirectSettings = Pick<Environment, 'site' | 'sites' | 'origin' | 'allowedOrigins'>

/** Where a merchandising redirect leads; null when it may not be followed (spec 4.search.redirect-safe). A path of this shop gets the prefix. */
export const redirectTarget = (redirect: string, settings: RedirectSettings): string | null => {
  const { site, origin, allowedOrigins } = settings
  // Ends with a slash, so that a relative address lies below the prefix.
  const base = new URL(sitePath(site, '/.'), origin).href
  const url = safeUrl(redirect, { base, allowedOrigins })
  // `/..//evil.example` stays on our origin, but was written to leave it.
  if (url === null || url.pathname.startsWith('//')) return null
  return new URL(addressOf(settings, redirect.trim()), base).href
}
