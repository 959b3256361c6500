import { useCallback } from 'react'
import { type MessagesFile, messagesLoader } from '../messagesLoader.ts'
import { useFetched } from '../useFetched.ts'
import type { messages as english } from './en.ts'

/** The type of the messages: English defines it, and every other language must satisfy it. */
export type ReviewFilterMessages = typeof english

const loadReviewFilterMessages = messagesLoader(
  import.meta.glob<MessagesFile<ReviewFilterMessages>>('./{en,de,fr,es,it,pt}.ts'),
)

/** Returns the texts of the filters of the reviews; null until they have loaded. */
export const useReviewFilterMessages = (hreflang: string): ReviewFilterMessages | null =>
  useFetched(useCallback(() => loadReviewFilterMessages(hreflang), [hreflang]))
