import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layOutTheRest } from './layOutTheRest.ts'

const idle: (() => void)[] = []
const frames: (() => void)[] = []
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('p, footer')].map(({ style }) => style.contentVisibility === 'visible')

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
  document.body.innerHTML = '<main data-first="true"><p>seen</p><p>below</p></main><footer>end</footer>'
})
afterEach(() => {
  idle.splice(0)
  frames.splice(0)
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

test('what the first page left for later is laid out in idle time, part by part, each in a frame of its own', () => {
  layOutTheRest(document, false)
  expect(shown()).toEqual([false, false, false])
  idle.shift()?.()
  expect(shown()).toEqual([true, false, false])
  expect(idle).toHaveLength(0)
  frames.shift()?.()
  idle.shift()?.()
  expect(shown()).toEqual([true, true, false])
  frames.shift()?.()
  idle.shift()?.()
  expect(shown()).toEqual([true, true, true])
})

test('under a finger it waits until it comes near the window', () => {
  layOutTheRest(document, true)
  for (const run of idle.splice(0)) run()
  expect(shown()).toEqual([false, false, false])
  expect(frames).toHaveLength(0)
})
