import { useCallback } from 'react'
import { type MessagesFile, messagesLoader } from '../messagesLoader.ts'
import { useFetched } from '../useFetched.ts'
import type { messages as english } from './en.ts'

/** The type of the messages: English defines it, and every other language must satisfy it. */
export type QuickViewMessages = typeof english

const loadQuickViewMessages = messagesLoader(
  import.meta.glob<MessagesFile<QuickViewMessages>>('./{en,de,fr,es,it,pt}.ts'),
)

/** Returns the texts of the quick view; null until they have loaded. */
export const useQuickViewMessages = (hreflang: string): QuickViewMessages | null =>
  useFetched(useCallback(() => loadQuickViewMessages(hreflang), [hreflang]))
