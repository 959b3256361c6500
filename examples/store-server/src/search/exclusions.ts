import type { ContentLanguage } from '../sites/sites.data.ts'
import { FILTER_WORDS } from './filterWords/index.ts'
import { phraseAt } from './filterWords/tokens.ts'
import { isProductPart } from './productParts.ts'

/** The places of a query's words that exclude products. */
interface Exclusions {
  /** Of the words that a product must not have: "hood" in "without a hood". */
  readonly excluded: ReadonlySet<number>
  /** Of the words that only introduce them: "without a". */
  readonly introducing: ReadonlySet<number>
}

/**
 * Finds the words that a query excludes, also behind "or" as in "without hood or pockets". "Without" excludes any word.
 * A plain "no" excludes only a part of a product or a colour, because "no-show socks" name a kind of socks.
 */
export const exclusionsOf = (
  language: ContentLanguage,
  words: readonly { readonly word: string; readonly colors: readonly string[] }[],
): Exclusions => {
  const { without, not, or, joining } = FILTER_WORDS[language]
  const excluded = new Set<number>()
  const introducing = new Set<number>()
  for (const place of words.keys()) {
    const certain = phraseAt(words, place, without)
    let start = place
    let length = certain || phraseAt(words, place, not)
    while (length > 0) {
      const end = start + length + phraseAt(words, start + length, joining)
      const named = words[end]
      if (named === undefined) break
      if (certain === 0 && named.colors.length === 0 && !isProductPart(language, named.word)) break
      excluded.add(end)
      for (let index = start; index < end; index += 1) introducing.add(index)
      start = end + 1
      length = phraseAt(words, start, or)
    }
  }
  return { excluded, introducing }
}
