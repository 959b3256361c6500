import { useSyncExternalStore } from 'react'

let stack: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function change(next: readonly HTMLDialogElement[]) {
  stack = next
  for (const listener of listeners) listener()
}

let owed: HTMLElement | null = null

/** Gives the focus to a part of the page; while a modal dialog lies over it, nothing there can take it, so as soon as the dialog has left. */
export function focusBeneath(element: HTMLElement | null, options: FocusOptions = { preventScroll: true }) {
  const top = stack.at(-1)
  if (top !== undefined && !top.contains(element)) owed = element
  else element?.focus(options)
}

/** Pays what `focusBeneath` owes; tells whether it did. For the dialog that leaves. */
export function payFocus(): boolean {
  const element = owed
  owed = null
  if (!element?.isConnected) return false
  focusBeneath(element)
  return true
}

/** Notes that a modal dialog lies on top; call the result when it closes. */
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

/** The uppermost modal dialog, or null. What must stay usable above it (toasts) has to be rendered inside it: the rest of the page is inert. */
export function useTopModal(): HTMLDialogElement | null {
  return useSyncExternalStore(
    subscribe,
    () => stack.at(-1) ?? null,
    () => null,
  )
}
