/** Returns how many pairs of adjacent letters two names have in common, less the difference of their lengths. */
const likeness = (name: string, other: string): number =>
  [...name].filter((_, index) => other.includes(name.slice(index, index + 2))).length -
  Math.abs(name.length - other.length)

/** Returns the three known names that are nearest to a misspelt one, quoted, for an error message. */
export const nearest = (name: string, known: readonly string[]): string =>
  [...known]
    .sort((one, other) => likeness(name, other) - likeness(name, one))
    .slice(0, 3)
    .map((each) => `"${each}"`)
    .join(', ') || 'none'
