import type { Language } from '../../app/sites.ts'
import { useFetched } from '../useFetched.ts'
import type { messages as english } from './en.ts'

/** The shape of the words: English has it, every other language satisfies it. */
export type ProductMessages = typeof english

const modules = import.meta.glob<{ readonly messages: ProductMessages }>('./{en,de,fr,es,it,pt}.ts')

/** The words of what opens over a product page; null until they are there. */
export const useProductMessages = (language: Language): ProductMessages | null => {
  const load = modules[`./${language}.ts`]
  if (!load) throw new Error(`No words for ${language}`)
  return useFetched(load)?.messages ?? null
}
