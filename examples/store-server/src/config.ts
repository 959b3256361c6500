import { isIP, isIPv4 } from 'node:net'
import { z } from 'zod'
import type { MailServer } from './mail/transport.ts'
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

/** An IP address or a CIDR range such as 10.0.0.0/8. */
const network = z.string().refine((text) => {
  const [address = '', bits, ...more] = text.split('/')
  const most = isIPv4(address) ? 32 : 128
  return (
    isIP(address) !== 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
  )
}, 'must be addresses or ranges, like 10.0.0.5 or 10.0.0.0/8')

/** A comma-separated list; empty entries are dropped. */
const list = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((entry) => (entry.trim() === '' ? [] : [entry.trim()])))

const port = z.coerce.number('must be a number').int().min(0).max(65_535, 'must be a port, 0 to 65535')

const flag = z
  .enum(['0', '1', 'true', 'false'], 'must be 1 or 0')
  .transform((value) => value === '1' || value === 'true')

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

const country = z
  .string()
  .transform((code) => code.toUpperCase())
  .refine((code) => /^[A-Z]{2}$/.test(code) && regions.of(code) !== undefined, 'must be a country code, like DE')

/** A text that matches `isValid`, or the word "none", which hides this contact detail in the shop. */
const hideable = (isValid: RegExp, message: string) =>
  z
    .string()
    .refine((value) => value === 'none' || isValid.test(value), message)
    .transform((value) => (value === 'none' ? null : value))

const phone = hideable(
  /^(?=(?:\D*\d){5})\+?[\d ()./-]{5,30}$/,
  'must be a telephone number of at most 30 digits, spaces and ( ) . / -, or none',
)

const hours = hideable(/^\P{Cc}{1,80}$/u, 'must be at most 80 characters on one line, or none')

const email = hideable(/^[^\s@]+@[^\s@]+$/, 'must be an e-mail address, or none')

/** Whether a URL is on this machine. */
export const isLocal = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

/**
 * The URL of the chat page. It must use https, except on localhost, because the shop embeds the page in an iframe and
 * browsers block http frames on an https page.
 */
const chat = z.string().transform((value, context) => {
  const url = URL.parse(value)
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal(url))
  // The host goes into the Content-Security-Policy header, where a semicolon would start a new directive.
  if (url === null || !isSafe || url.host.includes(';') || url.username !== '' || url.password !== '') {
    context.addIssue('must be an https address without a password, like https://chat.example/shop')
    return z.NEVER
  }
  return url.href
})

/** The URL of an SMTP server, with its user name and password. */
const smtp = z.string().refine((value) => {
  const url = URL.parse(value)
  return (url?.protocol === 'smtp:' || url?.protocol === 'smtps:') && url.hostname !== ''
}, 'must begin with smtp:// or smtps://, like smtps://user:password@mail.example')

