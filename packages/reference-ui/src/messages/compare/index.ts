import { type MessagesFile, messagesLoader } from '../messagesLoader.ts'
import type { messages as english } from './en.ts'

/** The type of the messages: English defines it, and every other language must satisfy it. */
export type CompareMessages = { readonly [Key in keyof typeof english]: string }

/** Loads the texts of the comparison. The page loads them as a part of its data, so they are texts without arguments. */
export const loadCompareMessages = messagesLoader(
  import.meta.glob<MessagesFile<CompareMessages>>('./{en,de,fr,es,it,pt}.ts'),
)
