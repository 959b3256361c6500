import type { ContentLanguage } from '../keys.ts'
import type { Size } from '../sizes.ts'

/** How many sizes are written out: all of a short list, or only the first, the middle and the last. */
const SHORT_LIST = 6

/** The position of the middle size. */
const middleOf = (sizes: readonly Size[]): number => Math.floor((sizes.length - 1) / 2)

/**
 * Writes a value per size: `68 cm (XS), 72 cm (M), 78 cm (XXL)`. If all sizes have the same value, or there is only one
 * size, it writes only the value. No line break separates a value from its size.
 */
export function perSize(
  sizes: readonly Size[],
  language: ContentLanguage,
  valueAt: (stepsAboveMiddle: number) => string,
  most = SHORT_LIST,
): string {
  const middle = middleOf(sizes)
  const written = sizes
    .map((size, index) => ({ label: size.labels[language], value: valueAt(index - middle), index }))
    .filter(({ index }) => sizes.length <= most || [0, middle, sizes.length - 1].includes(index))
  if (new Set(written.map(({ value }) => value)).size <= 1) return valueAt(0)
  return written.map(({ label, value }) => `${value}\u00a0(${label})`).join(', ')
}
