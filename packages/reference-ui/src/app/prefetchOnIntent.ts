const pause = 65

/** Tells which link the reader is about to follow: the pointer rests on it, it has focus, or a finger touches it. */
export const prefetchOnIntent = (document: Document, prefetch: (url: URL) => void): void => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const intend = (event: Event): void => {
    clearTimeout(timer)
    // Who presses sooner is on the way already, and what that reads is not read twice.
    if (event.type === 'click') return
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || link.target || link.hasAttribute('download') || link.closest('[data-router="off"]')) return
    const url = new URL(link.href)
    // A finger means it, but is answered first.
    timer = setTimeout(() => prefetch(url), event.type === 'touchstart' ? 0 : pause)
  }
  for (const type of ['click', 'pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, intend, { passive: true })
}
