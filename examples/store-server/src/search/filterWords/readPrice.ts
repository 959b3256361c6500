import type { Filters } from '../filters.ts'
import { readAmount, readNumber } from './readAmount.ts'
import { readBound } from './readBound.ts'
import type { Reader } from './reader.types.ts'
import { phraseAt, type Token } from './tokens.ts'

const toMinor = (amount: number): number => Math.round(amount * 100)

const isPlausible = (amount: number): boolean => amount >= 10 && amount <= 5000

/** Whether a number without a currency can only be a price: sizes and volumes are smaller or are no multiples of ten. */
const isRoundPrice = (amount: number): boolean => amount >= 100 && amount <= 5000 && amount % 10 === 0

/** Whether a number without a currency looks like a size: "shoes 42 to $150" does not begin at 42. */
const isSizeLike = (amount: number): boolean => amount < 60 && amount % 10 !== 0

/** Reads "between 100 and 200", "$100 to $200" and "100-200". */
export const readRange: Reader = (tokens, place, { ranges, to }) => {
  for (const [before, between] of [...ranges, ...to.map((word) => [null, word] as const)]) {
    const start = before === null ? 0 : phraseAt(tokens, place, [before])
    const low = before !== null && start === 0 ? null : readAmount(tokens, place + start)
    const middle = place + start + (low?.length ?? 0)
    const hasDash = tokens[middle]?.isAfterDash === true
    const join = phraseAt(tokens, middle, [between])
    const high = low === null || (join === 0 && !hasDash) ? null : readAmount(tokens, middle + join)
    if (low === null || high === null) continue
    const isRange = high.isMoney ? !isSizeLike(low.amount) : low.amount % 10 === 0 && isRoundPrice(high.amount)
    if (start === 0 && !low.isMoney && !isRange) continue
    const [from, top] = [low.amount, high.amount].toSorted((one, other) => one - other)
    const filters = { priceFrom: toMinor(from ?? 0), priceTo: toMinor(top ?? 0) }
    return { kind: 'price', length: start + low.length + join + high.length, filters }
  }
  return null
}

/** Returns the length of a phrase behind a price. "max" before another number belongs to that number. */
const phraseBehind = (tokens: readonly Token[], place: number, phrases: readonly string[]): number => {
  const length = phraseAt(tokens, place, phrases)
  return readNumber(tokens, place + length) === null ? length : 0
}

/** What a price "around 200" may differ from 200, as a share. */
const TOLERANCE = 0.2

/** Reads "around $200" and "200 euros environ" as a range of a fifth less to a fifth more, in whole units. */
export const readAbout: Reader = (tokens, place, { about }) => {
  const before = phraseAt(tokens, place, about)
  const price = readAmount(tokens, place + before)
  if (price === null || !(price.isMoney ? isPlausible(price.amount) : isRoundPrice(price.amount))) return null
  const length = before + price.length
  const after = before > 0 ? 0 : phraseBehind(tokens, place + length, about)
  if (before + after === 0) return null
  const part = (share: number) => toMinor(Math.round(price.amount * share))
  const filters = { priceFrom: part(1 - TOLERANCE), priceTo: part(1 + TOLERANCE) }
  return { kind: 'price', length: length + after, filters }
}

/** Reads "under 300", "300 or less" and "$300": shoppers name the most that they want to pay. */
export const readLimit: Reader = (tokens, place, words) => {
  const { at, orLess, orMore } = words
  const bound = readBound(tokens, place, words)
  const start = bound.length || phraseAt(tokens, place, at)
  const price = readAmount(tokens, place + start)
  if (price === null) return null
  const limit = (length: number, isLowest: boolean) => {
    const filters: Filters = { [isLowest ? 'priceFrom' : 'priceTo']: toMinor(price.amount) }
    return { kind: 'price' as const, length, filters }
  }
  const length = start + price.length
  if (bound.length > 0) return limit(length, bound.isLowest)
  if (price.isMoney ? !isPlausible(price.amount) : !isRoundPrice(price.amount)) return null
  const less = phraseBehind(tokens, place + length, orLess)
  const more = phraseBehind(tokens, place + length, [...orMore, '+'])
  if (more > 0) return limit(length + more, true)
  return less > 0 || price.isMoney ? limit(length + less, false) : null
}
