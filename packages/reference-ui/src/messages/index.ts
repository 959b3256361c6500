import { createContext, createElement, type ReactNode, useContext } from 'react'
import type { Language } from '../app/sites.ts'
import type { messages as english } from './en.ts'
import { type WordsFile, wordsLoader } from './wordsLoader.ts'

/** The shape of the words: English has it, every other language satisfies it. */
export type Messages = typeof english

/** The file of a language as the manifest names it. */
export const messagesFile = (language: Language): string => `./${language}.ts`

/** Loads the words of every page, by the hreflang of the site: one chunk, the only one that a page ships. */
export const loadMessages = wordsLoader(import.meta.glob<WordsFile<Messages>>('./{en,de,fr,es,it,pt}.ts'))

const MessagesContext = createContext<Messages | undefined>(undefined)

export const MessagesProvider = ({ messages, children }: { messages: Messages; children: ReactNode }): ReactNode =>
  createElement(MessagesContext, { value: messages }, children)

/** The words of the page's language. */
export const useMessages = (): Messages => {
  const messages = useContext(MessagesContext)
  if (!messages) throw new Error('useMessages needs a MessagesProvider above it')
  return messages
}
