import type { KeyboardEvent } from 'react'
import { isModified } from '../ui/isModified.ts'

/** Where a key leads from one of a row's places; undefined for any other key. At either end one stays. */
const placeFor = (key: string, at: number, last: number): number | undefined => {
  if (key === 'ArrowRight') return Math.min(at + 1, last)
  if (key === 'ArrowLeft') return Math.max(at - 1, 0)
  if (key === 'Home') return 0
  if (key === 'End') return last
  return undefined
}

/** Left, Right, Home and End among the entries of the navigation, which are the first children of its items (APG, disclosure navigation). */
export const moveAlong = (event: KeyboardEvent<HTMLUListElement>): void => {
  const entries = [...event.currentTarget.children].map(({ firstElementChild }) => firstElementChild)
  const at = event.target instanceof Element ? entries.indexOf(event.target) : -1
  const next = at === -1 || isModified(event) ? undefined : placeFor(event.key, at, entries.length - 1)
  if (next === undefined) return
  event.preventDefault()
  const entry = entries[next]
  if (entry instanceof HTMLElement) entry.focus()
}
