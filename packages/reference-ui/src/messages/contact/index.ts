import { useCallback } from 'react'
import { useFetched } from '../useFetched.ts'
import { type WordsFile, wordsLoader } from '../wordsLoader.ts'
import type { messages as english } from './en.ts'

/** The shape of the words: English has it, every other language satisfies it. */
export type ContactMessages = typeof english

export const loadContactMessages = wordsLoader(import.meta.glob<WordsFile<ContactMessages>>('./{en,de,fr,es,it,pt}.ts'))

/** The words of the contact dialog; null until they are there. */
export const useContactMessages = (hreflang: string): ContactMessages | null =>
  useFetched(useCallback(() => loadContactMessages(hreflang), [hreflang]))
