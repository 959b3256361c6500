import { z } from 'zod'
import { StartError } from './startError.ts'

const origin = z.string().transform((value, context) => {
  const url = URL.parse(value)
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    context.addIssue('must be an http(s) address')
    return z.NEVER
  }
  if (url.origin !== value.replace(/\/$/, '')) {
    context.addIssue('must be an origin without a path, like https://shop.example')
    return z.NEVER
  }
  return url.origin
})

const port = z.coerce.number('must be a number').int().min(0).max(65_535, 'must be a port, 0 to 65535')

const flag = z
  .enum(['0', '1', 'true', 'false'], 'must be 1 or 0')
  .transform((value) => value === '1' || value === 'true')

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const

const environment = z.object({
  STORE_PORT: port.default(4000),
  HOST_ORIGIN: origin.default('http://localhost:3000'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must begin with postgres:// or postgresql://' })
    .optional(),
  ALLOWED_ORIGINS: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((entry) => (entry.trim() === '' ? [] : [entry.trim()])))
    .pipe(z.array(origin)),
  ALLOW_COUNTRY_OVERRIDE: flag.default(false),
  RATE_LIMITS: flag.default(true),
  PREBAKE: flag.default(true),
  BLURS: flag.default(true),
  DEMO_ACCOUNTS: flag.default(true),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('warn'),
})

/** The store server's settings, checked once at start. */
export type Config = {
  /** 0 takes a free port. */
  port: number
  /** The public origin of the shop: OpenID issuer, return addresses, checkout page. */
  hostOrigin: string
  dataDir: string
  databaseUrl: string | undefined
  /** Other exact origins that may call the API from a browser. */
  allowedOrigins: string[]
  /** Lets a request say which country it comes from (`x-country-override`); for tests only. */
  allowCountryOverride: boolean
  /** Off only for load and end-to-end tests. */
  rateLimits: boolean
  /** Bakes pictures in the background once the server listens. */
  prebake: boolean
  /** Off only for end-to-end tests: the soft shadows are most of the work of baking a picture. Such pictures are kept like others. */
  blurs: boolean
  /** Their password is public: a shop that opens its doors starts without them. */
  demoAccounts: boolean
  logLevel: (typeof LOG_LEVELS)[number]
}

/**
 * Reads the settings from environment variables; an empty variable counts as unset.
 * @throws StartError with one sentence that names the variable.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const result = environment.safeParse(given)
  if (!result.success) {
    const issue = result.error.issues[0]
    const name = String(issue?.path[0] ?? 'environment')
    throw new StartError(
      `${name} is set to "${name === 'DATABASE_URL' ? '…' : given[name]}", but it ${issue?.message ?? 'is not valid'}.`,
    )
  }
  const values = result.data
  return {
    port: values.STORE_PORT,
    hostOrigin: values.HOST_ORIGIN,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    allowedOrigins: values.ALLOWED_ORIGINS,
    allowCountryOverride: values.ALLOW_COUNTRY_OVERRIDE,
    rateLimits: values.RATE_LIMITS,
    prebake: values.PREBAKE,
    blurs: values.BLURS,
    demoAccounts: values.DEMO_ACCOUNTS,
    logLevel: values.LOG_LEVEL,
  }
}
