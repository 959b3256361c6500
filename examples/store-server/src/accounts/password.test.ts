import { expect, it } from 'vitest'
import { hashPassword, passwordMatches } from './password.ts'

it('a password is the same however the keyboard composes its letters', async () => {
  const composed = 'Gl\u00fccksp\u00e4ckchen'
  const decomposed = composed.normalize('NFD')
  expect(decomposed).not.toBe(composed)
  expect(await passwordMatches(decomposed, await hashPassword(composed))).toBe(true)
  expect(await passwordMatches(composed, await hashPassword(decomposed))).toBe(true)
})

it('no password is that of an account that does not exist, or of another', async () => {
  expect(await passwordMatches('long enough it is', undefined)).toBe(false)
  expect(await passwordMatches('Long enough it is', await hashPassword('long enough it is'))).toBe(false)
})
