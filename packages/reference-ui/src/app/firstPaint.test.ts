import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { firstPaint } from './firstPaint.ts'

let tell: (names: readonly string[]) => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(hear: (list: { getEntriesByName(name: string): readonly string[] }) => void) {
        tell = (names) => hear({ getEntriesByName: (name) => names.filter((each) => each === name) })
      }
      observe(): void {}
      disconnect(): void {
        tell = () => undefined
      }
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const isOver = async (wait: Promise<void>): Promise<boolean> => {
  let over = false
  wait.then(() => {
    over = true
  })
  await vi.advanceTimersByTimeAsync(0)
  return over
}

test('waits for the first content, not for the first colour', async () => {
  const wait = firstPaint()
  tell(['first-paint'])
  expect(await isOver(wait)).toBe(false)
  tell(['first-paint', 'first-contentful-paint'])
  expect(await isOver(wait)).toBe(true)
})

test('a browser that tells of no paint is not waited for longer than three seconds', async () => {
  const wait = firstPaint()
  await vi.advanceTimersByTimeAsync(2999)
  expect(await isOver(wait)).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await isOver(wait)).toBe(true)
})

test('a tab in the background, which draws nothing, is not waited for', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  expect(await isOver(firstPaint())).toBe(true)
})
