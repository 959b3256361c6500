import { useCallback } from 'react'
import { type MessagesFile, messagesLoader } from '../messagesLoader.ts'
import { useFetched } from '../useFetched.ts'
import type { messages as english } from './en.ts'

/** The type of the messages: English defines it, and every other language must satisfy it. */
export type BackInStockMessages = typeof english

const loadBackInStockMessages = messagesLoader(
  import.meta.glob<MessagesFile<BackInStockMessages>>('./{en,de,fr,es,it,pt}.ts'),
)

/** Returns the texts of the form; null until they have loaded. */
export const useBackInStockMessages = (hreflang: string): BackInStockMessages | null =>
  useFetched(useCallback(() => loadBackInStockMessages(hreflang), [hreflang]))
