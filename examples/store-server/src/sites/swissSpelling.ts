/**
 * Replaces an ß in a parameter while the text is respelled. The character is from Unicode's private use area, so no
 * text contains it.
 */
const KEPT = '\u{E000}'

/**
 * Returns the texts in Swiss spelling, with ss for every ß. Parameters of text functions, such as a customer's name,
 * keep their spelling.
 */
export const swissSpelling = <Words>(words: Words): Words => respell(words) as Words

const respell = (words: unknown): unknown => {
  if (typeof words === 'string') return words.replaceAll('ß', 'ss')
  if (isSaying(words)) return (...given: unknown[]) => withNames(words, given)
  if (Array.isArray(words)) return words.map(respell)
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(Object.entries(words).map(([key, part]) => [key, respell(part)]))
}

const isSaying = (words: unknown): words is (...given: unknown[]) => string => typeof words === 'function'

const withNames = (say: (...given: unknown[]) => string, given: readonly unknown[]): string =>
  say(...given.map((one) => (typeof one === 'string' ? one.replaceAll('ß', KEPT) : one)))
    .replaceAll('ß', 'ss')
    .replaceAll(KEPT, 'ß')
