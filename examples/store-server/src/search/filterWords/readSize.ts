import type { SizeNames } from './filterWords.types.ts'
import type { Reader, TypedSize } from './reader.types.ts'
import { phraseAt, type Token } from './tokens.ts'

const SYSTEMS = ['eu', 'uk', 'us']
const HALF = /^\d{1,2}(?:[.,]5|½)$/
const VALUE = /^(?:\d{1,2}(?:[.,]5|½)?|x{0,2}[sl]|m)$/
/** The first word of a name that means a size without a word for size beside it: "extra large". */
const DISTINCT = /^(?:extra|\d?x+)$/

interface SizeWords {
  readonly value: string
  readonly length: number
}

/** Reads the longest name of a size: "large", "extra large". */
const readName = (tokens: readonly Token[], place: number, names: SizeNames): SizeWords | null => {
  const found = Object.entries(names).map(([value, phrases]) => ({ value, length: phraseAt(tokens, place, phrases) }))
  const [longest] = found.toSorted((one, other) => other.length - one.length)
  return longest === undefined || longest.length === 0 ? null : longest
}

const readOne = (tokens: readonly Token[], place: number, names: SizeNames): SizeWords | null => {
  const word = tokens[place]?.word ?? ''
  return readName(tokens, place, names) ?? (VALUE.test(word) ? { value: word, length: 1 } : null)
}

/** Reads "42", "M", "extra large" and "39-41". */
const readValue = (tokens: readonly Token[], place: number, names: SizeNames) => {
  const low = readOne(tokens, place, names)
  if (low === null) return null
  const next = place + low.length
  const high = tokens[next]?.isAfterDash === true ? readOne(tokens, next, names) : null
  return { low: low.value, high: (high ?? low).value, length: low.length + (high?.length ?? 0) }
}

/** Reads the name of a size before a word for size, as in "large size"; "extra large" needs no such word. */
const readNamed: Reader = (tokens, place, { size, sizeNames }) => {
  const name = readName(tokens, place, sizeNames)
  if (name === null) return null
  const { value, length } = name
  const behind = phraseAt(tokens, place + length, size)
  // In "small jacket size 42", and in "small size 42", the number is the size.
  const isNamed = behind > 0 && readOne(tokens, place + length + behind, sizeNames) === null
  if (!isNamed && !DISTINCT.test(tokens[place]?.word ?? '')) return null
  return {
    kind: 'size',
    length: length + (isNamed ? behind : 0),
    filters: {},
    size: { low: value, high: value },
  }
}

/**
 * Reads a size beside its word, as in "size M", "large size", "UK size 8" and "size EU 42". The site decides what has
 * that size.
 */
export const readSize: Reader = (tokens, place, words) => {
  const { size, sizeNames } = words
  const before = phraseAt(tokens, place, SYSTEMS)
  const start = before + phraseAt(tokens, place + before, size)
  const behind = phraseAt(tokens, place + start, SYSTEMS)
  const value = start === before ? null : readValue(tokens, place + start + behind, sizeNames)
  if (value === null) return readNamed(tokens, place, words)
  const { length, ...range } = value
  const system = tokens[before > 0 ? place : place + start]?.word
  const typed: TypedSize = before + behind > 0 && system !== undefined ? { ...range, system } : range
  return { kind: 'size', length: start + behind + length, filters: {}, size: typed }
}

/** Reads a half number without a word for size, as in "shoes 9.5". It stays a word if no product has that size. */
export const readHalf: Reader = (tokens, place) => {
  const token = tokens[place]
  if (token === undefined || token.hasCurrency || token.isAfterDash || tokens[place + 1]?.isAfterDash === true)
    return null
  if (!HALF.test(token.word)) return null
  return { kind: 'size', length: 1, filters: {}, size: { low: token.word, high: token.word } }
}
