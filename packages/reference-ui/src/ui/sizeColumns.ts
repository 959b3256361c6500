/** More letters than these need the room of two. */
const SHORT_LABEL = 6

/**
 * How many sizes stand in a row where three, four and six have room: rows of even length, and wherever it can be none alone in the last.
 * Long labels ("EU 42 / US 9") stand at most four in a row.
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
