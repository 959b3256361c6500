import { type WordsFile, wordsLoader } from '../wordsLoader.ts'
import type { messages as english } from './en.ts'

/** The shape of the words: English has it, every other language satisfies it. */
export type ConsentMessages = typeof english

export const loadConsentMessages = wordsLoader(import.meta.glob<WordsFile<ConsentMessages>>('./{en,de,fr,es,it,pt}.ts'))
