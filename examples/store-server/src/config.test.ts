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
  })
})

it('reads a list of exact origins', () => {
  expect(readConfig({ ALLOWED_ORIGINS: 'https://a.example, http://localhost:5173/' }).allowedOrigins).toEqual([
    'https://a.example',
    'http://localhost:5173',
  ])
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
  [{ DATABASE_URL: 'mysql://u:secret@h/d' }, 'DATABASE_URL is set to "…", but it must begin with postgres://.'],
])('says in one sentence what is wrong with %o', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence)
})
