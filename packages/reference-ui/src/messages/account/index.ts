import { type MessagesFile, messagesLoader } from '../messagesLoader.ts'
import type { messages as english } from './en.ts'

/** The type of the messages: English defines it, and every other language must satisfy it. */
export type AccountMessages = typeof english

/** Loads the account texts. They are a separate chunk, because most visitors without an account do not need them. */
export const loadAccountMessages = messagesLoader(
  import.meta.glob<MessagesFile<AccountMessages>>('./{en,de,fr,es,it,pt}.ts'),
)
