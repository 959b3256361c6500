import type { Filters } from '../filters.ts'
import type { FilterWords } from './filterWords.types.ts'
import type { Token } from './tokens.ts'

/**
 * What the words of a filter mean. A feature may also be part of a product's name, and an activity even more often. A
 * negated feature never stays in the query, because its words would find what they exclude.
 */
export type Kind = 'price' | 'rating' | 'person' | 'size' | 'negated' | 'feature' | 'activity'

/** A size as typed: "8" of the system "uk", or "39" to "41". Both ends of a single size are equal. */
export interface TypedSize {
  readonly low: string
  readonly high: string
  readonly system?: string
}

interface Match {
  readonly length: number
  readonly kind: Kind
  readonly filters: Filters
  /** The size, whose values of the filter only the found products know. */
  readonly size?: TypedSize
}

/** Reads the words of a filter that begin at a place of the query; null if none do. */
export type Reader = (tokens: readonly Token[], place: number, words: FilterWords) => Match | null
