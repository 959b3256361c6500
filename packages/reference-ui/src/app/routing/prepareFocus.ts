import { focusBeneath } from '../../ui/overlay/modalStack.ts'
import type { Turn } from './page.ts'

/** The id of the part of a page that filters, sorting and pagination change. */
export const RESULTS = 'results'

/**
 * Call it before a navigation renders, and call the returned function afterwards: it moves the focus to the top of a
 * new page or to the start of a new part of a list. The same page keeps its focus, or moves it to the results if the
 * focused element is gone.
 */
export const prepareFocus = (document: Document, turn: Turn, isBackForward = false): (() => void) => {
  const focused = document.activeElement
  return () => {
    const results = turn === 'page' ? null : document.getElementById(RESULTS)
    if (turn === 'same' && focused?.isConnected !== false) return
    if (turn === 'part' && !isBackForward) results?.scrollIntoView()
    const main = document.getElementById('main')
    if (turn === 'page') focusBeneath(main)
    else (results ?? main)?.focus({ preventScroll: true })
  }
}
