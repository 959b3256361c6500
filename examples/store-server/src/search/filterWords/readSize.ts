import type { Reader, TypedSize } from './reader.types.ts'
import { phraseAt, type Token } from './tokens.ts'

const SYSTEMS = ['eu', 'uk', 'us']
const NAMES: Readonly<Record<string, string>> = { small: 's', medium: 'm', large: 'l', '2xl': 'xxl' }
const VALUE = /^(?:\d{1,2}(?:[.,]5|½)?|x{0,2}[sl]|m)$/

const sizeOf = (token: Token | undefined): string | null => {
  const word = NAMES[token?.word ?? ''] ?? token?.word ?? ''
  return VALUE.test(word) ? word : null
}

/** Reads "42", "M" and "39-41". */
const readValue = (tokens: readonly Token[], place: number): (TypedSize & { readonly length: number }) | null => {
  const low = sizeOf(tokens[place])
  if (low === null) return null
  const next = tokens[place + 1]
  const high = next?.isAfterDash === true ? sizeOf(next) : null
  return high === null ? { low, high: low, length: 1 } : { low, high, length: 2 }
}

/** Reads a size behind its word, as in "size M", "UK size 8" and "size EU 42". The site decides what has that size. */
export const readSize: Reader = (tokens, place, { size }) => {
  const before = phraseAt(tokens, place, SYSTEMS)
  const start = before + phraseAt(tokens, place + before, size)
  const behind = phraseAt(tokens, place + start, SYSTEMS)
  const value = start === before ? null : readValue(tokens, place + start + behind)
  if (value === null) return null
  const { length, ...range } = value
  const system = tokens[before > 0 ? place : place + start]?.word
  const typed = before + behind > 0 && system !== undefined ? { ...range, system } : range
  return { kind: 'size', length: start + behind + length, filters: {}, size: typed }
}
