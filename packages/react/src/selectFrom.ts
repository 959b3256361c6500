/**
 * Whether two values are identical, or are objects or arrays with identical members. The equivalent function of
 * `@xstate/react` adds 1.2 kB to every page, because bundlers must keep the packages that it imports.
 */
export const isShallowEqual = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && Object.is(Reflect.get(one, key), Reflect.get(other, key)))
  )
}

/** A source that `useSyncExternalStore` can read, such as a domain. */
export interface Readable<Value> {
  getSnapshot(): Value
  getInitialSnapshot(): Value
}

/**
 * Reads the part of a view that a selector picks; `previous` is the part that an earlier selector of the same component
 * picked. If a new part is shallowly equal to the part before, the earlier object is returned again.
 */
export const selectFrom = <View, Selected>(
  { getSnapshot, getInitialSnapshot }: Readable<View>,
  select: (view: View) => Selected,
  previous: Selected | undefined,
): Readable<Selected> => {
  // The only cast in this file: before the first pick, `selected` may be undefined. Until then, the code only compares
  // `selected` and never returns it.
  let selected = previous as Selected
  /** The view that `selected` was picked from. For the same view, the selector does not run again. */
  let seen: View | undefined
  const update = (view: View, next: Selected): Selected => {
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
      return next === selected ? next : update(view, next)
    },
    getInitialSnapshot: () => {
      const view = getInitialSnapshot()
      return view === seen ? selected : update(view, select(view))
    },
  }
}
