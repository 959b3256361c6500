import { useCallback } from 'react'
import { type MessagesFile, messagesLoader } from '../messagesLoader.ts'
import { useFetched } from '../useFetched.ts'
import type { messages as english } from './en.ts'

/** The type of the messages: English defines it, and every other language must satisfy it. */
export type SizeFinderMessages = typeof english

const loadSizeFinderMessages = messagesLoader(
  import.meta.glob<MessagesFile<SizeFinderMessages>>('./{en,de,fr,es,it,pt}.ts'),
)

/** Returns the texts of the size finder; null until they have loaded. */
export const useSizeFinderMessages = (hreflang: string): SizeFinderMessages | null =>
  useFetched(useCallback(() => loadSizeFinderMessages(hreflang), [hreflang]))
