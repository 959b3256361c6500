import { configure } from '@testing-library/react'

// On machines that have other work too, what a test waits for may take more than the usual second.
configure({ asyncUtilTimeout: 10_000 })

// The DOM of these tests does not know `<search>` (HTML, section 4.4.15) yet, and React would take it for a misspelt component.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  configurable: true,
  get(this: HTMLElement) {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement'
  },
})

// These tests draw nothing, so that a frame is over at once: what waits for one (ui/afterFrame.ts) comes in the next task, before the press that asked for it is over.
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
