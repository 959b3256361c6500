let covered = 0
const registered = new Set<HTMLElement>()

const applyCovered = (element: HTMLElement): void => element.style.setProperty('--asking', `${covered}px`)

/**
 * Sets the height in pixels that is covered at the lower edge of the viewport. Each element that `avoidLowerEdge`
 * registers gets the height as `--asking`. The page gets the height as scroll padding, so that a focused element
 * scrolls into view above the covered area.
 * Do not use an inherited property or an adopted style sheet here: both make the browser restyle the whole page.
 */
export const coverLowerEdge = (pixels: number): void => {
  covered = pixels
  document.documentElement.style.scrollPaddingBlockEnd = pixels > 0 ? `${pixels}px` : ''
  for (const element of registered) applyCovered(element)
}

/**
 * A `ref` callback for an element that must stay above the covered lower edge. The element's style reads the covered
 * height from `--asking`.
 */
export const avoidLowerEdge = (element: HTMLElement | null): (() => void) | undefined => {
  if (element === null) return
  registered.add(element)
  applyCovered(element)
  return () => registered.delete(element)
}
