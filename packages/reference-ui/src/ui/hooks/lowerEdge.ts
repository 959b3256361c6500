let covered = 0
const registered = new Set<HTMLElement>()

// Set the property on each element: an inherited property or an adopted style sheet would make the browser restyle the
// whole page.
const applyCovered = (element: HTMLElement): void => element.style.setProperty('--asking', `${covered}px`)

/** Sets the height in pixels that is covered at the lower edge of the viewport, for all elements of `avoidLowerEdge`. */
export const raiseFromLowerEdge = (pixels: number): void => {
  covered = pixels
  for (const element of registered) applyCovered(element)
}

/**
 * A `ref` callback for an element that must stay above the part of the window that the consent prompt covers. The element's style
 * reads the height of that part from `--asking`.
 */
export const avoidLowerEdge = (element: HTMLElement | null): (() => void) | undefined => {
  if (element === null) return
  registered.add(element)
  applyCovered(element)
  return () => registered.delete(element)
}
