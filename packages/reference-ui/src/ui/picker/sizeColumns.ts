/** Maximum length of a short label, in characters. A longer label needs a wider column. */
const SHORT_LABEL = 6

/**
 * Returns the number of columns for narrow, middle and wide containers: at most 3, 4 and 6 for short labels, and 2, 2
 * and 4 for long labels ("EU 42 / US 9"). The sizes are spread evenly over the rows and, if possible, no row has only
 * one size.
 */
export function sizeColumns(sizes: readonly { readonly label: string }[]) {
  const isLong = sizes.some(({ label }) => label.length > SHORT_LABEL)
  const inRowsOf = (most: number) => evenColumns(sizes.length, most)
  return isLong
    ? { narrow: inRowsOf(2), middle: inRowsOf(2), wide: inRowsOf(4) }
    : { narrow: inRowsOf(3), middle: inRowsOf(4), wide: inRowsOf(6) }
}

function evenColumns(count: number, most: number): number {
  const even = Math.ceil(count / Math.ceil(count / most))
  for (let columns = even; columns > 1; columns -= 1) if (count % columns !== 1) return columns
  return even
}
