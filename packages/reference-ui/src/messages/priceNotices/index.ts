import { type MessagesFile, messagesLoader } from '../messagesLoader.ts'
import type { messages as english } from './en.ts'

/** The type of the messages: English defines it, and every other language must satisfy it. */
export type PriceNoticeMessages = typeof english

export const loadPriceNoticeMessages = messagesLoader(
  import.meta.glob<MessagesFile<PriceNoticeMessages>>('./{en,de,fr,es,it,pt}.ts'),
)
