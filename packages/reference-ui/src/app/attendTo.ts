import { focusBeneath } from '../ui/modalStack.ts'
import type { Turn } from './page.ts'

/** The part of a page that its filters, its order and its pages change. */
export const RESULTS = 'results'

/**
 * Asked before a page is drawn, it answers with what is to be done afterwards: a new page is read from its top, a new part of a list from where
 * the list begins, and the same page goes on where the reader was, unless that is gone. On a way back the browser scrolls to where the reader was.
 */
export const attendTo = (document: Document, turn: Turn, isWayBack = false): (() => void) => {
  const held = document.activeElement
  return () => {
    const results = turn === 'page' ? null : document.getElementById(RESULTS)
    if (turn === 'same' && held?.isConnected !== false) return
    if (turn === 'part' && !isWayBack) results?.scrollIntoView()
    const main = document.getElementById('main')
    if (turn === 'page') focusBeneath(main)
    else (results ?? main)?.focus({ preventScroll: true })
  }
}
