import { describe, expect, it } from 'vitest'
import { accessTokenSeconds } from './settings.ts'

describe('the lifetime of an access token', () => {
  it.each([
    [{}, 7200],
    [{ ACCESS_TOKEN_SECONDS: '' }, 7200],
    [{ ACCESS_TOKEN_SECONDS: '5' }, 5],
  ])('with %j is %i seconds', (env, seconds) => {
    expect(accessTokenSeconds(env)).toBe(seconds)
  })

  it.each(['0', '-1', '1e9', 'soon'])('rejects the value %s', (value) => {
    expect(() => accessTokenSeconds({ ACCESS_TOKEN_SECONDS: value })).toThrow(`set to "${value}"`)
  })
})
