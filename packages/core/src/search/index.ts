export type * from './results.types.ts'
export { searchMachine } from './search.machine.ts'
export {
  canClear,
  canSubmit,
  canSuggest,
  canTrigger,
  correctionOf,
  inTwoColumns,
  splitCategory,
  suggestionTexts,
} from './search.rules.ts'
export type * from './search.types.ts'
export { createSearchDomain, type SearchDomain } from './search.view.ts'
