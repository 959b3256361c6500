let covered = 0
const keepers = new Set<HTMLElement>()

const tell = (keeper: HTMLElement): void => keeper.style.setProperty('--asking', `${covered}px`)

/**
 * Says how many pixels of the lower edge are covered: to what keeps clear of it, one by one, and to the page's scrolling, which brings what has the
 * focus into sight above it. Nothing that is inherited, and no style sheet of its own: either has the whole page styled anew, a sheet that is adopted
 * with every sheet that a part of the page brings later.
 */
export const coverLowerEdge = (pixels: number): void => {
  covered = pixels
  document.documentElement.style.scrollPaddingBlockEnd = pixels > 0 ? `${pixels}px` : ''
  for (const keeper of keepers) tell(keeper)
}

/** A `ref` for an element that keeps clear of the lower edge: its style finds in `--asking` how much of it is covered. */
export const keepsClear = (element: HTMLElement | null): (() => void) | undefined => {
  if (element === null) return
  keepers.add(element)
  tell(element)
  return () => keepers.delete(element)
}
