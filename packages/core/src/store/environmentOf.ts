import { AUTH_COOKIE } from '../environment/probes.ts'
import { createBrowserPlatform } from '../platform/browser.ts'
import type { Channels, Environment } from '../platform/environment.types.ts'
import { originsOf } from '../shared/originsOf.ts'
import { sites as allSites, siteAt } from '../shared/sites.ts'
import type { StoreOptions } from './config.types.ts'

const DEFAULT_CHANNELS: Channels = { EU: [1], US: [2] }

/**
 * Returns the environment of a store. Throws a `RangeError` for an unknown site and for an entry of `allowedOrigins` that
 * is not an origin.
 */
export const environmentOf = ({ platform = createBrowserPlatform(), ...options }: StoreOptions): Environment => {
  const sites = options.sites ?? allSites
  return {
    site: siteAt(options.site, sites),
    sites,
    origin: new URL(platform.navigation.href()).origin,
    platform,
    channels: options.channels ?? DEFAULT_CHANNELS,
    country: options.country ?? {},
    customerGroups: options.customerGroups ?? [],
    allowedOrigins: originsOf(options.allowedOrigins),
    onNetworkError: options.onNetworkError ?? 'clear',
    onError: options.onError,
    identity: options.identity ?? {},
    authCookie: options.authCookie ?? AUTH_COOKIE,
  }
}
