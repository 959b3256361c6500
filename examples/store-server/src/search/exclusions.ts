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
 * Finds the words that a query excludes. "Without" excludes any word. A plain "no" excludes only a part of a product
 * or a colour, because "no-show socks" name a kind of socks.
 */
export const exclusionsOf = (
  language: ContentLanguage,
  words: readonly { readonly word: string; readonly colors: readonly string[] }[],
): Exclusions => {
  const { without, not, joining } = FILTER_WORDS[language]
  const excluded = new Set<number>()
  const introducing = new Set<number>()
  for (const place of words.keys()) {
    const certain = phraseAt(words, place, without)
    const length = certain || phraseAt(words, place, not)
    const end = place + length + phraseAt(words, place + length, joining)
    const named = words[end]
    if (length === 0 || named === undefined) continue
    if (certain === 0 && named.colors.length === 0 && !isProductPart(language, named.word)) continue
    excluded.add(end)
    for (let index = place; index < end; index += 1) introducing.add(index)
  }
  return { excluded, introducing }
}
