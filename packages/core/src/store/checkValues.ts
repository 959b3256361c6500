import type { Apis, CountryOptions, ReviewsConfig, SearchConfig } from '../platform/environment.types.ts'
import type { ClaimMapping, IdentityConfig } from '../platform/identity.types.ts'
import type { Platform } from '../platform/platform.types.ts'
import type { Site } from '../shared/site.ts'
import type { StoreConfig } from './config.types.ts'
import {
  ADDRESS,
  ANY,
  CLAIM,
  FLAG,
  hasKinds,
  IDS,
  isObject,
  type Kind,
  METHOD,
  OBJECT,
  oneOf,
  recordOf,
  SECONDS,
  TEXT,
  TEXTS,
} from './kinds.ts'

// The values that the options of a store accept. The checks run in development only (decision 035).

/** The kinds of all members of an object. The compiler compares them with the type, so a new member is not forgotten. */
type Kinds<Options extends object> = Readonly<Record<keyof Options, Kind>>

const SITE: Pick<
  Kinds<Site>,
  'prefix' | 'storeSource' | 'region' | 'countryCode' | 'hreflang' | 'language' | 'currency'
> = {
  prefix: TEXT,
  storeSource: TEXT,
  region: TEXT,
  countryCode: TEXT,
  hreflang: TEXT,
  language: TEXT,
  currency: TEXT,
}
const SITES: Kind = {
  name: 'an array of sites. Make them with defineSites',
  matches: (value) => Array.isArray(value) && value.every((site) => isObject(site) && hasKinds(site, SITE)),
}

const PLATFORM: Kinds<Platform> = {
  storage: OBJECT,
  cookies: OBJECT,
  navigation: OBJECT,
  clock: OBJECT,
  tabs: OBJECT,
  locks: OBJECT,
  visibility: OBJECT,
  fetch: METHOD,
  crypto: ANY,
  randomId: METHOD,
}

/** The kinds of the options of a store. */
const OPTIONS: Kinds<StoreConfig> = {
  allowedOrigins: TEXTS,
  apis: OBJECT,
  authCookie: TEXT,
  blockers: OBJECT,
  checkAnswers: FLAG,
  channels: recordOf(IDS, 'an object with an array of ids for each store'),
  clock: {
    name: 'a clock with setTimeout and clearTimeout',
    matches: (value) => isObject(value) && hasKinds(value, { setTimeout: METHOD, clearTimeout: METHOD }),
  },
  country: OBJECT,
  custom: { ...METHOD, name: 'a function. Make it with checkCustom of "@cairn/core/custom"' },
  customerGroups: IDS,
  // The checks of the definitions name the element that is wrong.
  domains: ANY,
  effects: OBJECT,
  gateways: recordOf(
    { name: 'an object or null', matches: (value) => value === null || isObject(value) },
    'an object of gateways',
  ),
  identity: { name: 'an object or false', matches: (value) => value === false || isObject(value) },
  // The check of the hydration names its function.
  initial: ANY,
  inspect: { name: 'a function or an observer', matches: (value) => METHOD.matches(value) || isObject(value) },
  onError: METHOD,
  onNetworkError: oneOf('clear', 'keep'),
  platform: {
    name: 'a platform. Make it with createMemoryPlatform or createBrowserPlatform',
    matches: (value) => isObject(value) && hasKinds(value, PLATFORM),
  },
  ports: ANY,
  reviews: OBJECT,
  search: OBJECT,
  site: TEXT,
  sites: SITES,
}

const APIS: Kinds<Apis> = {
  store: ADDRESS,
  account: ADDRESS,
  search: ADDRESS,
  catalogue: ADDRESS,
  content: ADDRESS,
  reviews: ADDRESS,
}

const IDENTITY: Kinds<IdentityConfig> = {
  session: oneOf('browser', 'cookie'),
  serverPath: TEXT,
  issuer: ADDRESS,
  discovery: FLAG,
  authorizationEndpoint: ADDRESS,
  tokenEndpoint: ADDRESS,
  jwksUri: ADDRESS,
  userinfoEndpoint: ADDRESS,
  logoutEndpoint: ADDRESS,
  clientId: TEXT,
  scope: TEXT,
  parameters: recordOf(TEXT, 'an object of strings'),
  signingAlgorithm: TEXT,
  redirectPath: TEXT,
  iss: oneOf('required', 'optional', 'absent'),
  nonce: FLAG,
  userFrom: oneOf('access-token', 'id-token', 'userinfo'),
  claims: OBJECT,
  refreshTokens: FLAG,
  maxSessionSeconds: SECONDS,
}

const CLAIMS: Kinds<ClaimMapping> = {
  customerId: CLAIM,
  customerGroupId: CLAIM,
  channel: CLAIM,
  firstName: CLAIM,
  userName: CLAIM,
}

const COUNTRY: Kinds<CountryOptions> = { partnerUrl: ADDRESS, keepCartWithinStore: FLAG }
const REVIEWS: Kinds<ReviewsConfig> = { appKey: TEXT, fit: TEXT, quality: TEXT }
const SEARCH: Kinds<SearchConfig> = { inStockField: TEXT, retiredField: TEXT, trendingSiteId: TEXT }

/** The members of each option whose value is an object, with their kinds. A dot leads to an option in an option. */
export const MEMBERS: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  apis: APIS,
  country: COUNTRY,
  identity: IDENTITY,
  'identity.claims': CLAIMS,
  reviews: REVIEWS,
  search: SEARCH,
}

/** Returns the value of an option of `MEMBERS`; undefined if it, or the option that contains it, is absent. */
export const valueAt = (config: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => Reflect.get(Object(value), name), config)

/** The names of all options of a store. */
export const OPTION_NAMES: readonly string[] = Object.keys(OPTIONS)

/** Returns the name of a definition or a function; undefined for a value without a name. */
export const nameOf = (value: unknown): string | undefined => {
  const name: unknown = Reflect.get(Object(value), 'name')
  return typeof name === 'string' && name !== '' ? name : undefined
}

/** Describes any value in an error message, also one that cannot be converted to a string. */
export const described = (value: unknown): string => {
  if (typeof value === 'string') return JSON.stringify(value)
  if (Array.isArray(value)) return 'an array'
  if (typeof value === 'function') return 'a function'
  return typeof value === 'object' && value !== null ? 'an object' : String(value)
}

/** Throws a `RangeError` for the first value of the wrong kind. An option that is undefined counts as absent. */
const checkKinds = (config: object, kinds: Readonly<Record<string, Kind>>, prefix = ''): void => {
  for (const [name, kind] of Object.entries(kinds)) {
    const value: unknown = Reflect.get(config, name)
    if (value !== undefined && !kind.matches(value))
      throw new RangeError(`"${prefix}${name}" must be ${kind.name}, but it is ${described(value)}.`)
  }
}

/** Throws a `RangeError` for the first option, or member of an option, whose value is of the wrong kind. */
export const checkValues = (config: object): void => {
  checkKinds(config, OPTIONS)
  for (const [option, kinds] of Object.entries(MEMBERS))
    checkKinds(Object(valueAt(config, option)), kinds, `${option}.`)
}
