import { phraseAt, type Token } from './tokens.ts'

/** Signs that shoppers also write without a space: "300kr". */
const CODES = ['eur', 'euro', 'euros', 'chf', 'sfr', 'fr', 'usd', 'gbp', 'kr', 'nok', 'sek', 'dkk']

const CURRENCIES = [
  ...CODES,
  ...['dollar', 'dollars', 'bucks', 'pound', 'pounds', 'quid', 'kronor', 'kroner', 'krona', 'krone'],
  ...['franken', 'pfund', 'kronen', 'francs', 'livres', 'couronnes', 'dolares', 'libras', 'francos', 'coronas'],
  ...['dollari', 'sterline', 'franchi', 'corone', 'coroas'],
]

/** "Fr" is also the French system of sizes, so a number below this one beside it is no money without other words. */
const LOWEST_FRANCS = 60

/** Units after a number that is no price: the volume of a pack, a length, a weight, a hydrostatic head. */
const UNITS = [
  ...['l', 'liter', 'liters', 'litre', 'litres', 'litro', 'litros', 'litri', 'ml', 'mm', 'cm', 'm', 'km'],
  ...['g', 'gram', 'grams', 'gramm', 'gramos', 'grammi', 'gramas', 'kg', 'denier', 'grad', 'degrees'],
]

interface Amount {
  readonly amount: number
  /** Number of tokens of the amount and its currency. */
  readonly length: number
}

interface PriceAmount extends Amount {
  /** True if the amount has a currency. */
  readonly isMoney: boolean
}

const NUMBER = new RegExp(`^(?:${CODES.join('|')})?(\\d{1,6}(?:[.,]\\d{1,2})?)(?:${CODES.join('|')})?$`)

const numberOf = (word: string | undefined): number | null => {
  const digits = NUMBER.exec(word ?? '')?.[1]
  return digits === undefined ? null : Number(digits.replace(',', '.'))
}

/** Reads a plain number of a query; null if there is none. */
export const readNumber = (tokens: readonly Token[], place: number): number | null => numberOf(tokens[place]?.word)

/** Reads a length such as "20000 mm" or "20000mm"; null for anything else. */
export const readMillimetres = (tokens: readonly Token[], place: number): Amount | null => {
  const [first, second] = [tokens[place]?.word ?? '', tokens[place + 1]?.word]
  const joined = /^(\d+)mm$/.exec(first)?.[1]
  if (joined !== undefined) return { amount: Number(joined), length: 1 }
  const amount = second === 'mm' ? numberOf(first) : null
  return amount === null ? null : { amount, length: 2 }
}

/** Reads a price with or without a currency before or after it; null for anything else, such as "30 litres". */
export const readAmount = (tokens: readonly Token[], place: number): PriceAmount | null => {
  const before = phraseAt(tokens, place, CURRENCIES)
  const number = tokens[place + before]
  const amount = numberOf(number?.word)
  if (number === undefined || amount === null || phraseAt(tokens, place + before + 1, UNITS) > 0) return null
  const length = before + 1 + phraseAt(tokens, place + before + 1, CURRENCIES)
  const text = tokens.slice(place, place + length).map(({ word }) => word)
  const signs = text.join('').replace(/[\d.,]/g, '')
  const isMoney = number.hasCurrency || (signs === 'fr' ? amount >= LOWEST_FRANCS : signs !== '')
  return { amount, length, isMoney }
}
