import { type MessagesFile, messagesLoader } from '../messagesLoader.ts'
import type { messages as english } from './en.ts'

/** The type of the messages: English defines it, and every other language must satisfy it. */
export type AccountLeadMessages = Readonly<Record<keyof typeof english, string>>

export const loadAccountLeadMessages = messagesLoader(
  import.meta.glob<MessagesFile<AccountLeadMessages>>('./{en,de,fr,es,it,pt}.ts'),
)
