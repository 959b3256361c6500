import { AUTH_COOKIE } from '../environment/probes.ts'
import { createBrowserPlatform } from '../platform/browser.ts'
import type { Environment } from '../platform/environment.types.ts'
import { sites as allSites, CHANNELS, siteAt } from '../shared/sites.ts'
import type { StoreOptions } from './config.types.ts'

/**
 * Throws a `RangeError` for a value that is not exactly an origin. An origin with a slash at its end, for example,
 * would match no URL.
 */
export const checkOrigin = (option: string, value: string): void => {
  // An origin often comes from a setting of the deployment, which a check in development does not see. So this check
  // runs in production too.
  if (!URL.canParse(value) || new URL(value).origin !== value)
    throw new RangeError(`"${option}" contains "${value}". Write an origin: "https://shop.example".`)
}

/**
 * Returns the environment of a store. Throws a `RangeError` for an unknown site and for an entry of `allowedOrigins` that
 * is not an origin.
 */
export const environmentOf = ({
  site,
  sites = allSites,
  platform = createBrowserPlatform(),
  channels = CHANNELS,
  country = {},
  customerGroups = [],
  allowedOrigins = [],
  onNetworkError = 'clear',
  onError,
  identity = {},
  authCookie = AUTH_COOKIE,
}: StoreOptions): Environment => {
  for (const origin of allowedOrigins) checkOrigin('allowedOrigins', origin)
  return {
    site: siteAt(site, sites),
    sites,
    origin: new URL(platform.navigation.href()).origin,
    platform,
    channels,
    country,
    customerGroups,
    allowedOrigins,
    onNetworkError,
    onError,
    identity,
    authCookie,
  }
}
