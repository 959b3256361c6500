import { useCallback } from 'react'
import { type MessagesFile, messagesLoader } from '../messagesLoader.ts'
import { useFetched } from '../useFetched.ts'
import type { messages as english } from './en.ts'

/** The type of the messages: English defines it, and every other language must satisfy it. */
export type CodesMessages = typeof english

/** Loads the texts of the field for coupons and gift cards and of the notices, in the language of the site. */
export const loadCodesMessages = messagesLoader(
  import.meta.glob<MessagesFile<CodesMessages>>('./{en,de,fr,es,it,pt}.ts'),
)

/** Returns the texts of the field for coupons and gift cards; null until they have loaded. */
export const useCodesMessages = (hreflang: string): CodesMessages | null =>
  useFetched(useCallback(() => loadCodesMessages(hreflang), [hreflang]))
