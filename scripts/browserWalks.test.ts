import { delimiter } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { findProgram } from '../packages/reference-ui/e2e/browsers/program.ts'

afterEach(() => vi.unstubAllEnvs())

it('the walks find a browser on PATH', () => {
  vi.stubEnv('PATH', ['/nowhere', import.meta.dirname].join(delimiter))
  expect(findProgram('browser.mjs', 'firefox-esr')).toBe(`${import.meta.dirname}/browser.mjs`)
})

it('a missing browser is an error that names the package to install', () => {
  vi.stubEnv('PATH', '/nowhere')
  expect(() => findProgram('firefox-esr', 'firefox-esr')).toThrow(
    'firefox-esr is missing. Install it, on Debian with: apt-get install -y firefox-esr',
  )
})
