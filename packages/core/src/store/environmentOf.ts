import { AUTH_COOKIE } from '../environment/probes.ts'
import { createBrowserPlatform } from '../platform/browser.ts'
import type { Channels, Environment } from '../platform/environment.types.ts'
import { sites as allSites, siteAt } from '../shared/sites.ts'
import type { StoreOptions } from './config.types.ts'

const DEFAULT_CHANNELS: Channels = { EU: [1], US: [2] }

/**
 * Returns the given origins; throws a `RangeError` for a value that is not exactly an origin, such as one with a
 * trailing slash. Such a value would match no URL, without any error.
 */
const originsOf = (given: readonly string[] = []): readonly string[] => {
  for (const each of given) if (new URL(each).origin !== each) throw new RangeError(`There is no origin ${each}`)
  return given
}

/**
 * Returns the environment of a store. Throws a `RangeError` for an unknown site and for an entry of `allowedOrigins` that
 * is not an origin.
 */
export const environmentOf = ({
  site,
  sites = allSites,
  platform = createBrowserPlatform(),
  channels = DEFAULT_CHANNELS,
  country = {},
  customerGroups = [],
  allowedOrigins,
  onNetworkError = 'clear',
  onError,
  identity = {},
  authCookie = AUTH_COOKIE,
}: StoreOptions): Environment => ({
  site: siteAt(site, sites),
  sites,
  origin: new URL(platform.navigation.href()).origin,
  platform,
  channels,
  country,
  customerGroups,
  allowedOrigins: originsOf(allowedOrigins),
  onNetworkError,
  onError,
  identity,
  authCookie,
})
