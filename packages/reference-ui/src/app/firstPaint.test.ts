import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
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

/** A picture that the page asks for first; `come` decodes it. */
const openPicture = () => {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const picture = Object.assign(document.createElement('img'), { decode: () => promise })
  picture.setAttribute('fetchpriority', 'high')
  document.body.append(picture)
  onTestFinished(() => picture.remove())
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 16))
  return { come: resolve, break: reject }
}

test.each(['come', 'break'] as const)('a first picture is waited for until it has %s, and then drawn', async (end) => {
  const picture = openPicture()
  const wait = firstPaint()
  tell(['first-contentful-paint'])
  await vi.advanceTimersByTimeAsync(900)
  expect(await isOver(wait)).toBe(false)
  picture[end]()
  expect(await isOver(wait)).toBe(false)
  await vi.advanceTimersByTimeAsync(20)
  expect(await isOver(wait)).toBe(true)
})

test('a first picture that does not come is not waited for longer than a second', async () => {
  openPicture()
  const wait = firstPaint()
  tell(['first-contentful-paint'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(await isOver(wait)).toBe(true)
})

test.each(['pointerdown', 'keydown'])('who presses something is not kept waiting for a picture: %s', async (press) => {
  openPicture()
  const wait = firstPaint()
  tell(['first-contentful-paint'])
  await vi.advanceTimersByTimeAsync(100)
  expect(await isOver(wait)).toBe(false)
  document.body.dispatchEvent(new Event(press, { bubbles: true }))
  expect(await isOver(wait)).toBe(true)
})
