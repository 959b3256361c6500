/** Longer than any frame: a browser that draws none, as for a tab in the background, is not waited for. */
const AT_THE_LATEST_MS = 500

/** Resolves when the page that came as HTML has been drawn, so that making it live never holds it up. */
export const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, AT_THE_LATEST_MS)
    // A frame is drawn after its callbacks; a task that they post runs behind it.
    requestAnimationFrame(() => {
      clearTimeout(timer)
      setTimeout(resolve)
    })
  })