const sender = z
  .string()
  .regex(
    /^(?:[^<>@,;:"\p{Cc}]{1,60} <[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/u,
    'must be one address, like Shop <shop@shop.example>',
  )

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const

const environment = z.object({
  STORE_PORT: port.default(4000),
  HOST_ORIGIN: origin.default('http://localhost:3000'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must begin with postgres:// or postgresql://' })
    .optional(),
  ALLOWED_ORIGINS: list.pipe(z.array(origin)),
  HOST: z.string().default('127.0.0.1'),
  STOREFRONTS: list.pipe(z.array(network)),
  VISITOR_COUNTRY: country.optional(),
  ALLOW_COUNTRY_OVERRIDE: flag.default(false),
  RATE_LIMITS: flag.default(true),
  PREBAKE: flag.default(true),
  PICTURES: z.enum(['full', 'draft'], 'must be full or draft').default('full'),
  DEMO_ACCOUNTS: flag.default(true),
  PAYMENT: z.enum(['demonstration', 'real'], 'must be demonstration or real').default('demonstration'),
  DEMO_SHIPPING: flag.default(true),
  SUPPORT_PHONE: phone.optional(),
  SUPPORT_HOURS: hours.optional(),
  SUPPORT_EMAIL: email.optional(),
  SUPPORT_CHAT_URL: chat.optional(),
  SMTP_URL: smtp.optional(),
  MAIL_FROM: sender.optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('warn'),
})

/**
 * The shop's contact details from the environment, which replace those in the editorial content. An absent detail keeps
 * the content's value; null hides the detail.
 */
export type Support = {
  phone?: string | null
  hours?: string | null
  email?: string | null
  /** URL of the page that the shop embeds in an iframe. */
  chat?: string
}

/** The settings of the store server, validated once at start. */
export type Config = {
  /** The host name or IP address on which the server listens. */
  host: string
  /**
   * IP addresses or CIDR ranges of the servers that run the storefront. The store server trusts their `X-Forwarded-For`
   * header.
   */
  storefronts: string[]
  /** 0 picks a free port. */
  port: number
  /** The public origin of the shop, used for the OpenID issuer, the redirect URLs and the checkout page. */
  hostOrigin: string
  dataDir: string
  databaseUrl: string | undefined
  /** Additional exact origins that may call the API from a browser (CORS). */
  allowedOrigins: string[]
  /** The country of visitors when no proxy header names one (ISO 3166-1 alpha-2). */
  visitorCountry: string | undefined
  /** Lets a request set its country through the header `x-country-override`; for tests only. */
  allowCountryOverride: boolean
  /** Whether the server limits the rate of requests. False only in load tests and end-to-end tests. */
  rateLimits: boolean
  /** Whether the server renders product pictures in the background once it listens. */
  prebake: boolean
  /**
   * `draft` renders pictures small, without soft shadows, and enlarges them: that takes a fifth of the time, for
   * end-to-end tests, which need pictures but do not judge them.
   */
  pictures: 'full' | 'draft'
  /** Whether the demo accounts exist. Their password is public, so a real shop starts without them. */
  demoAccounts: boolean
  /** Whether an order obliges to pay. Then the order button says so, as the law of the country asks. */
  payment: 'demonstration' | 'real'
  /** Whether the server itself ships and delivers orders, as a demonstration. */
  demoShipping: boolean
  support: Support
  /** The server that sends mails, and the sender. Without it, mails stay in the database. */
  mailServer: MailServer | undefined
  logLevel: (typeof LOG_LEVELS)[number]
}

/** Variables that contain a password, so an error message does not repeat them. */
const SECRET: readonly string[] = ['DATABASE_URL', 'SMTP_URL']

/**
 * Reads the settings from environment variables; an empty variable counts as unset.
 * @throws StartError with one sentence that names the invalid variable.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const result = environment.safeParse(given)
  if (!result.success) {
    const issue = result.error.issues[0]
    const name = String(issue?.path[0] ?? 'environment')
    throw new StartError(
      `${name} is set to "${SECRET.includes(name) ? '…' : given[name]}", but it ${issue?.message ?? 'is not valid'}.`,
    )
  }
  const values = result.data
  return {
    host: values.HOST,
    storefronts: values.STOREFRONTS,
    port: values.STORE_PORT,
    hostOrigin: values.HOST_ORIGIN,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    allowedOrigins: values.ALLOWED_ORIGINS,
    visitorCountry: values.VISITOR_COUNTRY,
    allowCountryOverride: values.ALLOW_COUNTRY_OVERRIDE,
    rateLimits: values.RATE_LIMITS,
    prebake: values.PREBAKE,
    pictures: values.PICTURES,
    demoAccounts: values.DEMO_ACCOUNTS,
    payment: values.PAYMENT,
    demoShipping: values.DEMO_SHIPPING,
    support: {
      ...(values.SUPPORT_PHONE !== undefined && { phone: values.SUPPORT_PHONE }),
      ...(values.SUPPORT_HOURS !== undefined && { hours: values.SUPPORT_HOURS }),
      ...(values.SUPPORT_EMAIL !== undefined && { email: values.SUPPORT_EMAIL }),
      ...(values.SUPPORT_CHAT_URL !== undefined && { chat: values.SUPPORT_CHAT_URL }),
    },
    mailServer:
      values.SMTP_URL === undefined
        ? undefined
        : { url: values.SMTP_URL, from: values.MAIL_FROM ?? `Cairn <shop@${new URL(values.HOST_ORIGIN).hostname}>` },
    logLevel: values.LOG_LEVEL,
  }
}
