import { expect, test } from 'vitest'
import { checkNotAborted } from './checkNotAborted.ts'

test('only an aborted call is an error', () => {
  expect(checkNotAborted({})).toBeUndefined()
  expect(checkNotAborted({ signal: new AbortController().signal })).toBeUndefined()
  expect(() => checkNotAborted({ signal: AbortSignal.abort() })).toThrow(expect.objectContaining({ code: 'ABORTED' }))
})
