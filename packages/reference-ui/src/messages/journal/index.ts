import type { Language } from '../../app/sites.ts'
import type { messages as english } from './en.ts'

/** The shape of the words: English has it, every other language satisfies it. */
export type JournalMessages = typeof english

const modules = import.meta.glob<{ readonly messages: JournalMessages }>('./{en,de,fr,es,it,pt}.ts')

const loaded = new Map<Language, JournalMessages>()

/** Loads the words of one language; they travel with the page's data. */
export const loadJournalMessages = async (language: Language): Promise<JournalMessages> => {
  const known = loaded.get(language)
  if (known) return known
  const load = modules[`./${language}.ts`]
  if (!load) throw new Error(`No words for ${language}`)
  const { messages } = await load()
  loaded.set(language, messages)
  return messages
}
