/** A browser that tells of no paint is not waited for longer. */
const AT_THE_LATEST_MS = 3000

/** Resolves when the page that came as HTML stands on the screen, so that making it live never holds it up. A tab in the background draws nothing, and is not waited for. */
export const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'hidden') return resolve()
    const end = (): void => {
      clearTimeout(timer)
      observer.disconnect()
      resolve()
    }
    const timer = setTimeout(end, AT_THE_LATEST_MS)
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) end()
    })
    observer.observe({ type: 'paint', buffered: true })
  })
