import { useCallback } from 'react'
import { type MessagesFile, messagesLoader } from '../messagesLoader.ts'
import { useFetched } from '../useFetched.ts'
import type { messages as english } from './en.ts'

/** The type of the messages: English defines it, and every other language must satisfy it. */
export type MemoryMessages = typeof english

const loadMemoryMessages = messagesLoader(import.meta.glob<MessagesFile<MemoryMessages>>('./{en,de,fr,es,it,pt}.ts'))

/** Returns the texts of the memory; null until they have loaded. */
export const useMemoryMessages = (hreflang: string): MemoryMessages | null =>
  useFetched(useCallback(() => loadMemoryMessages(hreflang), [hreflang]))
