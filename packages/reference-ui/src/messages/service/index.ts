import { type MessagesFile, messagesLoader } from '../messagesLoader.ts'
import type { messages as english } from './en.ts'

/** The type of the messages: English defines it, and every other language must satisfy it. */
export type ServiceMessages = typeof english

/** Loads the texts of the service page. The page loads them as a part of its data. */
export const loadServiceMessages = messagesLoader(
  import.meta.glob<MessagesFile<ServiceMessages>>('./{en,de,fr,es,it,pt}.ts'),
)
