import type { Catalogue } from '@cairn/core/contracts'
import { facetLabel } from '../search/facets.labels.ts'
import { numberIn } from '../search/ratingLabels.ts'
import type { Language, Site } from '../sites/sites.data.ts'
import { swissSpelling } from '../sites/swissSpelling.ts'

type RatedSite = Pick<Site, 'language' | 'contentLanguage'>
type Rated = { readonly warmth: number | null; readonly waterproofness: number | null }

/** The ratings of a product in the contract. */
type WireRatings = Catalogue.components['schemas']['ProductRatings']

interface Messages {
  readonly colon: string
  readonly warmth: (level: number) => string
  /** What a warmth is for, from 1 to 5. */
  readonly warmths: readonly [string, string, string, string, string]
  /** What the ends of the scale mean, in brackets after a warmth. */
  readonly warmthScale: string
  readonly head: (millimetres: string) => string
  /** What a hydrostatic head is for. */
  readonly heads: { readonly low: string; readonly middle: string; readonly high: string }
  readonly headScale: (low: string, high: string) => string
}

/** The hydrostatic heads from which a product withstands showers, steady rain and heavy rain; our estimate. */
const HEADS = { low: 5000, middle: 10_000, high: 20_000 } as const

const messages: Readonly<Record<Language, Messages>> = {
  en: {
    colon: ': ',
    warmth: (level) => `${level} of 5`,
    warmths: [
      'for mild days',
      'for cool days',
      'for cold days on the move',
      'for days around freezing',
      'for hard frost',
    ],
    warmthScale: '1 for mild days, 5 for hard frost',
    head: (millimetres) => `${millimetres} hydrostatic head`,
    heads: { low: 'for showers and wet snow', middle: 'for steady rain', high: 'for heavy rain all day' },
    headScale: (low, high) => `${low} for showers, ${high} for heavy rain all day`,
  },
  de: {
    colon: ': ',
    warmth: (level) => `${level} von 5`,
    warmths: [
      'für milde Tage',
      'für kühle Tage',
      'für Bewegung an kalten Tagen',
      'für Tage um den Gefrierpunkt',
      'für strengen Frost',
    ],
    warmthScale: '1 = milde Tage, 5 = strenger Frost',
    head: (millimetres) => `${millimetres} Wassersäule`,
    heads: { low: 'für Schauer und nassen Schnee', middle: 'für Dauerregen', high: 'für starken Regen den ganzen Tag' },
    headScale: (low, high) => `${low} = Schauer, ${high} = starker Regen den ganzen Tag`,
  },
  fr: {
    colon: '\u202f: ',
    warmth: (level) => `${level} sur 5`,
    warmths: [
      'pour les journées douces',
      'pour les journées fraîches',
      'pour bouger par temps froid',
      'pour les journées autour de 0\u00a0°C',
      'pour le grand froid',
    ],
    warmthScale: '1 = temps doux, 5 = grand froid',
    head: (millimetres) => `${millimetres} de colonne d’eau`,
    heads: {
      low: 'pour les averses et la neige mouillée',
      middle: 'pour la pluie continue',
      high: 'pour les fortes pluies toute la journée',
    },
    headScale: (low, high) => `${low} = averses, ${high} = fortes pluies toute la journée`,
  },
  es: {
    colon: ': ',
    warmth: (level) => `${level} de 5`,
    warmths: [
      'para días templados',
      'para días frescos',
      'para moverse en días fríos',
      'para días en torno a 0\u00a0°C',
      'para heladas fuertes',
    ],
    warmthScale: '1 = días templados, 5 = heladas fuertes',
    head: (millimetres) => `${millimetres} de columna de agua`,
    heads: {
      low: 'para chubascos y nieve húmeda',
      middle: 'para lluvia continua',
      high: 'para lluvia fuerte todo el día',
    },
    headScale: (low, high) => `${low} = chubascos, ${high} = lluvia fuerte todo el día`,
  },
  it: {
    colon: ': ',
    warmth: (level) => `${level} su 5`,
    warmths: [
      'per giornate miti',
      'per giornate fresche',
      'per muoversi in giornate fredde',
      'per giornate intorno allo zero',
      'per il gelo intenso',
    ],
    warmthScale: '1 = giornate miti, 5 = gelo intenso',
    head: (millimetres) => `${millimetres} di colonna d’acqua`,
    heads: {
      low: 'per rovesci e neve bagnata',
      middle: 'per pioggia continua',
      high: 'per pioggia forte tutto il giorno',
    },
    headScale: (low, high) => `${low} = rovesci, ${high} = pioggia forte tutto il giorno`,
  },
  pt: {
    colon: ': ',
    warmth: (level) => `${level} em 5`,
    warmths: [
      'para dias amenos',
      'para dias frescos',
      'para atividade em dias frios',
      'para dias perto dos 0\u00a0°C',
      'para frio intenso',
    ],
    warmthScale: '1 = dias amenos, 5 = frio intenso',
    head: (millimetres) => `${millimetres} de coluna de água`,
    heads: {
      low: 'para aguaceiros e neve húmida',
      middle: 'para chuva contínua',
      high: 'para chuva forte todo o dia',
    },
    headScale: (low, high) => `${low} = aguaceiros, ${high} = chuva forte todo o dia`,
  },
}

const messagesOf = ({ language, contentLanguage }: RatedSite): Messages =>
  contentLanguage === 'de-CH' ? swissSpelling(messages[language]) : messages[language]

const millimetresIn = ({ contentLanguage }: RatedSite, millimetres: number): string =>
  `${numberIn(contentLanguage, String(millimetres))}\u00a0mm`

const useOfHead = ({ heads }: Messages, millimetres: number): string =>
  heads[millimetres >= HEADS.high ? 'high' : millimetres >= HEADS.middle ? 'middle' : 'low']

/** Returns warmth and waterproofness as numbers and as texts in the language of the site; none that a product lacks. */
export function ratingsOn(site: RatedSite, { warmth, waterproofness }: Rated): WireRatings {
  const words = messagesOf(site)
  const use = warmth === null ? undefined : words.warmths[warmth - 1]
  return {
    ...(warmth !== null &&
      use !== undefined && { warmth: { level: warmth, text: `${words.warmth(warmth)} – ${use}` } }),
    ...(waterproofness !== null && {
      waterproofness: {
        millimetres: waterproofness,
        text: `${words.head(millimetresIn(site, waterproofness))} – ${useOfHead(words, waterproofness)}`,
      },
    }),
  }
}

/** Returns the lines of the feature list that state the ratings and explain their scales. */
export function ratingLines(site: RatedSite, rated: Rated): string[] {
  const words = messagesOf(site)
  const { warmth, waterproofness } = ratingsOn(site, rated)
  const line = (field: 'warmth' | 'waterproofness', text: string, scale: string): string =>
    `${facetLabel(site, field)}${words.colon}${text} (${scale})`
  const headScale = words.headScale(millimetresIn(site, HEADS.low), millimetresIn(site, HEADS.high))
  return [
    ...(warmth === undefined ? [] : [line('warmth', warmth.text, words.warmthScale)]),
    ...(waterproofness === undefined ? [] : [line('waterproofness', waterproofness.text, headScale)]),
  ]
}
