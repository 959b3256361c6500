import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layOutSkippedParts } from './layOutSkippedParts.ts'

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

test('lays out the skipped parts in idle time, one per frame', () => {
  layOutSkippedParts(document, false)
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

test('on touch devices a part waits until it comes near the viewport', () => {
  layOutSkippedParts(document, true)
  for (const run of idle.splice(0)) run()
  expect(shown()).toEqual([false, false, false])
  expect(frames).toHaveLength(0)
})
