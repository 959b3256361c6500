import { type MessagesFile, messagesLoader } from '../messagesLoader.ts'
import type { messages as english } from './en.ts'

/** The type of the messages: English defines it, and every other language must satisfy it. */
export type CategoryMessages = typeof english

/** Loads the texts of the category pages. The HTML of a category page contains only the texts that the page shows. */
export const loadCategoryMessages = messagesLoader(
  import.meta.glob<MessagesFile<CategoryMessages>>('./{en,de,fr,es,it,pt}.ts'),
)
