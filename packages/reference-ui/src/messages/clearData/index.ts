import { type WordsFile, wordsLoader } from '../wordsLoader.ts'
import type { messages as english } from './en.ts'

/** The shape of the words: English has it, every other language satisfies it. */
export type ClearDataMessages = typeof english

export const loadClearDataMessages = wordsLoader(
  import.meta.glob<WordsFile<ClearDataMessages>>('./{en,de,fr,es,it,pt}.ts'),
)
