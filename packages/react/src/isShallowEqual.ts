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
