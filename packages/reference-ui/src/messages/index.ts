import { createContext, createElement, type ReactNode, useContext } from 'react'
import type { Language } from '../app/sites.ts'
import type { messages as english } from './en.ts'

/** The shape of the words: English has it, every other language satisfies it. */
export type Messages = typeof english

interface Words {
  readonly messages: Messages
  /** Areas that one country spells otherwise, by hreflang. */
  readonly spelling?: { readonly [hreflang: string]: Partial<Messages> }
}

const modules = import.meta.glob<Words>('./{en,de,fr,es,it,pt}.ts')

/** The file of a language as the manifest names it. */
export const messagesFile = (language: Language): string => `./${language}.ts`

const loaded = new Map<string, Messages>()

/** Loads the words of one language, as the country of `hreflang` spells them: one chunk, the only one that a page ships. */
export const loadMessages = async (language: Language, hreflang: string = language): Promise<Messages> => {
  const known = loaded.get(hreflang)
  if (known) return known
  const load = modules[messagesFile(language)]
  if (!load) throw new Error(`No words for ${language}`)
  const { messages, spelling } = await load()
  const spelt = { ...messages, ...spelling?.[hreflang] }
  loaded.set(hreflang, spelt)
  return spelt
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
