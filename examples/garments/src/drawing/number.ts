/** Formats a number with at most one decimal, as short as SVG allows. */
export function tenths(value: number): string {
  return (Math.round(value * 10) / 10).toString().replace(/^(-?)0\./, '$1.')
}

/** Formats a number with at most two decimals, as short as SVG allows. */
export function hundredths(value: number): string {
  return (Math.round(value * 100) / 100).toString().replace(/^0\./, '.')
}

/** Joins numbers in the shortest form of SVG: no space before a minus sign. */
export function joined(values: readonly number[]): string {
  return values.map((value, i) => (i > 0 && value >= 0 ? ' ' : '') + value).join('')
}

/** A seeded random source (0 to 1), so that two renders of a drawing are identical. */
export function randomSource(seed: number): () => number {
  let state = seed >>> 0 || 1
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0
    return state / 4294967296
  }
}
