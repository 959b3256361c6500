import { fileURLToPath } from 'node:url'
import { inspect } from 'node:util'
import { defineSite } from '@cairn/core'
import { build } from 'esbuild'
import { afterEach, expect, test, vi } from 'vitest'
import { createStorefrontGateways } from '../browser/index.ts'
import { createServerGateways, ManagementToken } from './index.ts'

const SECRET = 'not-for-browsers'
const site = defineSite({ locale: 'de-DE', currency: 'EUR' })

afterEach(() => vi.unstubAllGlobals())

const bundle = async (code: string): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: fileURLToPath(new URL('.', import.meta.url)), loader: 'ts' },
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'esm',
    conditions: ['@cairn/source', 'browser'],
    logLevel: 'silent',
  })
  return outputFiles.map(({ text }) => text).join('')
}

test('a bundle of the browser has no code that sends a token', async () => {
  const text = await bundle("export * from '@cairn/example-adapter-bigcommerce/browser'")
  expect(text).toContain('/api/storefront')
  expect(text).not.toMatch(/x-auth-token|ManagementToken/i)
})

test('a bundler of the browser refuses the entry of the server', async () => {
  await expect(bundle("export * from '@cairn/example-adapter-bigcommerce/server'")).rejects.toThrow('server')
})

test('a token cannot be made in a browser, and must not be blank', () => {
  expect(() => new ManagementToken('  ')).toThrow(RangeError)
  vi.stubGlobal('document', {})
  expect(() => new ManagementToken(SECRET)).toThrow('must not reach a browser')
})

test('nothing writes a token down', () => {
  const token = new ManagementToken(SECRET)
  const written = [
    JSON.stringify({ token }),
    inspect(token),
    String(token),
    `${Object.keys(token)}`,
    JSON.stringify({ ...token }),
  ]
  expect(written.filter((text) => text.includes(SECRET))).toEqual([])
  expect(token.headers()).toEqual({ 'x-auth-token': SECRET })
})

test('the types refuse a token in the browser, and a text as the token of the server', () => {
  const storefront = { site, origin: 'https://shop.example' }
  // @ts-expect-error -- the browser has no place for a token
  createStorefrontGateways({ ...storefront, token: new ManagementToken(SECRET) })
  const server = { site, storeHash: 'a', storefrontUrl: 'https://shop.example', storefrontToken: 'b' }
  // @ts-expect-error -- a text may come from anywhere, such as the settings of a browser
  createServerGateways({ ...server, token: SECRET }, null)
  expect(createStorefrontGateways(storefront)).toHaveProperty('cart')
})
