import type { PartName } from '@cairn/garments'
import { type ContentLanguage, LANGUAGES, type Language } from '../keys.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import type { PartPatterns } from './partPatterns.types.ts'
import { pt } from './pt.ts'

const PATTERNS: Readonly<Record<Language, PartPatterns>> = { en, de, fr, es, it, pt }

/** How each language names a pocket and a zip of any kind, and a pocket that no picture shows. */
const GENERAL: Readonly<Record<Language, { part: RegExp; hidden: RegExp }>> = {
  en: { part: /\bpockets?\b|\bzip/i, hidden: /inner pocket|its own pocket/i },
  de: { part: /tasche|rei(ß|ss)verschl|\bzip/i, hidden: /Innentasche|eigenen Tasche/i },
  fr: { part: /\bpoches?\b|\bzip/i, hidden: /poche intérieure|propre poche|poche à eau/i },
  es: { part: /\bbolsillos?\b|cremallera/i, hidden: /bolsillo interior|propio bolsillo/i },
  it: { part: /\btasc(a|he)\b|\bzip/i, hidden: /tasca interna|una delle tasche/i },
  pt: { part: /\bbolsos?\b|\bfechos?\b/i, hidden: /bolso interior|próprio bolso/i },
}

/** Returns the language of which a language of the texts is a variant. */
export const baseOf = (language: ContentLanguage): Language =>
  LANGUAGES.find((base) => language === base || language.startsWith(`${base}-`)) ?? 'en'

/** Returns the parts that a text names. */
export function partsNamed(text: string, language: ContentLanguage): Set<PartName> {
  const patterns = PATTERNS[baseOf(language)]
  const names = Object.keys(patterns).filter((name): name is PartName => name in patterns)
  return new Set(names.filter((name) => patterns[name].test(text)))
}

/** Whether a sentence speaks of a pocket or a zip without saying which one; no picture can prove that. */
export function isVague(sentence: string, language: ContentLanguage): boolean {
  const { part, hidden } = GENERAL[baseOf(language)]
  return part.test(sentence) && !hidden.test(sentence) && partsNamed(sentence, language).size === 0
}
