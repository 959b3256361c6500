import type { Platform } from '../platform/platform.types.ts'
import type { StoreError } from '../shared/errors.ts'
import type { Site, StoreSource } from '../shared/site.ts'
import type { Gateways, IdentityConfig } from './gateways.ts'

/** What the country domain may be told. */
export interface CountrySettings {
  /** The address of the partner's site for China; not shown when absent. */
  readonly partnerUrl?: string | undefined
  /** Keeps the cart when another site of the same store is chosen (readings, ruling 9). */
  readonly keepCartWithinStore?: boolean | undefined
}

/** The channels of the two stores, as the access token names them. */
export type Channels = Readonly<Record<StoreSource, readonly (number | string)[]>>

/** Everything a store is made of, defaults filled in. */
export interface Settings {
  readonly site: Site
  readonly sites: readonly Site[]
  readonly origin: string
  readonly platform: Platform
  readonly gateways: Gateways
  readonly channels: Channels
  readonly country: CountrySettings
  /** Groups of customers whose data are read anew when the country of the cart changes. */
  readonly customerGroups: readonly (number | string)[]
  /** Origins beside our own to which the checkout and redirects may lead. */
  readonly allowedOrigins: readonly string[]
  /** What a real network error on an authenticated call does to the session (readings, ruling 1). */
  readonly onNetworkError: 'clear' | 'keep'
  /** Hears of failures that are silent to the shopper. */
  readonly onError: ((error: StoreError) => void) | undefined
  readonly identity: IdentityConfig
  /** The name of the cookie that tells the checkout whether somebody is signed in. */
  readonly authCookie: string
}
