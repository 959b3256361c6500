/**
 * Returns the given origins; throws a `RangeError` for a value that is not exactly an origin, such as one with a
 * trailing slash. Otherwise it would match no address, without any error.
 */
export const originsOf = (given: readonly string[] = []): readonly string[] => {
  for (const each of given) if (new URL(each).origin !== each) throw new RangeError(`There is no origin ${each}`)
  return given
}
