import { use } from 'react'
import type { Language } from '../../app/sites.ts'
import type { messages as english } from './en.ts'

/** The shape of the words: English has it, every other language satisfies it. */
export type ProductMessages = typeof english

const modules = import.meta.glob<{ readonly messages: ProductMessages }>('./{en,de,fr,es,it,pt}.ts')

const loading = new Map<Language, Promise<ProductMessages>>()

const load = async (language: Language): Promise<ProductMessages> => {
  const module = modules[`./${language}.ts`]
  if (!module) throw new Error(`No words for ${language}`)
  return (await module()).messages
}

/** The words of what opens over a product page; suspends until they are there. */
export const useProductMessages = (language: Language): ProductMessages => {
  const words = loading.get(language) ?? load(language)
  loading.set(language, words)
  return use(words)
}
