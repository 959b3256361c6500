import { FIXED_FILTER_VALUES } from '../../generated/filters.ts'
import type { ContentLanguage } from '../../sites/sites.data.ts'
import type { Filters } from '../filters.ts'
import { FILTER_WORDS } from './index.ts'
import { readMillimetres, readNumber } from './readAmount.ts'
import type { Kind, Reader } from './reader.types.ts'
import { readAbout, readLimit, readRange } from './readPrice.ts'
import { phraseAt, type Token, tokensOf } from './tokens.ts'

export interface ReadFilter {
  readonly kind: Kind
  readonly filters: Filters
  /** The words as typed. */
  readonly text: string
}

export interface FilterReading {
  /** The query without the words of the filters. */
  readonly rest: string
  readonly found: readonly ReadFilter[]
}

const stepOf = (stars: number): string => (stars >= 4.5 ? '4.5' : stars >= 4 ? '4' : '3')

const readStars: Reader = (tokens, place, { from, stars, orMore, rated }) => {
  const praise = phraseAt(tokens, place, rated)
  if (praise > 0) return { kind: 'rating', length: praise, filters: { rating: [stepOf(4)] } }
  const start = phraseAt(tokens, place, from)
  const number = readNumber(tokens, place + start)
  const after = place + start + 1
  const name = phraseAt(tokens, after, stars)
  if (number === null || number > 5 || name === 0) return null
  const length = start + 1 + name + phraseAt(tokens, after + name, orMore)
  return { kind: 'rating', length, filters: { rating: [stepOf(number)] } }
}

/**
 * Reads a hydrostatic head, as in "waterproof 20,000 mm" or "at least 20,000 mm", as the highest step that it reaches.
 * The filter has no highest value, so "under 20,000 mm" stays in the query as a whole; "waterproof up to 20,000 mm" names
 * what a product reaches.
 */
const readHead: Reader = (tokens, place, { waterproof, upTo, from }) => {
  const before = phraseAt(tokens, place, waterproof)
  const top = phraseAt(tokens, place + before, upTo)
  const start = before + Math.max(top, phraseAt(tokens, place + before, from))
  const head = readMillimetres(tokens, place + start)
  const step = FIXED_FILTER_VALUES.waterproofness.findLast((value) => Number(value) <= (head?.amount ?? 0))
  if (head === null || step === undefined) return null
  const length = start + head.length
  if (top > 0 && before === 0) return { kind: 'feature', length, filters: {} }
  return {
    kind: 'feature',
    length: length + phraseAt(tokens, place + length, waterproof),
    filters: { waterproofness: [step] },
  }
}

const readFeature: Reader = (tokens, place, { waterproof, warm, very, fits }) => {
  const kind = 'feature'
  const isWet = phraseAt(tokens, place, waterproof)
  if (isWet > 0) return { kind, length: isWet, filters: { waterproofness: ['10000'] } }
  const emphasis = phraseAt(tokens, place, very)
  const isWarm = phraseAt(tokens, place + emphasis, warm)
  if (isWarm > 0) return { kind, length: emphasis + isWarm, filters: { warmth: emphasis > 0 ? ['5'] : ['4', '5'] } }
  for (const [fit, phrases] of Object.entries(fits)) {
    const length = phraseAt(tokens, place, phrases)
    if (length > 0) return { kind, length, filters: { fit: [fit] } }
  }
  return null
}

const readActivity: Reader = (tokens, place, { activities }) => {
  for (const [activity, phrases] of Object.entries(activities)) {
    const length = phraseAt(tokens, place, phrases)
    if (length > 0) return { kind: 'activity', length, filters: { activity: [activity] } }
  }
  return null
}

const readPerson: Reader = (tokens, place, { persons }) => {
  for (const [gender, phrases] of Object.entries(persons)) {
    const length = phraseAt(tokens, place, phrases)
    if (length > 0) return { kind: 'person', length, filters: { gender: [gender] } }
  }
  return null
}

/** In the order of precedence: "over 4 stars" is no price. */
const READERS: readonly Reader[] = [
  readStars,
  readRange,
  readAbout,
  readLimit,
  readHead,
  readPerson,
  readFeature,
  readActivity,
]

const readAt: Reader = (tokens, place, words) => {
  for (const reader of READERS) {
    const match = reader(tokens, place, words)
    if (match !== null) return match
  }
  return null
}

const textOf = (tokens: readonly Token[]): string => tokens.map(({ spelt }) => spelt).join(' ')

/**
 * Reads the words of a query that name filters: prices, stars, persons, features and activities. An activity alone stays a word
 * of the search, because the names of products contain it. Null if the query names no filter.
 */
export const readFilterWords = (
  language: ContentLanguage,
  query: string,
  kinds: readonly Kind[] = ['price', 'rating', 'person', 'feature', 'activity'],
): FilterReading | null => {
  const words = FILTER_WORDS[language]
  const tokens = tokensOf(query)
  const found: ReadFilter[] = []
  const rest: Token[] = []
  for (let place = 0; place < tokens.length; ) {
    const match = readAt(tokens, place, words)
    const length = match !== null && kinds.includes(match.kind) ? match.length : 0
    const joining = length === 0 ? phraseAt(tokens, place, words.joining) : 0
    const read = tokens.slice(place, place + Math.max(length, joining, 1))
    if (match !== null && length > 0 && Object.keys(match.filters).length > 0)
      found.push({ ...match, text: textOf(read) })
    else if (joining === 0) rest.push(...read)
    place += read.length
  }
  if (found.length === 0) return null
  if (found.every(({ kind }) => kind === 'activity')) return null
  return { rest: textOf(rest), found }
}
