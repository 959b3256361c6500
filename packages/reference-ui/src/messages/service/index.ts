import { type MessagesFile, messagesLoader } from '../messagesLoader.ts'
import type { messages as english } from './en.ts'

/** Shape of the texts: English defines it, and every other language satisfies it. */
export type ServiceMessages = typeof english

/** Loads the texts of the service page, as a part of its data. */
export const loadServiceMessages = messagesLoader(
  import.meta.glob<MessagesFile<ServiceMessages>>('./{en,de,fr,es,it,pt}.ts'),
)
