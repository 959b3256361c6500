import { type MessagesFile, messagesLoader } from '../messagesLoader.ts'
import type { messages as english } from './en.ts'

/** Shape of the texts: English defines it, and every other language satisfies it. */
export type ConsentMessages = typeof english

export const loadConsentMessages = messagesLoader(
  import.meta.glob<MessagesFile<ConsentMessages>>('./{en,de,fr,es,it,pt}.ts'),
)
