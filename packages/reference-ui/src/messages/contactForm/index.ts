import { useCallback } from 'react'
import { useFetched } from '../useFetched.ts'
import { type WordsFile, wordsLoader } from '../wordsLoader.ts'
import type { messages as english } from './en.ts'

/** The shape of the words: English has it, every other language satisfies it. */
export type ContactFormMessages = typeof english

export const loadContactFormMessages = wordsLoader(
  import.meta.glob<WordsFile<ContactFormMessages>>('./{en,de,fr,es,it}.ts'),
)

/** The words of the form in the contact dialog; null until they are there. */
export const useContactFormMessages = (locale: string): ContactFormMessages | null =>
  useFetched(useCallback(() => loadContactFormMessages(locale), [locale]))
