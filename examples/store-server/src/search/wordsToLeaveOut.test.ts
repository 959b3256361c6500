import { expect, it } from 'vitest'
import type { QueryWord } from './queryWords.ts'
import { wordsToLeaveOut } from './wordsToLeaveOut.ts'

/** Reads a word in capitals as a kind of product, and one behind a minus sign as excluded. */
const wordOf = (text: string): QueryWord => ({
  word: text.toLowerCase().replace('-', ''),
  colors: [],
  isBeginning: false,
  isUnheard: false,
  isShelf: false,
  isKind: text === text.toUpperCase() && text.length > 2,
  isExcluded: text.startsWith('-'),
})

it.each([
  ['GLOVES m', ['m']],
  ['hooded FLEECE', ['hooded']],
  ['GLOVES m warm', ['m', 'm warm']],
  ['red soft GLOVES m', ['m', 'm red', 'm soft', 'm red soft']],
  ['a1 b1 c1 d1 GLOVES', ['a1', 'b1', 'c1', 'a1 b1 c1 d1']],
  ['JACKET -hood m', ['m']],
  ['hooded m', []],
  ['FLEECE JACKET', []],
])('of "%s" leaves out %o, one after the other', (query, choices) => {
  const left = wordsToLeaveOut(query.split(' ').map(wordOf))
  expect(left.map((words) => words.map(({ word }) => word).join(' '))).toEqual(choices)
})
