/** Maximum length of a short label, in characters. A longer label needs a wider column. */
const SHORT_LABEL = 6
/** Maximum length of a label that fits a quarter of a wide container. */
const LONG_LABEL = 14

/**
 * Returns the number of columns for narrow, middle and wide containers: at most 3, 4 and 6 for short labels, and 2, 2
 * and 4 for long labels ("EU 42 / US 9"), 2 everywhere for longer ones ("M 6½–8½ / W 7½–9½"). The sizes are spread evenly over the rows and, if possible, no row has only
 * one size.
 */
export function sizeColumns(sizes: readonly { readonly label: string }[]) {
  const longest = Math.max(...sizes.map(({ label }) => label.length))
  const inRowsOf = (most: number) => evenColumns(sizes.length, most)
  return longest > SHORT_LABEL
    ? { narrow: inRowsOf(2), middle: inRowsOf(2), wide: inRowsOf(longest > LONG_LABEL ? 2 : 4) }
    : { narrow: inRowsOf(3), middle: inRowsOf(4), wide: inRowsOf(6) }
}

function evenColumns(count: number, most: number): number {
  const even = Math.ceil(count / Math.ceil(count / most))
  for (let columns = even; columns > 1; columns -= 1) if (count % columns !== 1) return columns
  return even
}
