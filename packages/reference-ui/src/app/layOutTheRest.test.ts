import { expect, test, vi } from 'vitest'
import { layOutTheRest } from './layOutTheRest.ts'

test('what the first page left for later is laid out in idle time, part by part', () => {
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
  document.body.innerHTML = '<main data-first="true"><p>seen</p><p>below</p></main><footer>end</footer>'
  layOutTheRest(document)
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('p, footer')].map(({ style }) => style.contentVisibility === 'visible')
  expect(shown()).toEqual([false, false, false])
  idle.shift()?.()
  expect(shown()).toEqual([true, false, false])
  idle.shift()?.()
  idle.shift()?.()
  expect(shown()).toEqual([true, true, true])
  idle.shift()?.()
  expect(idle).toEqual([])
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})
