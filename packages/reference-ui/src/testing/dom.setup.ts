import { configure } from '@testing-library/react'
import { afterAll, vi } from 'vitest'

// On a busy machine, the state that a test waits for can take longer than the default of one second.
configure({ asyncUtilTimeout: 10_000 })

// A lazy part that still loads when its test ends would fail without the DOM.
afterAll(() => vi.dynamicImportSettled())

// The DOM of these tests does not know `<search>` (HTML, section 4.4.15) yet, so React would report it as an unknown
// element.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  configurable: true,
  get(this: HTMLElement) {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement'
  },
})

// These tests paint nothing, so run frame callbacks in a microtask. The work of `afterFrame` (ui/hooks/afterFrame.ts)
// then runs in the next task, and an awaited press of user-event returns only after that work.
let last = 0
const waiting = new Set<number>()
globalThis.requestAnimationFrame = (run) => {
  last += 1
  const frame = last
  waiting.add(frame)
  queueMicrotask(() => {
    if (waiting.delete(frame)) run(performance.now())
  })
  return frame
}
globalThis.cancelAnimationFrame = (frame) => {
  waiting.delete(frame)
}
