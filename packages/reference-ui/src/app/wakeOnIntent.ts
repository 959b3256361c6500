const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const

/** Calls `wake` once, when the visitor first reaches for something: what it fetches is there before it is needed. */
export const wakeOnIntent = (document: Document, wake: () => void): void => {
  const hear = (): void => {
    for (const sign of signs) document.removeEventListener(sign, hear)
    wake()
  }
  for (const sign of signs) document.addEventListener(sign, hear, { passive: true })
}
