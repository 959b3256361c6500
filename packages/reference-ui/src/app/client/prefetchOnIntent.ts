const pause = 65

/** Prefetches the link that the visitor is likely to follow: hovered or focused for a moment, or touched. */
export const prefetchOnIntent = (document: Document, prefetch: (url: URL) => void): void => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const intend = (event: Event): void => {
    clearTimeout(timer)
    // After a click the navigation itself loads the page, so a prefetch would load it twice.
    if (event.type === 'click') return
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || link.target || link.hasAttribute('download') || link.closest('[data-router="off"]')) return
    const url = new URL(link.href)
    // A touch almost always becomes a click, so there is no delay; a separate task lets the browser handle the touch
    // first.
    timer = setTimeout(() => prefetch(url), event.type === 'touchstart' ? 0 : pause)
  }
  for (const type of ['click', 'pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, intend, { passive: true })
}
