const pause = 65

/**
 * Prefetches the target of a link that the visitor will probably follow: after a short hover or focus, or at once after
 * a touch.
 */
export const prefetchOnIntent = (document: Document, prefetch: (url: URL) => void): void => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const intend = (event: Event): void => {
    clearTimeout(timer)
    // Do not prefetch after a click: the navigation itself loads the page, so a prefetch would load it twice.
    if (event.type === 'click') return
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || link.target || link.hasAttribute('download') || link.closest('[data-router="off"]')) return
    const url = new URL(link.href)
    // Prefetch a touched link without a delay, because a touch almost always becomes a click. The timer still starts a
    // separate task, so that the browser handles the touch first.
    timer = setTimeout(() => prefetch(url), event.type === 'touchstart' ? 0 : pause)
  }
  for (const type of ['click', 'pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, intend, { passive: true })
}
