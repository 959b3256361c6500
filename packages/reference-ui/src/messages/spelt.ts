/** Placeholder for an ß in an argument. No text contains this private-use character of Unicode. */
const PLACEHOLDER = '\u{E000}'

type Say = (...args: unknown[]) => string

/**
 * Returns the texts in the spelling of the country of `hreflang`: Switzerland has ss for every ß (decision 018).
 * Arguments of a sentence, such as typed text, keep their spelling.
 */
export const spelt = <Texts>(words: Texts, hreflang: string): Texts =>
  hreflang === 'de-CH' ? (respell(words) as Texts) : words

const respell = (words: unknown): unknown => {
  if (typeof words === 'string') return words.replaceAll('ß', 'ss')
  if (typeof words === 'function') return respellSaying(words as Say)
  if (Array.isArray(words)) return words.map(respell)
  return Object.fromEntries(Object.entries(words as object).map(([key, part]) => [key, respell(part)]))
}

const respellSaying =
  (say: Say): Say =>
  (...args) =>
    say(...args.map((one) => (typeof one === 'string' ? one.replaceAll('ß', PLACEHOLDER) : one)))
      .replaceAll('ß', 'ss')
      .replaceAll(PLACEHOLDER, 'ß')
