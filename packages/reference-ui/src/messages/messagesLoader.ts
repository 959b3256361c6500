import { spelt } from './spelt.ts'

/** A file of texts in one language. */
export interface MessagesFile<Texts> {
  readonly messages: Texts
  /** Texts with a different spelling in one country, by hreflang and area. */
  readonly spelling?: { readonly [hreflang: string]: Partial<Texts> }
}

/**
 * Returns a loader for the files that `import.meta.glob` finds: it takes a site's hreflang and returns the texts in its
 * language and spelling. Once loaded, the texts of an hreflang are always the same object.
 */
export const messagesLoader = <Texts extends object>(
  files: Readonly<Record<string, () => Promise<MessagesFile<Texts>>>>,
): ((hreflang: string) => Promise<Texts>) => {
  const loaded = new Map<string, Texts>()
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
