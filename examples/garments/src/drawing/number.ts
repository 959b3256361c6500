/** A number with one decimal, as short as SVG allows. */
export function tenths(value: number): string {
  return (Math.round(value * 10) / 10).toString().replace(/^(-?)0\./, '$1.')
}

/** A number with two decimals, as short as SVG allows. */
export function hundredths(value: number): string {
  return (Math.round(value * 100) / 100).toString().replace(/^0\./, '.')
}

/** Numbers joined as tersely as SVG allows: a minus sign needs no space before it. */
export function joined(values: readonly number[]): string {
  return values.map((value, i) => (i > 0 && value >= 0 ? ' ' : '') + value).join('')
}

/** Numbers between 0 and 1 that are the same for the same seed, so that a drawing never changes between two renders. */
export function randomSource(seed: number): () => number {
  let state = seed >>> 0 || 1
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0
    return state / 4294967296
  }
}
