import { type WordsFile, wordsLoader } from '../wordsLoader.ts'
import type { messages as english } from './en.ts'

/** The shape of the words: English has it, every other language satisfies it. */
export type AccountMessages = typeof english

/** Nobody needs them before somebody is signed in. */
export const loadAccountMessages = wordsLoader(import.meta.glob<WordsFile<AccountMessages>>('./{en,de,fr,es,it,pt}.ts'))
