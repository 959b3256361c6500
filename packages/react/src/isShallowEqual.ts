/**
 * Whether two values are the same, or objects or arrays with the same members. The function of the same purpose in
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
