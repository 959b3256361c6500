import { type MessagesFile, messagesLoader } from '../messagesLoader.ts'
import type { messages as english } from './en.ts'

/** The type of the messages: English defines it, and every other language must satisfy it. */
export type JournalMessages = typeof english

/** Loads the journal texts. The home page loads them as a part of its data. */
export const loadJournalMessages = messagesLoader(
  import.meta.glob<MessagesFile<JournalMessages>>('./{en,de,fr,es,it,pt}.ts'),
)
