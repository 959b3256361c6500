import { useCallback } from 'react'
import { type MessagesFile, messagesLoader } from '../messagesLoader.ts'
import { useFetched } from '../useFetched.ts'
import type { messages as english } from './en.ts'

/** The type of the messages: English defines it, and every other language must satisfy it. */
export type DeliveryMessages = typeof english

export const loadDeliveryMessages = messagesLoader(
  import.meta.glob<MessagesFile<DeliveryMessages>>('./{en,de,fr,es,it,pt}.ts'),
)

/** Returns the texts of the delivery dates; null until they have loaded. */
export const useDeliveryMessages = (hreflang: string): DeliveryMessages | null =>
  useFetched(useCallback(() => loadDeliveryMessages(hreflang), [hreflang]))
