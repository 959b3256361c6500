import { expect, it } from 'vitest'
import { securityHeaders } from './securityHeaders.ts'

const policyOf = (headers: Readonly<Record<string, string>>) => headers['content-security-policy']?.split('; ') ?? []

it('keeps a browser on https where the shop is served so, and asks for it nowhere else', () => {
  const secure = securityHeaders({ origin: 'https://shop.example', isDevelopment: false })
  expect(secure['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  expect(policyOf(secure)).toContain('upgrade-insecure-requests')
  const plain = securityHeaders({ origin: 'http://localhost:3000', isDevelopment: false })
  expect(plain).not.toHaveProperty('strict-transport-security')
  expect(policyOf(plain)).not.toContain('upgrade-insecure-requests')
})

it('lets run, beside the files of the shop, the one source that it is told', () => {
  const told = securityHeaders({ origin: 'https://shop.example', isDevelopment: false, scriptSource: "'sha256-abc'" })
  expect(policyOf(told)).toContain("script-src 'self' 'sha256-abc'")
  const untold = securityHeaders({ origin: 'https://shop.example', isDevelopment: false })
  expect(policyOf(untold)).toContain("script-src 'self'")
})

it('shows pages of no other origin in a frame, but those of the support chat where there is one', () => {
  const options = { origin: 'https://shop.example', isDevelopment: false }
  expect(policyOf(securityHeaders(options))).toContain("frame-src 'none'")
  for (const isDevelopment of [false, true]) {
    const headers = securityHeaders({ ...options, isDevelopment, frameSource: 'https://chat.example' })
    expect(policyOf(headers)).toContain('frame-src https://chat.example')
  }
})

it('gives way to the tools of whoever works on the shop, and to nobody else', () => {
  const shop = policyOf(securityHeaders({ origin: 'http://localhost:3000', isDevelopment: false }))
  const work = policyOf(securityHeaders({ origin: 'http://localhost:3000', isDevelopment: true }))
  expect(shop.join()).not.toMatch(/unsafe|ws:/)
  expect(shop).toContain("require-trusted-types-for 'script'")
  expect(work).toContain("connect-src 'self' ws:")
  expect(work.join()).not.toContain('trusted-types')
  expect(work).toContain("frame-ancestors 'none'")
})
