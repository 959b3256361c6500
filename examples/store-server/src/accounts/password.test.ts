import { expect, it } from 'vitest'
import { hashPassword, passwordMatches } from './password.ts'

it('a password matches in composed and decomposed Unicode form', async () => {
  const composed = 'Gl\u00fccksp\u00e4ckchen'
  const decomposed = composed.normalize('NFD')
  expect(decomposed).not.toBe(composed)
  expect(await passwordMatches(decomposed, await hashPassword(composed))).toBe(true)
  expect(await passwordMatches(composed, await hashPassword(decomposed))).toBe(true)
})

it('a password matches neither a missing account nor another password', async () => {
  expect(await passwordMatches('long enough it is', undefined)).toBe(false)
  expect(await passwordMatches('Long enough it is', await hashPassword('long enough it is'))).toBe(false)
})
