import { useCallback } from 'react'
import { useFetched } from '../useFetched.ts'
import { type WordsFile, wordsLoader } from '../wordsLoader.ts'
import type { messages as english } from './en.ts'

/** The shape of the words: English has it, every other language satisfies it. */
export type ProductMessages = typeof english

const loadProductMessages = wordsLoader(import.meta.glob<WordsFile<ProductMessages>>('./{en,de,fr,es,it,pt}.ts'))

/** The words of what opens over a product page; null until they are there. */
export const useProductMessages = (hreflang: string): ProductMessages | null =>
  useFetched(useCallback(() => loadProductMessages(hreflang), [hreflang]))
