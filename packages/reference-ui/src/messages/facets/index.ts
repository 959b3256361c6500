import { type MessagesFile, messagesLoader } from '../messagesLoader.ts'
import type { messages as english } from './en.ts'

/**
 * The type of the messages: English defines it, and every other language must satisfy it. All of them are plain texts,
 * because the page sends them as data.
 */
export type FacetMessages = { readonly [Name in keyof typeof english]: string }

/** Loads the texts of the price facet. */
export const loadFacetMessages = messagesLoader(
  import.meta.glob<MessagesFile<FacetMessages>>('./{en,de,fr,es,it,pt}.ts'),
)
