import { afterEach, expect, test, vi } from 'vitest'
import { reportUncaught } from './reportUncaught.ts'

afterEach(() => vi.unstubAllGlobals())

test("a page's error handlers receive it at once", () => {
  const reported: unknown[] = []
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
  reportUncaught('broken')
  expect(reported).toEqual(['broken'])
})

test('without a page it is thrown in a microtask, after the running code', () => {
  const later: (() => void)[] = []
  vi.stubGlobal('reportError', undefined)
  vi.stubGlobal('queueMicrotask', (run: () => void) => later.push(run))
  expect(() => reportUncaught(new Error('broken'))).not.toThrow()
  expect(later).toHaveLength(1)
  expect(later[0]).toThrow('broken')
})
