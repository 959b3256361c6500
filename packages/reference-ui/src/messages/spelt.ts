/** Holds the place of an ß that is not ours: no text has this character, which Unicode leaves to private use. */
const KEPT = '\u{E000}'

type Say = (...given: unknown[]) => string

/**
 * The words of a language as the country of `hreflang` spells them: Switzerland has ss for every ß (decision 018). What a word is told, as what somebody
 * typed, it says as it was given.
 */
export const spelt = <Words>(words: Words, hreflang: string): Words =>
  hreflang === 'de-CH' ? (respell(words) as Words) : words

const respell = (words: unknown): unknown => {
  if (typeof words === 'string') return words.replaceAll('ß', 'ss')
  if (typeof words === 'function') return respellSaying(words as Say)
  return Object.fromEntries(Object.entries(words as object).map(([key, part]) => [key, respell(part)]))
}

const respellSaying =
  (say: Say): Say =>
  (...given) =>
    say(...given.map((one) => (typeof one === 'string' ? one.replaceAll('ß', KEPT) : one)))
      .replaceAll('ß', 'ss')
      .replaceAll(KEPT, 'ß')
