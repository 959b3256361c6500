import { createContext, createElement, type ReactNode, useContext } from 'react'
import type { Language } from '../app/shop/sites.ts'
import type { messages as english } from './en.ts'
import { type MessagesFile, messagesLoader } from './messagesLoader.ts'

/** The type of the messages: English defines it, and every other language must satisfy it. */
export type Messages = typeof english

/** Returns the path of a language's message file relative to this folder, such as `./de.ts`. */
export const messagesFile = (language: Language): string => `./${language}.ts`

/**
 * Loads the texts that every page needs, in the language of the site's hreflang, as one chunk. All other texts are in
 * separate chunks, which load when they are needed.
 */
export const loadMessages = messagesLoader(import.meta.glob<MessagesFile<Messages>>('./{en,de,fr,es,it,pt}.ts'))

const MessagesContext = createContext<Messages | undefined>(undefined)

export const MessagesProvider = ({ messages, children }: { messages: Messages; children: ReactNode }): ReactNode =>
  createElement(MessagesContext, { value: messages }, children)

/** Returns the texts in the language of the page. */
export const useMessages = (): Messages => {
  const messages = useContext(MessagesContext)
  if (!messages) throw new Error('useMessages needs a MessagesProvider above it')
  return messages
}
