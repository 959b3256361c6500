import type { Language } from '../../app/sites.ts'
import type { messages as english } from './en.ts'

/** The shape of the words: English has it, every other language satisfies it. */
export type CategoryMessages = typeof english

const modules = import.meta.glob<{ readonly messages: CategoryMessages }>('./{en,de,fr,es,it,pt}.ts')

const loaded = new Map<Language, CategoryMessages>()

/** Loads the words of one language; who draws a category page on the server sends only those it says. */
export const loadCategoryMessages = async (language: Language): Promise<CategoryMessages> => {
  const known = loaded.get(language)
  if (known) return known
  const load = modules[`./${language}.ts`]
  if (!load) throw new Error(`No words for ${language}`)
  const { messages } = await load()
  loaded.set(language, messages)
  return messages
}
