import { useCallback } from 'react'
import { type MessagesFile, messagesLoader } from '../messagesLoader.ts'
import { useFetched } from '../useFetched.ts'
import type { messages as english } from './en.ts'

/** The type of the messages: English defines it, and every other language must satisfy it. */
export type ProductMessages = typeof english

const loadProductMessages = messagesLoader(import.meta.glob<MessagesFile<ProductMessages>>('./{en,de,fr,es,it,pt}.ts'))

/**
 * Returns the texts of the dialogs over a product page and of the wish-list announcements; null until they have loaded.
 */
export const useProductMessages = (hreflang: string): ProductMessages | null =>
  useFetched(useCallback(() => loadProductMessages(hreflang), [hreflang]))
