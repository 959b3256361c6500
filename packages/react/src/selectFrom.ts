import { isShallowEqual } from './isShallowEqual.ts'

/** What `useSyncExternalStore` reads; a domain is one. */
export interface Readable<Value> {
  getSnapshot(): Value
  getInitialSnapshot(): Value
}

/**
 * Returns the part that a selector picks. It keeps its identity for as long as it is shallowly equal, beginning with
 * `previous`, the part that an earlier selector of the same component picked.
 */
export const selectFrom = <View, Selected>(
  { getSnapshot, getInitialSnapshot }: Readable<View>,
  select: (view: View) => Selected,
  previous: Selected | undefined,
): Readable<Selected> => {
  // The one cast of a selection: before the first pick `selected` may be undefined, but then it is compared and never returned.
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
      // Each change of the view comes here once for each component, most of which select what they had.
      return next === selected ? next : settle(view, next)
    },
    getInitialSnapshot: () => {
      const view = getInitialSnapshot()
      return view === seen ? selected : settle(view, select(view))
    },
  }
}
