import { type WordsFile, wordsLoader } from '../wordsLoader.ts'
import type { messages as english } from './en.ts'

/** The shape of the words: English has it, every other language satisfies it. */
export type CategoryMessages = typeof english

/** Who draws a category page on the server sends only those it says. */
export const loadCategoryMessages = wordsLoader(
  import.meta.glob<WordsFile<CategoryMessages>>('./{en,de,fr,es,it,pt}.ts'),
)
