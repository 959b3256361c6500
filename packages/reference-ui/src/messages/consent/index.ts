import type { Language } from '../../app/sites.ts'
import type { messages as english } from './en.ts'

/** The shape of the words: English has it, every other language satisfies it. */
export type ConsentMessages = typeof english

const modules = import.meta.glob<{ readonly messages: ConsentMessages }>('./{en,de,fr,es,it,pt}.ts')

/** Loads the words of one language. */
export const loadConsentMessages = async (language: Language): Promise<ConsentMessages> => {
  const load = modules[`./${language}.ts`]
  if (!load) throw new Error(`No words for ${language}`)
  return (await load()).messages
}
