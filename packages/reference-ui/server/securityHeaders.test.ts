import { expect, it } from 'vitest'
import { securityHeaders } from './securityHeaders.ts'

const policyOf = (headers: Readonly<Record<string, string>>) => headers['content-security-policy']?.split('; ') ?? []

it('keeps a browser on https only if the shop is served by https', () => {
  const secure = securityHeaders({ origin: 'https://shop.example', isDevelopment: false })
  expect(secure['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  expect(policyOf(secure)).toContain('upgrade-insecure-requests')
  const plain = securityHeaders({ origin: 'http://localhost:3000', isDevelopment: false })
  expect(plain).not.toHaveProperty('strict-transport-security')
  expect(policyOf(plain)).not.toContain('upgrade-insecure-requests')
})

it('allows scripts from the shop and from the one given source only', () => {
  const withSource = securityHeaders({
    origin: 'https://shop.example',
    isDevelopment: false,
    scriptSource: "'sha256-abc'",
  })
  expect(policyOf(withSource)).toContain("script-src 'self' 'sha256-abc'")
  const withoutSource = securityHeaders({ origin: 'https://shop.example', isDevelopment: false })
  expect(policyOf(withoutSource)).toContain("script-src 'self'")
})

it('allows no frames of other origins, except for the support chat if there is one', () => {
  const options = { origin: 'https://shop.example', isDevelopment: false }
  expect(policyOf(securityHeaders(options))).toContain("frame-src 'none'")
  for (const isDevelopment of [false, true]) {
    const headers = securityHeaders({ ...options, isDevelopment, frameSource: 'https://chat.example' })
    expect(policyOf(headers)).toContain('frame-src https://chat.example')
  }
})

it('relaxes the policy for development tools only during development', () => {
  const shop = policyOf(securityHeaders({ origin: 'http://localhost:3000', isDevelopment: false }))
  const work = policyOf(securityHeaders({ origin: 'http://localhost:3000', isDevelopment: true }))
  expect(shop.join()).not.toMatch(/unsafe|ws:/)
  expect(shop).toContain("require-trusted-types-for 'script'")
  expect(work).toContain("connect-src 'self' ws:")
  expect(work.join()).not.toContain('trusted-types')
  expect(work).toContain("frame-ancestors 'none'")
})
