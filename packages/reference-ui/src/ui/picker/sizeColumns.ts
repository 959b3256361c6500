/** Longest label, in characters, that fits into one column; a longer one needs two columns. */
const SHORT_LABEL = 6

/**
 * Returns the number of sizes per row for containers with room for three, four and six. The rows are equally long and,
 * if possible, no row has a single size; long labels ("EU 42 / US 9") get at most four per row.
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
