import { type WordsFile, wordsLoader } from '../wordsLoader.ts'
import type { messages as english } from './en.ts'

/** The shape of the words: English has it, every other language satisfies it. */
export type JournalMessages = typeof english

/** They travel with the page's data. */
export const loadJournalMessages = wordsLoader(import.meta.glob<WordsFile<JournalMessages>>('./{en,de,fr,es,it,pt}.ts'))
