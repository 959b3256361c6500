import type { ContentLanguage } from '../keys.ts'

/** The region whose number format a language uses; `en` is the language of the US site. */
const LOCALES: Readonly<Record<ContentLanguage, string>> = {
  en: 'en-US',
  'en-GB': 'en-GB',
  de: 'de-DE',
  'de-CH': 'de-CH',
  fr: 'fr-FR',
  es: 'es-ES',
  it: 'it-IT',
  pt: 'pt-PT',
}

const GRAMS_PER_OUNCE = 28.349523125
const CENTIMETRES_PER_INCH = 2.54
/** Grams per square metre that equal one ounce per square yard. */
const GSM_PER_OUNCE = 33.90575

const isAmerican = (language: ContentLanguage): boolean => language === 'en'

/** The formatters that were used before; a formatter costs far more than a format. */
const formatters = new Map<string, Intl.NumberFormat>()

function formatted(language: ContentLanguage, value: number, options: Intl.NumberFormatOptions = {}): string {
  const key = `${language} ${JSON.stringify(options)}`
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(LOCALES[language], options)
  formatters.set(key, formatter)
  return formatter.format(value)
}

/** Writes a number and its unit, which no line break separates. `Intl` writes a normal space in most languages. */
const inUnit = (language: ContentLanguage, unit: string, value: number, digits: number): string =>
  formatted(language, value, { style: 'unit', unit, maximumFractionDigits: digits }).replaceAll(' ', '\u00a0')

/** Writes a weight: in ounces on the US site, in grams elsewhere. */
export const weightIn = (language: ContentLanguage, grams: number): string =>
  isAmerican(language) ? inUnit(language, 'ounce', grams / GRAMS_PER_OUNCE, 1) : inUnit(language, 'gram', grams, 0)

/** Writes a length: in inches on the US site, in centimetres elsewhere. */
export const lengthIn = (language: ContentLanguage, centimetres: number): string =>
  isAmerican(language)
    ? inUnit(language, 'inch', centimetres / CENTIMETRES_PER_INCH, 1)
    : inUnit(language, 'centimeter', centimetres, 1)

/** Writes the height of a sole. Shops in the US give it in millimetres too. */
export const millimetresIn = (language: ContentLanguage, millimetres: number): string =>
  inUnit(language, 'millimeter', millimetres, 0)

/** Writes the weight of cloth per area. */
export const clothWeightIn = (language: ContentLanguage, gramsPerSquareMetre: number): string =>
  isAmerican(language)
    ? `${inUnit(language, 'ounce', gramsPerSquareMetre / GSM_PER_OUNCE, 1)}/yd²`
    : `${inUnit(language, 'gram', gramsPerSquareMetre, 0)}/m²`

/** Writes a share of a hundred. */
export const percentIn = (language: ContentLanguage, percent: number): string =>
  formatted(language, percent / 100, { style: 'percent' })

export const numberIn = (language: ContentLanguage, value: number): string => formatted(language, value)
