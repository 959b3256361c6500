/** Returns the Levenshtein distance: the number of insertions, deletions and replacements. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (const [column, otherLetter] of [...other].entries())
      next.push(
        Math.min(
          (next[column] ?? 0) + 1,
          (row[column + 1] ?? 0) + 1,
          (row[column] ?? 0) + (letter === otherLetter ? 0 : 1),
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}

/** Returns the three known names that are nearest to a misspelt one, quoted, for an error message. */
export const nearest = (name: string, known: readonly string[]): string =>
  [...known]
    .sort((one, other) => distance(name, one) - distance(name, other))
    .slice(0, 3)
    .map((each) => `"${each}"`)
    .join(', ') || 'none'
