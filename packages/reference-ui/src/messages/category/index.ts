import { type MessagesFile, messagesLoader } from '../messagesLoader.ts'
import type { messages as english } from './en.ts'

/** Shape of the texts: English defines it, and every other language satisfies it. */
export type CategoryMessages = typeof english

/** A category page that the server renders contains only the texts that it shows. */
export const loadCategoryMessages = messagesLoader(
  import.meta.glob<MessagesFile<CategoryMessages>>('./{en,de,fr,es,it,pt}.ts'),
)
