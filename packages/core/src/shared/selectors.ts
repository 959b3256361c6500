/**
 * Creates a memoised selector: it returns the last result until one of its input parts changes, so views keep their
 * reference.
 */
export const createSelector = <Input, const Parts extends readonly unknown[], Result>(
  parts: (input: Input) => Parts,
  combine: (...parts: Parts) => Result,
): ((input: Input) => Result) => {
  let last: { parts: Parts; result: Result } | undefined
  return (input) => {
    const next = parts(input)
    const known = last
    if (known === undefined || next.some((part, index) => !Object.is(part, known.parts[index]))) {
      last = { parts: next, result: combine(...next) }
      return last.result
    }
    return known.result
  }
}
