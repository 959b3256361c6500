import type { Language } from '../../app/sites.ts'
import type { messages as english } from './en.ts'

/** The shape of the words: English has it, every other language satisfies it. */
export type AccountMessages = typeof english

const modules = import.meta.glob<{ readonly messages: AccountMessages }>('./{en,de,fr,es,it,pt}.ts')

/** Loads the words of one language: nobody needs them before somebody is signed in. */
export const loadAccountMessages = async (language: Language): Promise<AccountMessages> => {
  const load = modules[`./${language}.ts`]
  if (!load) throw new Error(`No words for ${language}`)
  return (await load()).messages
}
