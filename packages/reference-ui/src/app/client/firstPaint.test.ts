import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { firstPaint } from './firstPaint.ts'

let notify: (names: readonly string[]) => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: (list: { getEntriesByName(name: string): readonly string[] }) => void) {
        notify = (names) => callback({ getEntriesByName: (name) => names.filter((each) => each === name) })
      }
      observe(): void {}
      disconnect(): void {
        notify = () => undefined
      }
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const hasSettled = async (wait: Promise<void>): Promise<boolean> => {
  let isSettled = false
  wait.then(() => {
    isSettled = true
  })
  await vi.advanceTimersByTimeAsync(0)
  return isSettled
}

test('waits for the first contentful paint, not for the first paint', async () => {
  const wait = firstPaint()
  notify(['first-paint'])
  expect(await hasSettled(wait)).toBe(false)
  notify(['first-paint', 'first-contentful-paint'])
  expect(await hasSettled(wait)).toBe(true)
})

test('waits at most three seconds in a browser that reports no paint', async () => {
  const wait = firstPaint()
  await vi.advanceTimersByTimeAsync(2999)
  expect(await hasSettled(wait)).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await hasSettled(wait)).toBe(true)
})

test('does not wait in a background tab, which never paints', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  expect(await hasSettled(firstPaint())).toBe(true)
})

/** Adds an image with high fetch priority. `come` makes its decoding succeed, and `break` makes its decoding fail. */
const openPicture = () => {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const picture = Object.assign(document.createElement('img'), { decode: () => promise })
  picture.setAttribute('fetchpriority', 'high')
  document.body.append(picture)
  onTestFinished(() => picture.remove())
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 16))
  return { come: resolve, break: reject }
}

test.each(['come', 'break'] as const)('waits for a high-priority image: %s', async (end) => {
  const picture = openPicture()
  const wait = firstPaint()
  notify(['first-contentful-paint'])
  await vi.advanceTimersByTimeAsync(900)
  expect(await hasSettled(wait)).toBe(false)
  picture[end]()
  expect(await hasSettled(wait)).toBe(false)
  await vi.advanceTimersByTimeAsync(20)
  expect(await hasSettled(wait)).toBe(true)
})

test('waits at most one second for a high-priority image', async () => {
  openPicture()
  const wait = firstPaint()
  notify(['first-contentful-paint'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(await hasSettled(wait)).toBe(true)
})

test.each(['pointerdown', 'keydown'])('input ends the wait for an image: %s', async (press) => {
  openPicture()
  const wait = firstPaint()
  notify(['first-contentful-paint'])
  await vi.advanceTimersByTimeAsync(100)
  expect(await hasSettled(wait)).toBe(false)
  document.body.dispatchEvent(new Event(press, { bubbles: true }))
  expect(await hasSettled(wait)).toBe(true)
})
