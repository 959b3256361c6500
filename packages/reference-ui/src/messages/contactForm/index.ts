import { useCallback } from 'react'
import { type MessagesFile, messagesLoader } from '../messagesLoader.ts'
import { useFetched } from '../useFetched.ts'
import type { messages as english } from './en.ts'

/** The type of the messages: English defines it, and every other language must satisfy it. */
export type ContactFormMessages = typeof english

export const loadContactFormMessages = messagesLoader(
  import.meta.glob<MessagesFile<ContactFormMessages>>('./{en,de,fr,es,it}.ts'),
)

/** Returns the texts of the form in the contact dialog; null until they have loaded. */
export const useContactFormMessages = (locale: string): ContactFormMessages | null =>
  useFetched(useCallback(() => loadContactFormMessages(locale), [locale]))
