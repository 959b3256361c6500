import type { KeyboardEvent } from 'react'
import { isModified } from '../ui/hooks/isModified.ts'

/**
 * Returns the index of the entry that takes the focus after a key; undefined if the key does not move the focus. Left
 * and Right stop at the first and the last entry.
 */
const placeFor = (key: string, at: number, last: number): number | undefined => {
  if (key === 'ArrowRight') return Math.min(at + 1, last)
  if (key === 'ArrowLeft') return Math.max(at - 1, 0)
  if (key === 'Home') return 0
  if (key === 'End') return last
  return undefined
}

/**
 * Handles Left, Right, Home and End for the navigation entries, each the first child of its list item (APG, disclosure
 * navigation).
 */
export const moveAlong = (event: KeyboardEvent<HTMLUListElement>): void => {
  const entries = [...event.currentTarget.children].map(({ firstElementChild }) => firstElementChild)
  const at = event.target instanceof Element ? entries.indexOf(event.target) : -1
  const next = at === -1 || isModified(event) ? undefined : placeFor(event.key, at, entries.length - 1)
  if (next === undefined) return
  event.preventDefault()
  const entry = entries[next]
  if (entry instanceof HTMLElement) entry.focus()
}
