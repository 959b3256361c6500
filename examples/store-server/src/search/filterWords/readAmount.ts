import { phraseAt, type Token } from './tokens.ts'

const CURRENCIES = [
  ...['eur', 'euro', 'euros', 'chf', 'usd', 'gbp', 'dollar', 'dollars', 'pound', 'pounds', 'franken', 'pfund'],
  ...['francs', 'livres', 'dolares', 'libras', 'francos', 'dollari', 'sterline', 'franchi'],
]

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

const numberOf = (word: string | undefined): number | null => {
  const digits = /^(\d{1,6}(?:[.,]\d{1,2})?)(?:eur|euros?|chf|usd|gbp)?$/.exec(word ?? '')?.[1]
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
  return { amount, length, isMoney: number.hasCurrency || length > 1 || /\D$/.test(number.word) }
}
