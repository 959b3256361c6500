import { useCallback } from 'react'
import { type MessagesFile, messagesLoader } from '../messagesLoader.ts'
import { useFetched } from '../useFetched.ts'
import type { messages as english } from './en.ts'

/** The type of the messages: English defines it, and every other language must satisfy it. */
export type ContactMessages = typeof english

export const loadContactMessages = messagesLoader(
  import.meta.glob<MessagesFile<ContactMessages>>('./{en,de,fr,es,it,pt}.ts'),
)

/** Returns the texts of the contact dialog; null until they have loaded. */
export const useContactMessages = (hreflang: string): ContactMessages | null =>
  useFetched(useCallback(() => loadContactMessages(hreflang), [hreflang]))
