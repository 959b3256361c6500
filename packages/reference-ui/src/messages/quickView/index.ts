import { useCallback } from 'react'
import { useFetched } from '../useFetched.ts'
import { type WordsFile, wordsLoader } from '../wordsLoader.ts'
import type { messages as english } from './en.ts'

/** The shape of the words: English has it, every other language satisfies it. */
export type QuickViewMessages = typeof english

const loadQuickViewMessages = wordsLoader(import.meta.glob<WordsFile<QuickViewMessages>>('./{en,de,fr,es,it,pt}.ts'))

/** The words of the quick view; null until they are there. */
export const useQuickViewMessages = (hreflang: string): QuickViewMessages | null =>
  useFetched(useCallback(() => loadQuickViewMessages(hreflang), [hreflang]))
