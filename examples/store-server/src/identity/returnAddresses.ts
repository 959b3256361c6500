import type { Config } from '../config.ts'
import { SITES, type StoreSource } from '../sites/sites.data.ts'
import { findSite } from '../sites/sites.ts'

const PREFIXES = SITES.map((site) => site.entry.prefix)

type Origins = Pick<Config, 'hostOrigin' | 'allowedOrigins'>

/** Every origin a shop may live at. */
export function shopOrigins({ hostOrigin, allowedOrigins }: Origins): string[] {
  return [...new Set([hostOrigin, ...allowedOrigins])]
}

/** Where a sign-in may end: exactly these addresses, compared byte by byte (RFC 9700, section 2.1). */
export function redirectUris(config: Origins): string[] {
  return addresses(config, 'auth-callback')
}

/** Where a sign-out may end. */
export function postLogoutRedirectUris(config: Origins): string[] {
  return addresses(config, 'home')
}

/** Where each site begins, without a slash at the end. */
export function homes(config: Origins): string[] {
  return shopOrigins(config).flatMap((origin) => PREFIXES.map((prefix) => `${origin}/${prefix}`))
}

function addresses(config: Origins, page: string): string[] {
  return homes(config).map((home) => `${home}/${page}`)
}

/** The site that a return address belongs to, for example `de/de-de`. */
export function prefixOf(redirectUri: string): string | undefined {
  const path = URL.parse(redirectUri)?.pathname ?? ''
  return PREFIXES.find((prefix) => path.startsWith(`/${prefix}/`))
}

/** The store that a new account at this site belongs to. */
export function channelOf(prefix: string): StoreSource {
  return findSite(prefix)?.store ?? 'EU'
}
