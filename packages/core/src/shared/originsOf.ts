/** The origins, if they are. One with a slash at the end, or without `https://`, would match no address and say so to nobody. */
export const originsOf = (given: readonly string[] = []): readonly string[] => {
  for (const each of given) if (new URL(each).origin !== each) throw new RangeError(`There is no origin ${each}`)
  return given
}
