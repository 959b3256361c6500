import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

it('has a default for every setting and treats an empty variable as unset', () => {
  expect(readConfig({ DATABASE_URL: '', STORE_PORT: '' })).toMatchObject({
    host: '127.0.0.1',
    storefronts: [],
    port: 4000,
    hostOrigin: 'http://localhost:3000',
    dataDir: '.data',
    databaseUrl: undefined,
    allowedOrigins: [],
    allowCountryOverride: false,
    rateLimits: true,
    prebake: true,
    demoAccounts: true,
  })
})

it('reads a list of exact origins', () => {
  expect(readConfig({ ALLOWED_ORIGINS: 'https://a.example, http://localhost:5173/' }).allowedOrigins).toEqual([
    'https://a.example',
    'http://localhost:5173',
  ])
})

it('reads the mail server, with a sender at the origin of the shop unless one is given', () => {
  expect(readConfig({}).mailServer).toBeUndefined()
  const SMTP_URL = 'smtps://shop:secret@mail.example'
  const HOST_ORIGIN = 'https://shop.example'
  expect(readConfig({ SMTP_URL, HOST_ORIGIN }).mailServer).toEqual({ url: SMTP_URL, from: 'Cairn <shop@shop.example>' })
  const from = 'Our shop <post@shop.example>'
  expect(readConfig({ SMTP_URL, MAIL_FROM: from }).mailServer).toEqual({ url: SMTP_URL, from })
})

it("reads the visitors' country in upper or lower case", () => {
  expect(readConfig({}).visitorCountry).toBeUndefined()
  expect(readConfig({ VISITOR_COUNTRY: 'de' }).visitorCountry).toBe('DE')
})

it("reads the addresses of the storefront's machines", () => {
  expect(readConfig({ STOREFRONTS: '10.0.0.5, fd00::/8' }).storefronts).toEqual(['10.0.0.5', 'fd00::/8'])
})

it('reads the contact details; "none" hides a detail, and an unset variable leaves it to the content', () => {
  expect(readConfig({}).support).toEqual({})
  const env = { SUPPORT_PHONE: '+49 (0)30 / 123-45', SUPPORT_HOURS: 'Mo–Fr 9–18 Uhr', SUPPORT_EMAIL: 'none' }
  expect(readConfig({ ...env, SUPPORT_CHAT_URL: 'https://chat.example' }).support).toEqual({
    phone: '+49 (0)30 / 123-45',
    hours: 'Mo–Fr 9–18 Uhr',
    email: null,
    chat: 'https://chat.example/',
  })
  expect(readConfig({ SUPPORT_CHAT_URL: 'http://localhost:4000/chat' }).support.chat).toBe('http://localhost:4000/chat')
})

it.each([
  ['0', false],
  ['false', false],
  ['1', true],
  ['true', true],
])('reads a switch set to %s', (value, isOn) => {
  const { demoAccounts, rateLimits } = readConfig({ DEMO_ACCOUNTS: value, RATE_LIMITS: value })
  expect([demoAccounts, rateLimits]).toEqual([isOn, isOn])
})

it.each([
  [{ STORE_PORT: 'eighty' }, 'STORE_PORT is set to "eighty", but it must be a number.'],
  [{ STORE_PORT: '70000' }, 'STORE_PORT is set to "70000", but it must be a port, 0 to 65535.'],
  [{ HOST_ORIGIN: 'shop.example' }, 'HOST_ORIGIN is set to "shop.example", but it must be an http(s) address.'],
  [
    { HOST_ORIGIN: 'https://shop.example/de' },
    'HOST_ORIGIN is set to "https://shop.example/de", but it must be an origin without a path, like https://shop.example.',
  ],
  [{ ALLOWED_ORIGINS: '*' }, 'ALLOWED_ORIGINS is set to "*", but it must be an http(s) address.'],
  ...['shop.example', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/'].map((given): [Record<string, string>, string] => [
    { STOREFRONTS: given },
    `STOREFRONTS is set to "${given}", but it must be addresses or ranges, like 10.0.0.5 or 10.0.0.0/8.`,
  ]),
  [{ RATE_LIMITS: 'maybe' }, 'RATE_LIMITS is set to "maybe", but it must be 1 or 0.'],
  [{ PREBAKE: 'later' }, 'PREBAKE is set to "later", but it must be 1 or 0.'],
  [
    { DATABASE_URL: 'mysql://u:secret@h/d' },
    'DATABASE_URL is set to "…", but it must begin with postgres:// or postgresql://.',
  ],
  [{ DEMO_ACCOUNTS: 'no' }, 'DEMO_ACCOUNTS is set to "no", but it must be 1 or 0.'],
  [{ VISITOR_COUNTRY: 'Germany' }, 'VISITOR_COUNTRY is set to "Germany", but it must be a country code, like DE.'],
  [{ VISITOR_COUNTRY: 'QQ' }, 'VISITOR_COUNTRY is set to "QQ", but it must be a country code, like DE.'],
  [
    { SUPPORT_PHONE: 'call me' },
    'SUPPORT_PHONE is set to "call me", but it must be a telephone number of at most 30 digits, spaces and ( ) . / -, or none.',
  ],
  [
    { SUPPORT_HOURS: 'Mo\nFr' },
    'SUPPORT_HOURS is set to "Mo\nFr", but it must be at most 80 characters on one line, or none.',
  ],
  [
    { SMTP_URL: 'https://user:secret@mail.example' },
    'SMTP_URL is set to "…", but it must begin with smtp:// or smtps://, like smtps://user:password@mail.example.',
  ],
  ...['shop', 'a@b.example, c@d.example', 'Shop <a@b.example>\nBcc: c@d.example'].map(
    (from): [Record<string, string>, string] => [
      { MAIL_FROM: from },
      `MAIL_FROM is set to "${from}", but it must be one address, like Shop <shop@shop.example>.`,
    ],
  ),
  [{ SUPPORT_EMAIL: 'help' }, 'SUPPORT_EMAIL is set to "help", but it must be an e-mail address, or none.'],
  [{ LOG_LEVEL: 'foo' }, 'LOG_LEVEL is set to "foo", but it must be one of silent, error, warn, info, debug.'],
])('names the problem with %o in one sentence', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence)
})

it.each([
  'chat',
  'http://chat.example/',
  'https://a:b@chat.example/',
  'javascript:alert(1)',
  'https://chat.example;script-src/',
  'none',
])('accepts only an https address for the chat, not %s', (url) => {
  expect(() => readConfig({ SUPPORT_CHAT_URL: url })).toThrow(
    `SUPPORT_CHAT_URL is set to "${url}", but it must be an https address without a password, like https://chat.example/shop.`,
  )
})

it.each(['1 - 2', '+', '030 call', `${'1'.repeat(31)}`])('rejects %s as a telephone number', (number) => {
  expect(() => readConfig({ SUPPORT_PHONE: number })).toThrow(/^SUPPORT_PHONE is set to/)
})
