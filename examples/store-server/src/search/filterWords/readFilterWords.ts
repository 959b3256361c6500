import { isGerman } from '../../catalogue/languages.ts'
import type { ContentLanguage } from '../../sites/sites.data.ts'
import type { Filters } from '../filters.ts'
import type { FilterWords } from './filterWords.types.ts'
import { FILTER_WORDS } from './index.ts'
import { readActivity } from './readActivity.ts'
import { readNumber } from './readAmount.ts'
import { readBound } from './readBound.ts'
import type { Kind, Reader, TypedSize } from './reader.types.ts'
import { readFeature, readHead } from './readFeature.ts'
import { readNegated } from './readNegated.ts'
import { readAbout, readLimit, readRange } from './readPrice.ts'
import { readHalf, readSize } from './readSize.ts'
import { readLessWarmth, readWarmth } from './readWarmth.ts'
import { splitGoods } from './splitGoods.ts'
import { phraseAt, type Token, tokensOf } from './tokens.ts'

export interface ReadFilter {
  readonly kind: Kind
  readonly filters: Filters
  readonly size?: TypedSize
  /** The words as typed. */
  readonly text: string
}

export interface FilterReading {
  /** The query without the words of the filters. */
  readonly rest: string
  readonly found: readonly ReadFilter[]
  /** True if the rest lacks only words for goods in general, as "hiking" of "hiking clothes" does. */
  readonly isWithoutGoods?: true
}

const stepOf = (stars: number): string => (stars >= 4.5 ? '4.5' : stars >= 4 ? '4' : '3')

const readStars: Reader = (tokens, place, words) => {
  const { stars, orMore, rated } = words
  const praise = phraseAt(tokens, place, rated)
  if (praise > 0) return { kind: 'rating', length: praise, filters: { rating: [stepOf(4)] } }
  const bound = readBound(tokens, place, words)
  const start = bound.isLowest ? bound.length : 0
  const number = readNumber(tokens, place + start)
  const after = place + start + 1
  const name = phraseAt(tokens, after, stars)
  if (number === null || number > 5 || name === 0) return null
  const length = start + 1 + name + phraseAt(tokens, after + name, orMore)
  return { kind: 'rating', length, filters: { rating: [stepOf(number)] } }
}

const readPerson: Reader = (tokens, place, { persons }) => {
  for (const [gender, phrases] of Object.entries(persons)) {
    const length = phraseAt(tokens, place, phrases)
    if (length > 0) return { kind: 'person', length, filters: { gender: [gender] } }
  }
  return null
}

/** In the order of precedence: "size 42 to $150" is no range of prices, "over 4 stars" no price, "under 9.5" no size. */
const READERS: readonly Reader[] = [
  readSize,
  readStars,
  readRange,
  readAbout,
  readLimit,
  readHead,
  readPerson,
  readLessWarmth,
  readNegated,
  readFeature,
  readWarmth,
  readActivity,
  readHalf,
]

const readAt: Reader = (tokens, place, words) => {
  for (const reader of READERS) {
    const match = reader(tokens, place, words)
    if (match !== null) return match
  }
  return null
}

const textOf = (tokens: readonly Token[]): string => tokens.map(({ spelt }) => spelt).join(' ')

export const ALL_KINDS: readonly Kind[] = ['price', 'rating', 'person', 'size', 'negated', 'feature', 'activity']

/** Returns the words of a query for a gift or for goods in general, in which a person needs no article. */
const withRecipients = ({ persons, recipients, ...words }: FilterWords): FilterWords => ({
  ...words,
  recipients,
  persons: {
    women: [...persons.women, ...recipients.women],
    men: [...persons.men, ...recipients.men],
  },
})

const readTokens = (tokens: readonly Token[], words: FilterWords, kinds: readonly Kind[]): FilterReading | null => {
  const found: ReadFilter[] = []
  const rest: Token[] = []
  let hasNegated = false
  let giftLength = 0
  let hasGoods = false
  for (let place = 0; place < tokens.length; ) {
    const match = readAt(tokens, place, words)
    const isNegated = match?.kind === 'negated'
    const isRead = match !== null && kinds.includes(match.kind)
    const length = match !== null && (isRead || isNegated) ? match.length : 0
    const gift = length === 0 ? phraseAt(tokens, place, words.gifts) : 0
    const kind = length + gift === 0 ? phraseAt(tokens, place, words.kindsOfGoods) : 0
    const goods = length + gift + kind === 0 ? phraseAt(tokens, place, words.goods) : 0
    const joining = length + gift + kind + goods === 0 ? phraseAt(tokens, place, words.joining) : 0
    const read = tokens.slice(place, place + Math.max(length, gift, kind, goods, joining, 1))
    if (isRead && (match.size !== undefined || Object.keys(match.filters).length > 0))
      found.push({ ...match, text: textOf(read) })
    else if (joining + goods === 0 && !isNegated) rest.push(...read)
    hasNegated ||= isNegated
    giftLength += gift
    hasGoods ||= goods > 0
    place += read.length
  }
  const isOfAnyKind = (giftLength > 0 || hasGoods) && rest.length === giftLength
  const isWithoutGoods = hasGoods && !hasNegated && !isOfAnyKind && found.length === 0
  const reading = { rest: isOfAnyKind ? '' : textOf(rest), found, ...(isWithoutGoods && { isWithoutGoods }) }
  if (found.length === 0) return isOfAnyKind || ((hasNegated || hasGoods) && rest.length > 0) ? reading : null
  if (found.some(({ kind }) => kind !== 'activity')) return reading
  // Only activities are left, which stay words; the other words that were read must still leave the query.
  return hasNegated || hasGoods
    ? readTokens(
        tokens,
        words,
        kinds.filter((kind) => kind !== 'activity'),
      )
    : null
}

/**
 * Reads the words of a query that name filters: prices, stars, persons, sizes, features and activities. An activity
 * alone stays a word of the search, because the names of products contain it. Words for a gift of any kind are left
 * out if no other word remains, words for goods in general always. Null if the query names no filter, negates none and
 * has no such words.
 */
export const readFilterWords = (
  language: ContentLanguage,
  query: string,
  kinds: readonly Kind[] = ALL_KINDS,
): FilterReading | null => {
  const words = FILTER_WORDS[language]
  const tokens = tokensOf(query).flatMap((token) => (isGerman(language) ? splitGoods(token, words.goods) : token))
  const gift = tokens.some((_, place) => phraseAt(tokens, place, [...words.gifts, ...words.goods]) > 0)
    ? readTokens(tokens, withRecipients(words), kinds)
    : null
  // Beside a kind of product, as in "gift card for men", a person without an article stays a word of the search.
  return gift?.rest === '' ? gift : readTokens(tokens, words, kinds)
}
