import { AUTH_COOKIE } from '../environment/probes.ts'
import { createBrowserPlatform } from '../platform/browser.ts'
import type { Channels, Environment } from '../platform/environment.types.ts'
import { originsOf } from '../shared/originsOf.ts'
import { sites as allSites, siteAt } from '../shared/sites.ts'
import type { StoreOptions } from './config.types.ts'

const DEFAULT_CHANNELS: Channels = { EU: [1], US: [2] }

/** Returns the environment of a store. Throws a `RangeError` for an unknown site and for an allowed origin that is none. */
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
