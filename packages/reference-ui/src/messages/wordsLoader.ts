import { spelt } from './spelt.ts'

/** A file of words, one for each language. */
export interface WordsFile<Words> {
  readonly messages: Words
  /** Areas that one country spells otherwise, by hreflang. */
  readonly spelling?: { readonly [hreflang: string]: Partial<Words> }
}

/** Loads the words of the files that `import.meta.glob` finds, in the language and the spelling of a site, by its hreflang: the same words each time. */
export const wordsLoader = <Words extends object>(
  files: Readonly<Record<string, () => Promise<WordsFile<Words>>>>,
): ((hreflang: string) => Promise<Words>) => {
  const loaded = new Map<string, Words>()
  return async (hreflang) => {
    const known = loaded.get(hreflang)
    if (known) return known
    const [language] = hreflang.split('-')
    const load = files[`./${language}.ts`]
    if (!load) throw new Error(`No words for ${language}`)
    const { messages, spelling } = await load()
    const words = spelt({ ...messages, ...spelling?.[hreflang] }, hreflang)
    loaded.set(hreflang, words)
    return words
  }
}
