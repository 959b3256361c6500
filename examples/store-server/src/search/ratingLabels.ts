import type { ContentLanguage, Language, Site } from '../sites/sites.data.ts'
import type { Field } from './filters.ts'

interface RatingLabels {
  /** From slim to relaxed. */
  readonly fits: readonly [slim: string, regular: string, relaxed: string]
  /** From 1 to 5. Each label must be clear without its facet, because it stands on a chip. */
  readonly warmths: readonly [string, string, string, string, string]
  readonly waterproofFrom: (millimetres: string) => string
  readonly starsFrom: (stars: string) => string
}

const labels: Readonly<Record<Language, RatingLabels>> = {
  en: {
    fits: ['Slim fit', 'Regular fit', 'Relaxed fit'],
    warmths: ['Minimal warmth', 'Light warmth', 'Medium warmth', 'Warm', 'Very warm'],
    waterproofFrom: (millimetres) => `Waterproof from ${millimetres}\u00a0mm`,
    starsFrom: (stars) => `${stars} stars and up`,
  },
  de: {
    fits: ['Schmal geschnitten', 'Normal geschnitten', 'Weit geschnitten'],
    warmths: ['Kaum wärmend', 'Leicht wärmend', 'Mittelwarm', 'Warm', 'Sehr warm'],
    waterproofFrom: (millimetres) => `Wasserdicht ab ${millimetres}\u00a0mm`,
    starsFrom: (stars) => `Ab ${stars} Sternen`,
  },
  fr: {
    fits: ['Coupe ajustée', 'Coupe standard', 'Coupe ample'],
    warmths: ['Très peu chaud', 'Peu chaud', 'Moyennement chaud', 'Chaud', 'Très chaud'],
    waterproofFrom: (millimetres) => `Imperméable dès ${millimetres}\u00a0mm`,
    starsFrom: (stars) => `${stars} étoiles et plus`,
  },
  es: {
    fits: ['Corte ajustado', 'Corte normal', 'Corte holgado'],
    warmths: ['Muy poco abrigo', 'Poco abrigo', 'Abrigo medio', 'Abrigado', 'Muy abrigado'],
    waterproofFrom: (millimetres) => `Impermeable desde ${millimetres}\u00a0mm`,
    starsFrom: (stars) => `${stars} estrellas o más`,
  },
  it: {
    fits: ['Vestibilità aderente', 'Vestibilità regolare', 'Vestibilità comoda'],
    warmths: ['Calore minimo', 'Poco caldo', 'Calore medio', 'Caldo', 'Molto caldo'],
    waterproofFrom: (millimetres) => `Impermeabile da ${millimetres}\u00a0mm`,
    starsFrom: (stars) => `${stars} stelle e oltre`,
  },
  pt: {
    fits: ['Corte justo', 'Corte normal', 'Corte largo'],
    warmths: ['Calor mínimo', 'Calor ligeiro', 'Calor médio', 'Quente', 'Muito quente'],
    waterproofFrom: (millimetres) => `Impermeável a partir de ${millimetres}\u00a0mm`,
    starsFrom: (stars) => `${stars} estrelas ou mais`,
  },
}

const FITS = ['slim', 'regular', 'relaxed']

/** Writes a number as the language does. Plain `pt` formats numbers as in Brazil. */
export const numberIn = (language: ContentLanguage, value: string): string =>
  new Intl.NumberFormat(language === 'pt' ? 'pt-PT' : language).format(Number(value))

/** Returns the label of a fit, a warmth, a waterproofness or a number of stars; undefined for any other field. */
export const ratingLabel = (
  { language, contentLanguage }: Pick<Site, 'language' | 'contentLanguage'>,
  field: Field,
  value: string,
): string | undefined => {
  const { fits, warmths, waterproofFrom, starsFrom } = labels[language]
  if (field === 'fit') return fits[FITS.indexOf(value)]
  if (field === 'warmth') return warmths[Number(value) - 1]
  if (field === 'waterproofness') return waterproofFrom(numberIn(contentLanguage, value))
  return field === 'rating' ? starsFrom(numberIn(contentLanguage, value)) : undefined
}
