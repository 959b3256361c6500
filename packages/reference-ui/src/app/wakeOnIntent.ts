import { browserLine, type Line } from './line.ts'

const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const

/**
 * Calls `wake` once, when the visitor first reaches for something: what it fetches is there before it is needed. Without a network it waits for one,
 * for nobody has asked for anything yet.
 */
export const wakeOnIntent = (
  document: Document,
  wake: () => void,
  { isDown }: Pick<Line, 'isDown'> = browserLine,
): void => {
  const hear = (): void => {
    for (const sign of signs) document.removeEventListener(sign, hear)
    if (isDown()) window.addEventListener('online', wake, { once: true })
    else wake()
  }
  for (const sign of signs) document.addEventListener(sign, hear, { passive: true })
}
