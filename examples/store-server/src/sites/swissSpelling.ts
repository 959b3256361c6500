/** Holds the place of an ß that is not ours; no text has this character, which Unicode leaves to private use. */
const KEPT = '\u{E000}'

/**
 * The same words as Switzerland writes them, where ß is always ss. Those that are told something, as whose account it is, say that as they were given
 * it: a name is written as its owner writes it.
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
