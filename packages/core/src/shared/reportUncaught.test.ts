import { afterEach, expect, test, vi } from 'vitest'
import { reportUncaught } from './reportUncaught.ts'

afterEach(() => vi.unstubAllGlobals())

test('a page hears of it at once', () => {
  const reported: unknown[] = []
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
  reportUncaught('broken')
  expect(reported).toEqual(['broken'])
})

test('where there is no page it is thrown when nothing is running any more', () => {
  const later: (() => void)[] = []
  vi.stubGlobal('reportError', undefined)
  vi.stubGlobal('queueMicrotask', (run: () => void) => later.push(run))
  expect(() => reportUncaught(new Error('broken'))).not.toThrow()
  expect(later).toHaveLength(1)
  expect(later[0]).toThrow('broken')
})
