import { useCallback } from 'react'
import { type MessagesFile, messagesLoader } from '../messagesLoader.ts'
import { useFetched } from '../useFetched.ts'
import type { messages as english } from './en.ts'

/** The type of the messages: English defines it, and every other language must satisfy it. */
export type GiftNoteMessages = typeof english

const loadGiftNoteMessages = messagesLoader(
  import.meta.glob<MessagesFile<GiftNoteMessages>>('./{en,de,fr,es,it,pt}.ts'),
)

/** Returns the sentences about the gift message; null until it has loaded. */
export const useGiftNoteMessages = (hreflang: string): GiftNoteMessages | null =>
  useFetched(useCallback(() => loadGiftNoteMessages(hreflang), [hreflang]))
