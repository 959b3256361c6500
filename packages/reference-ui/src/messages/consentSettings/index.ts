import { type MessagesFile, messagesLoader } from '../messagesLoader.ts'
import type { messages as english } from './en.ts'

/** The type of the messages: English defines it, and every other language must satisfy it. */
export type ConsentSettingsMessages = typeof english

export const loadConsentSettingsMessages = messagesLoader(
  import.meta.glob<MessagesFile<ConsentSettingsMessages>>('./{en,de,fr,es,it,pt}.ts'),
)
