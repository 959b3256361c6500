import { type MessagesFile, messagesLoader } from '../messagesLoader.ts'
import type { messages as english } from './en.ts'

/** The type of the messages: English defines it, and every other language must satisfy it. */
export type ReturnStepsMessages = typeof english

/** Loads the steps of a return, which the pages about the company and the store server show. */
export const loadReturnStepsMessages = messagesLoader(
  import.meta.glob<MessagesFile<ReturnStepsMessages>>('./{en,de,fr,es,it,pt}.ts'),
)
