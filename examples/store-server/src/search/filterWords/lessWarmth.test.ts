import { expect, it } from 'vitest'
import { FIXED_FILTER_VALUES } from '../../generated/filters.ts'
import { SITES } from '../../sites/sites.data.ts'
import { valueLabel } from '../facets.labels.ts'
import { readFilterWords } from './readFilterWords.ts'
import { readLine } from './readLine.fixture.ts'

const sites = [...new Map(SITES.map((site) => [site.contentLanguage, site])).values()]
const labels = sites.flatMap((site) =>
  (['fit', 'warmth', 'waterproofness', 'rating'] as const).flatMap((field) =>
    FIXED_FILTER_VALUES[field].map(
      (value) => [site.contentLanguage, valueLabel(site, field, value), field, value] as const,
    ),
  ),
)

it.each(labels)('in %s the label "%s" becomes the filter %s %s', (language, label, field, value) => {
  const values = field === 'warmth' && value === '4' ? '4,5' : value
  expect(readLine(language, `Cinder ${label}`)).toBe(`cinder | ${field} ${values}`)
})

it.each([
  ['en', 'slightly warm jacket', 'jacket | warmth 2'],
  ['en', 'hardly warm jacket', 'jacket | warmth 1'],
  ['en', 'moderately warm jacket', 'jacket | warmth 3'],
  ['en-GB', 'Light warmth jacket', 'jacket | warmth 2'],
  ['de', 'Mittelwarme Jacke', 'jacke | warmth 3'],
  ['de-CH', 'mässig warme Jacke', 'jacke | warmth 3'],
  ['de', 'wenig warme Jacke', 'jacke | warmth 2'],
  ['fr', 'veste peu chaude', 'veste | warmth 2'],
  ['fr', 'veste très peu chaude', 'veste | warmth 1'],
  ['es', 'chaqueta poco abrigada', 'chaqueta | warmth 2'],
  ['it', 'giacca poco calda', 'giacca | warmth 2'],
  ['pt', 'casaco pouco quente', 'casaco | warmth 2'],
  ['pt', 'casaco moderadamente quente', 'casaco | warmth 3'],
] as const)('little warmth is no warmth of its opposite: in %s "%s" reads as %s', (language, query, reading) => {
  expect(readLine(language, query)).toBe(reading)
})

it.each([
  ['en', 'not too warm jacket', 'jacket | warmth 1,2,3'],
  ['en-GB', 'jacket not very warm under 300', 'jacket | warmth 1,2,3 | priceTo 30000'],
  ['de', 'Jacke nicht zu warm', 'jacke | warmth 1,2,3'],
  ['de-CH', 'nicht warme Jacke', 'jacke | warmth 1,2,3'],
  ['fr', 'veste pas trop chaude', 'veste | warmth 1,2,3'],
  ['es', 'chaqueta no muy abrigada', 'chaqueta | warmth 1,2,3'],
  ['it', 'giacca non troppo calda', 'giacca | warmth 1,2,3'],
  ['pt', 'casaco não muito quente', 'casaco | warmth 1,2,3'],
] as const)('"not warm" names the lower values: in %s "%s" reads as %s', (language, query, reading) => {
  expect(readLine(language, query)).toBe(reading)
})

it.each([
  ['en', 'jacket not waterproof', 'jacket'],
  ['en-GB', 'warm jacket, not for skiing', 'jacket | warmth 4,5'],
  ['en', 'running shoes not waterproof', 'running shoes'],
  ['de', 'nicht wasserdichte Jacke', 'jacke'],
  ['de-CH', 'Jacke nicht wasserdicht', 'jacke'],
  ['fr', 'veste non imperméable', 'veste'],
  ['fr', 'veste pas ajustée', 'veste'],
  ['es', 'chaqueta no impermeable', 'chaqueta'],
  ['it', 'giacca non impermeabile', 'giacca'],
  ['it', 'giacca poco aderente', 'giacca'],
  ['pt', 'casaco não impermeável', 'casaco'],
  ['en', 'not waterproof', 'none'],
] as const)('a negated feature leaves the query: in %s "%s" reads as %s', (language, query, reading) => {
  expect(readLine(language, query)).toBe(reading)
})

it('a negated feature stays out of a reading without features', () => {
  expect(readFilterWords('en', 'warm jacket not waterproof under 300', ['price'])?.rest).toBe('warm jacket')
  expect(readFilterWords('en', 'shoes not too warm', ['price'])).toEqual({ rest: 'shoes', found: [] })
})
