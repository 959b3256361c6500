/**
 * Returns the given origins. Throws a `RangeError` for a value that is not exactly an origin, such as one with a
 * trailing slash, because such a value would silently match no URL.
 */
export const originsOf = (given: readonly string[] = []): readonly string[] => {
  for (const each of given) if (new URL(each).origin !== each) throw new RangeError(`There is no origin ${each}`)
  return given
}
