import { createContext, createElement, type ReactNode, useContext } from 'react'
import type { Language } from '../app/sites.ts'
import type { messages as english } from './en.ts'

/** The shape of the words: English has it, every other language satisfies it. */
export type Messages = typeof english

const modules = import.meta.glob<{ readonly messages: Messages }>('./{en,de,fr,es,it,pt}.ts')

/** The file of a language as the manifest names it. */
export const messagesFile = (language: Language): string => `./${language}.ts`

const loaded = new Map<Language, Messages>()

/** Loads the words of one language: one chunk, the only one that a page ships. */
export const loadMessages = async (language: Language): Promise<Messages> => {
  const known = loaded.get(language)
  if (known) return known
  const load = modules[messagesFile(language)]
  if (!load) throw new Error(`No words for ${language}`)
  const { messages } = await load()
  loaded.set(language, messages)
  return messages
}

const MessagesContext = createContext<Messages | undefined>(undefined)

export const MessagesProvider = ({ messages, children }: { messages: Messages; children: ReactNode }): ReactNode =>
  createElement(MessagesContext, { value: messages }, children)

/** The words of the page's language. */
export const useMessages = (): Messages => {
  const messages = useContext(MessagesContext)
  if (!messages) throw new Error('useMessages needs a MessagesProvider above it')
  return messages
}
