import type { SearchView, Suggestion } from './search.types.ts'

/** Spec section 5: suggestions and product search need this many characters. */
export const SUGGESTION_MIN_LENGTH = 3
/** Spec section 5: Enter searches from this many characters. */
export const ENTER_MIN_LENGTH = 1
/** Spec section 5: the inline trigger needs more than 3 characters. */
export const TRIGGER_MIN_LENGTH = 4
/** Spec section 5: the clear button shows when the term is longer than 1 character. */
export const CLEAR_MIN_LENGTH = 2
/** Milliseconds of rest before a typed term is looked up (spec section 9). */
export const TYPING_PAUSE = 300
/** Products in the panel, and in a recommendation (spec section 9). */
export const PANEL_PAGE_SIZE = 6

/** Characters as a reader counts them: code points of the trimmed term (readings, L104). */
export const termLength = (term: string): number => [...term.trim()].length

export const canSuggest = (term: string): boolean => termLength(term) >= SUGGESTION_MIN_LENGTH
export const canSubmit = (term: string): boolean => termLength(term) >= ENTER_MIN_LENGTH
export const canTrigger = (term: string): boolean => termLength(term) >= TRIGGER_MIN_LENGTH
/** The one rule on the raw value: blanks can be cleared too. */
export const canClear = (term: string): boolean => [...term].length >= CLEAR_MIN_LENGTH

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Whether a suggestion was given for this very term; one for an earlier term says nothing about it (readings, L105). */
export const belongsTo = (term: string, suggestion: Suggestion | null): suggestion is Suggestion =>
  suggestion !== null && same(suggestion.query, term)

/** The correction that belongs to this very term, or null (readings, L105). */
export const correctionOf = (term: string, suggestion: Suggestion | null): string | null => {
  if (!belongsTo(term, suggestion)) return null
  const { corrected } = suggestion
  return corrected !== null && corrected !== '' && !same(corrected, term) ? corrected : null
}

type SuggestionTexts = Pick<SearchView, 'primary' | 'alternatives' | 'shopAll'>

/** What the panel offers for a term (readings, L34): the primary in bold, then alternatives other than it, then Shop all. */
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

/** Two columns with the first half rounded up: 5 become 3 and 2 (spec section 2). */
export const inTwoColumns = <Item>(items: readonly Item[]): readonly [readonly Item[], readonly Item[]] => {
  const half = Math.ceil(items.length / 2)
  return [items.slice(0, half), items.slice(half)]
}
