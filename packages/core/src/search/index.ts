export { joinCategory, splitCategory } from '../shared/category.ts'
export { FILTER_FIELDS, isFilterValue } from './filters.rules.ts'
export type * from './results.types.ts'
export { searchMachine } from './search.machine.ts'
export {
  canClear,
  canSubmit,
  canSuggest,
  canTrigger,
  correctionOf,
  inTwoColumns,
  PANEL_PAGE_SIZE,
  SUGGESTION_MIN_LENGTH,
  suggestionTexts,
  TYPING_PAUSE,
} from './search.rules.ts'
export type * from './search.types.ts'
export { createSearchDomain, type SearchDomain } from './search.view.ts'
