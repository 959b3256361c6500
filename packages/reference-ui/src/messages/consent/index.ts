import { type MessagesFile, messagesLoader } from '../messagesLoader.ts'
import type { messages as english } from './en.ts'

/** The type of the messages: English defines it, and every other language must satisfy it. */
export type ConsentMessages = typeof english

export const loadConsentMessages = messagesLoader(
  import.meta.glob<MessagesFile<ConsentMessages>>('./{en,de,fr,es,it,pt}.ts'),
)
