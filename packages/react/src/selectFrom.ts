import { isShallowEqual } from './isShallowEqual.ts'

/** A source that `useSyncExternalStore` can read, such as a domain. */
export interface Readable<Value> {
  getSnapshot(): Value
  getInitialSnapshot(): Value
}

/**
 * Reads the part of a view that a selector picks. The part keeps its object identity while it is shallowly equal; it is
 * first compared with `previous`, the part that an earlier selector of the same component picked.
 */
export const selectFrom = <View, Selected>(
  { getSnapshot, getInitialSnapshot }: Readable<View>,
  select: (view: View) => Selected,
  previous: Selected | undefined,
): Readable<Selected> => {
  // The only cast of a selection: `selected` may be undefined before the first pick, but until then it is only compared and never returned.
  let selected = previous as Selected
  /** The view that `selected` was picked from: a selector that creates an object runs once for each view. */
  let seen: View | undefined
  const settle = (view: View, next: Selected): Selected => {
    if (isShallowEqual(next, selected)) return selected
    seen = view
    selected = next
    return next
  }
  return {
    getSnapshot: () => {
      const view = getSnapshot()
      if (view === seen) return selected
      const next = select(view)
      // This runs for every component on each change of the view, and most components select the same value as before.
      // So the cheap identity check comes first.
      return next === selected ? next : settle(view, next)
    },
    getInitialSnapshot: () => {
      const view = getInitialSnapshot()
      return view === seen ? selected : settle(view, select(view))
    },
  }
}
