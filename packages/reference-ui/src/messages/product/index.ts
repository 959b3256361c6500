import { useEffect, useState } from 'react'
import type { Language } from '../../app/sites.ts'
import type { messages as english } from './en.ts'

/** The shape of the words: English has it, every other language satisfies it. */
export type ProductMessages = typeof english

const modules = import.meta.glob<{ readonly messages: ProductMessages }>('./{en,de,fr,es,it,pt}.ts')

/** The words of what opens over a product page; null until they are there. */
export const useProductMessages = (language: Language): ProductMessages | null => {
  const [words, setWords] = useState<ProductMessages | null>(null)
  useEffect(() => {
    let isStale = false
    modules[`./${language}.ts`]?.().then(({ messages }) => isStale || setWords(messages))
    return () => {
      isStale = true
    }
  }, [language])
  return words
}
