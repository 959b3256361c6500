import { expect, test } from 'vitest'
import { type ErrorCode, StoreError } from '../shared/errors.ts'
import { shouldEndSession } from './shouldEndSession.ts'

test.each<[ErrorCode, boolean, boolean]>([
  ['UNAUTHORIZED', true, true],
  ['NETWORK', true, false],
  ['TIMEOUT', true, false],
  ['ABORTED', false, false],
  ['CONTRACT', false, false],
  ['SERVER', false, false],
  ['RATE_LIMITED', false, false],
  ['FORBIDDEN', false, false],
])(
  "%s ends the session: %s, with onNetworkError 'keep': %s",
  {
    meta: { spec: ['4.auth.keep-option', '4.auth.aborts-do-not-count'] },
  },
  (code, usually, whereKept) => {
    const error = new StoreError(code, 'No')
    expect(shouldEndSession(error, 'clear')).toBe(usually)
    expect(shouldEndSession(error, 'keep')).toBe(whereKept)
  },
)
