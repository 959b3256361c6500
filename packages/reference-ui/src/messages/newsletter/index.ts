import { useCallback } from 'react'
import { type MessagesFile, messagesLoader } from '../messagesLoader.ts'
import { useFetched } from '../useFetched.ts'
import type { messages as english } from './en.ts'

/** The type of the messages: English defines it, and every other language must satisfy it. */
export type NewsletterMessages = typeof english

const loadNewsletterMessages = messagesLoader(
  import.meta.glob<MessagesFile<NewsletterMessages>>('./{en,de,fr,es,it,pt}.ts'),
)

/** Returns the note below the newsletter form; null until it has loaded. */
export const useNewsletterMessages = (hreflang: string): NewsletterMessages | null =>
  useFetched(useCallback(() => loadNewsletterMessages(hreflang), [hreflang]))
