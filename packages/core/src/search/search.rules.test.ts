/// <reference types="vite/types/importMeta.d.ts" />
import { expect, test } from 'vitest'
import {
  canClear,
  canSubmit,
  canSuggest,
  canTrigger,
  correctionOf,
  inTwoColumns,
  joinCategory,
  PANEL_PAGE_SIZE,
  SUGGESTION_MIN_LENGTH,
  splitCategory,
  suggestionTexts,
  TYPING_PAUSE,
} from './index.ts'
import type { Suggestion } from './search.types.ts'

const suggestion = (query: string, said: Partial<Suggestion> = {}): Suggestion => ({
  query,
  corrected: null,
  suggested: null,
  alternatives: [],
  ...said,
})

test('the limits of the specification are exported, each once', {
  meta: { spec: ['9.search.debounce', '9.search.min-length'] },
}, () => {
  expect([SUGGESTION_MIN_LENGTH, TYPING_PAUSE, PANEL_PAGE_SIZE]).toEqual([3, 300, 6])
  const files = import.meta.glob<string>(['./*.ts', '!./*.test.ts'], { query: '?raw', import: 'default', eager: true })
  const code = Object.values(files).map((text) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''))
  const deciding = (number: RegExp) =>
    code.flatMap((text) =>
      text
        .split('\n')
        .filter((line) => number.test(line))
        .map((line) => line.split(' = ')[0]),
    )
  // Ignore numbers in quotes, because mutation testing writes the numbers of its mutants in quotes.
  expect(deciding(/(?<!")\b3\b(?!")|[<>]=? *2\b/)).toEqual(['export const SUGGESTION_MIN_LENGTH'])
  expect(deciding(/(?<!")\b300\b(?!")/)).toEqual(['export const TYPING_PAUSE'])
})

test.each([
  ['', false],
  ['ja', false],
  ['jac', true],
])('a suggestion for %j may be requested: %s', { meta: { spec: ['5.search.can-suggest'] } }, (term, may) => {
  expect(canSuggest(term)).toBe(may)
})

test.each([
  ['', false],
  ['  ', false],
  ['a', true],
])('Enter on %j searches: %s', { meta: { spec: ['5.search.can-submit'] } }, (term, may) => {
  expect(canSubmit(term)).toBe(may)
})

test.each([
  ['', false],
  ['a', false],
  ['ab', true],
  ['  ', true],
])('%j can be cleared: %s', { meta: { spec: ['5.search.can-clear'] } }, (term, may) => {
  expect(canClear(term)).toBe(may)
})

test.each([
  ['jac', false],
  [' jac ', false],
  ['jack', true],
])('the button in the field searches for %j: %s', (term, may) => {
  expect(canTrigger(term)).toBe(may)
})

test('lengths are counted on the trimmed term in characters, not in UTF-16 units', () => {
  expect(canSuggest('  ja ')).toBe(false)
  expect('🧥🧥'.length).toBe(4)
  expect(canSuggest('🧥🧥')).toBe(false)
  expect(canSuggest('🧥🧥🧥')).toBe(true)
})

test('a correction applies only to its own term, ignoring case, and not when it is the same', () => {
  const yellow = suggestion('yellw', { corrected: 'yellow' })
  expect(correctionOf(' Yellw ', yellow)).toBe('yellow')
  expect(correctionOf('yell', yellow)).toBeNull()
  expect(correctionOf('yellw', null)).toBeNull()
  expect(correctionOf('yellow', suggestion('yellow', { corrected: 'Yellow' }))).toBeNull()
  expect(correctionOf('yellw', suggestion('yellw', { corrected: '' }))).toBeNull()
})

test('the primary entry is the suggestion, otherwise the correction, otherwise the typed term', {
  meta: { spec: ['2.search.primary-fallback'] },
}, () => {
  expect(suggestionTexts('yellw', suggestion('yellw', { corrected: 'yellow', suggested: 'yellow top' })).primary).toBe(
    'yellow top',
  )
  expect(suggestionTexts('yellw', suggestion('yellw', { corrected: 'yellow' })).primary).toBe('yellow')
  expect(suggestionTexts(' yellw ', suggestion('yellw')).primary).toBe('yellw')
  expect(suggestionTexts('yellw', null).primary).toBe('yellw')
})

test('an alternative that equals the primary entry or is empty is dropped', {
  meta: { spec: ['2.search.alternatives-distinct'] },
}, () => {
  const said = suggestion('dress', { suggested: 'dress', alternatives: ['dress', 'Dress ', '', 'dresses'] })
  expect(suggestionTexts('dress', said)).toMatchObject({ primary: 'dress', alternatives: ['dresses'] })
  expect(suggestionTexts('dres', said).alternatives).toEqual([])
})

test("'Shop all' shows the typed term and leads to the corrected one", {
  meta: { spec: ['2.search.shop-all-term'] },
}, () => {
  const yellow = suggestion('yellw', { corrected: 'yellow' })
  expect(suggestionTexts('yellw', yellow).shopAll).toEqual({ label: 'yellw', term: 'yellow' })
  expect(suggestionTexts('fleece', yellow).shopAll).toEqual({ label: 'fleece', term: 'fleece' })
})

test.each([
  [6, [1, 2, 3], [4, 5, 6]],
  [5, [1, 2, 3], [4, 5]],
  [1, [1], []],
  [0, [], []],
])(
  '%i products are split into two columns, the first half rounded up',
  { meta: { spec: ['2.search.two-columns'] } },
  (count, first, second) => {
    expect(inTwoColumns(Array.from({ length: count }, (_, index) => index + 1))).toEqual([first, second])
  },
)

test.each([
  ['Men . Jackets', 'Men · Jackets'],
  ['Jackets', 'Jackets'],
  ['GORE.TEX', 'GORE.TEX'],
  ['v1.5', 'v1.5'],
  ['Men. Jackets', 'Men. Jackets'],
  ['A . B . C', 'A · B · C'],
  [' Men .  Jackets ', 'Men · Jackets'],
  ['Men .  . Jackets', 'Men · Jackets'],
  [' . ', ''],
])(
  'the category %j is shown as %j',
  { meta: { spec: ['2.search.category-split', '2.search.category-split-edges'] } },
  (category, text) => {
    expect(joinCategory(splitCategory(category))).toBe(text)
  },
)
