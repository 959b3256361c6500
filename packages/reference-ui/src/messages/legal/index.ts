import { type MessagesFile, messagesLoader } from '../messagesLoader.ts'
import type { messages as english } from './en.ts'

/** The type of the messages: English defines it, and every other language must satisfy it. */
export type LegalMessages = typeof english

/** Loads the texts that all pages about the company share. */
export const loadLegalMessages = messagesLoader(
  import.meta.glob<MessagesFile<LegalMessages>>('./{en,de,fr,es,it,pt}.ts'),
)
