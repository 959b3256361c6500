import type { Config } from '../config.ts'
import { SITES, type StoreSource } from '../sites/sites.data.ts'
import { findSite } from '../sites/sites.ts'

const PREFIXES = SITES.map((site) => site.entry.prefix)

type Origins = Pick<Config, 'hostOrigin' | 'allowedOrigins'>

/** Returns every origin on which the shop may run. */
export function shopOrigins({ hostOrigin, allowedOrigins }: Origins): string[] {
  return [...new Set([hostOrigin, ...allowedOrigins])]
}

/** Returns the allowed redirect URIs of a sign-in, which must match exactly (RFC 9700, section 2.1). */
export function redirectUris(config: Origins): string[] {
  return addresses(config, 'auth-callback')
}

/** Returns the allowed redirect URIs of a sign-out. */
export function postLogoutRedirectUris(config: Origins): string[] {
  return addresses(config, 'home')
}

/** Returns the start URL of each site, without a trailing slash. */
export function homes(config: Origins): string[] {
  return shopOrigins(config).flatMap((origin) => PREFIXES.map((prefix) => `${origin}/${prefix}`))
}

function addresses(config: Origins, page: string): string[] {
  return homes(config).map((home) => `${home}/${page}`)
}

/** Returns the site prefix of a redirect URI, for example `de/de-de`; undefined if the URI belongs to no site. */
export function prefixOf(redirectUri: string): string | undefined {
  const path = URL.parse(redirectUri)?.pathname ?? ''
  return PREFIXES.find((prefix) => path.startsWith(`/${prefix}/`))
}

/** Returns the store in which a new account on this site is created. */
export function channelOf(prefix: string): StoreSource {
  return findSite(prefix)?.store ?? 'EU'
}
