import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layOutTheRest } from './layOutTheRest.ts'
import { nextTask } from './nextTask.ts'

const idle: (() => void)[] = []
const rest = async (): Promise<void> => {
  idle.shift()?.()
  await nextTask()
}
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('p, footer')].map(({ style }) => style.contentVisibility === 'visible')

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
  document.body.innerHTML = '<main data-first="true"><p>seen</p><p>below</p></main><footer>end</footer>'
  for (const part of document.querySelectorAll('p:last-child, footer'))
    part.getBoundingClientRect = () => new DOMRect(0, window.innerHeight + 1, 100, 100)
})
afterEach(() => {
  idle.splice(0)
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

test('what the first page left for later is laid out in idle time, part by part, and what is below the window left out again', async () => {
  layOutTheRest(document, true)
  expect(shown()).toEqual([false, false, false])
  const seen: string[] = []
  while (idle.length > 0) {
    await rest()
    seen.push(shown().map(Number).join(''))
  }
  expect([...new Set(seen)]).toEqual(['100', '110', '101'])
  expect(shown()).toEqual([true, false, false])
})

test('a part in which something unfolds is kept until that has come to rest', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const footer = document.querySelector('footer')
  Object.assign(footer ?? {}, { getAnimations: () => [{ finished: promise }] })
  layOutTheRest(document, true)
  for (let turn = 0; turn < 12; turn += 1) await rest()
  expect(shown()).toEqual([true, false, true])
  resolve()
  await nextTask()
  await rest()
  expect(shown()).toEqual([true, false, false])
})

test('under a pointer it stays as it was laid out', async () => {
  layOutTheRest(document, false)
  for (let turn = 0; turn < 12; turn += 1) await rest()
  expect(shown()).toEqual([true, true, true])
})
