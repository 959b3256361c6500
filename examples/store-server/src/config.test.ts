import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

it('has a default for everything, and takes an empty variable for none', () => {
  expect(readConfig({ DATABASE_URL: '', STORE_PORT: '' })).toMatchObject({
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
  [{ RATE_LIMITS: 'maybe' }, 'RATE_LIMITS is set to "maybe", but it must be 1 or 0.'],
  [{ PREBAKE: 'later' }, 'PREBAKE is set to "later", but it must be 1 or 0.'],
  [
    { DATABASE_URL: 'mysql://u:secret@h/d' },
    'DATABASE_URL is set to "…", but it must begin with postgres:// or postgresql://.',
  ],
  [{ DEMO_ACCOUNTS: 'no' }, 'DEMO_ACCOUNTS is set to "no", but it must be 1 or 0.'],
  [{ LOG_LEVEL: 'foo' }, 'LOG_LEVEL is set to "foo", but it must be one of silent, error, warn, info, debug.'],
])('says in one sentence what is wrong with %o', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence)
})
