import { useSyncExternalStore } from 'react'

let stack: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function change(next: readonly HTMLDialogElement[]) {
  stack = next
  for (const listener of listeners) listener()
}

let owed: HTMLElement | null = null

/**
 * Focuses an element of the page. If a modal dialog makes the element inert, the focus moves when the dialog closes.
 */
export function focusBeneath(element: HTMLElement | null, options: FocusOptions = { preventScroll: true }) {
  const top = stack.at(-1)
  if (top !== undefined && !top.contains(element)) owed = element
  else element?.focus(options)
}

/**
 * Applies the focus that `focusBeneath` deferred, and returns whether a focus was deferred. Each dialog calls it on
 * closing.
 */
export function payFocus(): boolean {
  const element = owed
  owed = null
  if (!element?.isConnected) return false
  focusBeneath(element)
  return true
}

/** Registers a modal dialog as the topmost one. Call the returned function when the dialog closes. */
export function enterModalStack(dialog: HTMLDialogElement): () => void {
  change([...stack, dialog])
  return () => change(stack.filter((entry) => entry !== dialog))
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/**
 * Returns the topmost modal dialog, or null. Content that must stay usable above the dialog, such as toasts, renders
 * inside it, because the rest of the page is inert.
 */
export function useTopModal(): HTMLDialogElement | null {
  return useSyncExternalStore(
    subscribe,
    () => stack.at(-1) ?? null,
    () => null,
  )
}
