import type { Filters } from '../filters.ts'
import type { FilterWords } from './filterWords.types.ts'
import type { Token } from './tokens.ts'

/**
 * What the words of a filter mean. A feature may also be part of a product's name, and an activity even more often. A
 * negated feature never stays in the query, because its words would find what they exclude.
 */
export type Kind = 'price' | 'rating' | 'person' | 'negated' | 'feature' | 'activity'

interface Match {
  readonly length: number
  readonly kind: Kind
  readonly filters: Filters
}

/** Reads the words of a filter that begin at a place of the query; null if none do. */
export type Reader = (tokens: readonly Token[], place: number, words: FilterWords) => Match | null
