import { type MessagesFile, messagesLoader } from '../messagesLoader.ts'
import type { messages as english } from './en.ts'

/** Shape of the texts: English defines it, and every other language satisfies it. */
export type JournalMessages = typeof english

/** Loads the journal texts, as a part of the data of the home page. */
export const loadJournalMessages = messagesLoader(
  import.meta.glob<MessagesFile<JournalMessages>>('./{en,de,fr,es,it,pt}.ts'),
)
