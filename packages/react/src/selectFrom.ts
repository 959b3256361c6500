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
  let selected = previous as Selected
  /** The view that `selected` was picked from. A selector of new objects never picks an equal part, so it runs once for each view. */
  let seen: View | undefined
  const pick = (view: View): Selected => {
    if (view === seen) return selected
    const next = select(view)
    // An unchanged part stores nothing: with hundreds of components, most parts are unchanged.
    if (isShallowEqual(next, selected)) return selected
    seen = view
    selected = next
    return next
  }
  return { getSnapshot: () => pick(getSnapshot()), getInitialSnapshot: () => pick(getInitialSnapshot()) }
}
