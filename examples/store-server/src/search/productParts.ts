import type { ContentLanguage } from '../sites/sites.data.ts'

const en = ['hood', 'hoods', 'hooded']
const de = ['kapuze', 'kapuzen']

/**
 * Words, without accents, for a part that some products have in their name and others only in their features. A shell
 * jacket with a hood must not be hidden by a jacket that is called "hooded".
 */
const PARTS: Readonly<Record<ContentLanguage, readonly string[]>> = {
  en,
  'en-GB': en,
  de,
  'de-CH': de,
  fr: ['capuche', 'capuches'],
  es: ['capucha', 'capuchas'],
  it: ['cappuccio', 'cappucci'],
  pt: ['capuz', 'capuzes'],
}

/** Whether a word names a part of a product. */
export const isProductPart = (language: ContentLanguage, word: string): boolean => PARTS[language].includes(word)
