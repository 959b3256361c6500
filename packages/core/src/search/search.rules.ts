import type { SearchView, Suggestion } from './search.types.ts'

/** The minimum length of a term for suggestions and product search (spec section 5). */
export const SUGGESTION_MIN_LENGTH = 3
/** The minimum length of a term for Enter (spec section 5). */
export const ENTER_MIN_LENGTH = 1
/** The minimum length of a term for the button in the field: more than 3 characters (spec section 5). */
export const TRIGGER_MIN_LENGTH = 4
/** The minimum length of a term for the clear button: more than 1 character (spec section 5). */
export const CLEAR_MIN_LENGTH = 2
/** The debounce before a typed term is looked up, in milliseconds (spec section 9). */
export const TYPING_PAUSE = 300
/** The number of products in the panel and in a recommendation (spec section 9). */
export const PANEL_PAGE_SIZE = 6

/** Returns the length of the trimmed term in code points (spec 4.search.length-counted). */
export const termLength = (term: string): number => [...term.trim()].length

export const canSuggest = (term: string): boolean => termLength(term) >= SUGGESTION_MIN_LENGTH
export const canSubmit = (term: string): boolean => termLength(term) >= ENTER_MIN_LENGTH
export const canTrigger = (term: string): boolean => termLength(term) >= TRIGGER_MIN_LENGTH
/**
 * Whether the UI shows the clear button. Counts the raw term, unlike the other rules, so that spaces can be cleared
 * too.
 */
export const canClear = (term: string): boolean => [...term].length >= CLEAR_MIN_LENGTH

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/**
 * Whether a suggestion belongs to this term; a suggestion for an earlier term is not used (spec
 * 4.search.enter-stale-correction).
 */
export const belongsTo = (term: string, suggestion: Suggestion | null): suggestion is Suggestion =>
  suggestion !== null && same(suggestion.query, term)

/** Returns the correction of this term, or null (spec 4.search.enter-stale-correction). */
export const correctionOf = (term: string, suggestion: Suggestion | null): string | null => {
  if (!belongsTo(term, suggestion)) return null
  const { corrected } = suggestion
  return corrected !== null && corrected !== '' && !same(corrected, term) ? corrected : null
}

type SuggestionTexts = Pick<SearchView, 'primary' | 'alternatives' | 'shopAll'>

/**
 * Returns the suggestions of the panel for a term (spec 2.search.primary-fallback): the primary suggestion, the other
 * suggestions, and the link 'Shop all'.
 */
export const suggestionTexts = (term: string, suggestion: Suggestion | null): SuggestionTexts => {
  const typed = term.trim()
  const corrected = correctionOf(typed, suggestion)
  const own = belongsTo(typed, suggestion) ? suggestion : null
  const primary = own?.suggested || corrected || typed
  return {
    primary,
    alternatives: (own?.alternatives ?? []).filter((text) => text !== '' && !same(text, primary)),
    shopAll: { label: typed, term: corrected ?? typed },
  }
}

/**
 * Splits the items into two columns. If their number is odd, the first column gets one more: 5 become 3 and 2 (spec
 * section 2).
 */
export const inTwoColumns = <Item>(items: readonly Item[]): readonly [readonly Item[], readonly Item[]] => {
  const half = Math.ceil(items.length / 2)
  return [items.slice(0, half), items.slice(half)]
}
