import { AUTH_COOKIE } from '../environment/probes.ts'
import { checkOptions, checkSite } from '../kit/checkConfig.ts'
import { createBrowserPlatform } from '../platform/browser.ts'
import type { Channels, Environment } from '../platform/environment.types.ts'
import { sites as allSites, siteAt } from '../shared/sites.ts'
import type { StoreConfig, StoreOptions } from './config.types.ts'

const DEFAULT_CHANNELS: Channels = { EU: [1], US: [2] }

/** Bundlers replace `process.env.NODE_ENV`. The types of the core contain no globals of Node. */
declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } }

/** The options of a store that are no members of the environment. */
const OTHERS = {
  apis: true,
  blockers: true,
  clock: true,
  domains: true,
  effects: true,
  gateways: true,
  inspect: true,
  ports: true,
  reviews: true,
  search: true,
} satisfies Readonly<Record<Exclude<keyof StoreConfig, keyof Environment>, true>>

/** Throws a `RangeError` for a value that is not exactly an origin. With a slash at its end, it would match no URL. */
export const checkOrigin = (option: string, value: string): void => {
  // The setting of a deployment often holds an origin, so this check runs in production too.
  if (!URL.canParse(value) || new URL(value).origin !== value)
    throw new RangeError(
      `"${option}" contains "${value}". Write an origin: "https://shop.example", without a slash at its end.`,
    )
}

/**
 * Returns the environment of a store. Throws a `RangeError` for an unknown site and for an entry of `allowedOrigins` that
 * is not an origin.
 */
export const environmentOf = (options: StoreOptions): Environment => {
  const {
    site,
    sites = allSites,
    platform = createBrowserPlatform(),
    channels = DEFAULT_CHANNELS,
    country = {},
    customerGroups = [],
    allowedOrigins = [],
    onNetworkError = 'clear',
    onError,
    identity = {},
    authCookie = AUTH_COOKIE,
  } = options
  for (const origin of allowedOrigins) checkOrigin('allowedOrigins', origin)
  const configured = {
    sites,
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
  if (process.env.NODE_ENV !== 'production') {
    checkOptions(options, ['site', ...Object.keys({ ...configured, ...OTHERS })])
    checkSite(site, sites)
  }
  return { ...configured, site: siteAt(site, sites), origin: new URL(platform.navigation.href()).origin }
}
