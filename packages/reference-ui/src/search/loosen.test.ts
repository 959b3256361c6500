import { expect, test } from 'vitest'
import { defaultSite as site } from '../app/shop/sites.ts'
import { type LoosenInput, loosen } from './loosen.ts'
import { readSearch, type SearchQuery, searchPath } from './searchAddress.ts'

const choice = (value: string, label: string) => ({ value, label, count: 1, isActive: true })
const facets = [
  { field: 'warmth', label: 'Warmth', values: [choice('4', 'Warm'), choice('5', 'Very warm')] },
  { field: 'waterproofness', label: 'Waterproof', values: [choice('20000', 'Waterproof from 20,000 mm')] },
]

const looserThan = (address: string, count: LoosenInput['count'], change: Partial<LoosenInput> = {}) =>
  loosen({
    facets,
    query: readSearch(new URLSearchParams(address)),
    isScopeNamed: false,
    total: 0,
    site,
    count,
    ...change,
  })

const address = 'q=jacket&warmth=4&warmth=5&waterproofness=20000&price.high=100&page=2'
const numbers = ({ term, filters }: SearchQuery): number =>
  term === '' ? 7 : filters.warmth === undefined ? 1 : filters.price === undefined ? 12 : 0

test('a link removes all values of one filter, or the term, and names the number of products', async () => {
  expect(await looserThan(address, async (query) => numbers(query))).toEqual({
    title: 'See more with fewer filters',
    links: [
      {
        path: '/search?q=jacket&waterproofness=20000&price.high=100',
        label: 'Without "Warm, Very warm": 1 product',
      },
      {
        path: '/search?q=jacket&warmth=4&warmth=5&waterproofness=20000',
        label: 'Without "..100": 12 products',
      },
      {
        path: '/search?warmth=4&warmth=5&waterproofness=20000&price.high=100',
        label: 'Without "jacket": 7 products',
      },
    ],
  })
})

test('searches that find no more than now, and searches that fail, get no link', async () => {
  const count: LoosenInput['count'] = async ({ filters }) => {
    if (filters.warmth === undefined) throw new Error('busy')
    return 2
  }
  expect(await looserThan(address, count, { total: 2 })).toBeNull()
})

test('a search without filters is not counted', async () => {
  const counted: string[] = []
  const count: LoosenInput['count'] = async (query) => counted.push(searchPath(query))
  expect(await looserThan('q=jacket', count)).toBeNull()
  expect(counted).toEqual([])
})

test('the scope that the heading names stays', async () => {
  const links = await looserThan('filter.category=jackets&warmth=5', async () => 3, { isScopeNamed: true })
  expect(links?.links.map(({ path }) => path)).toEqual(['/search?filter.category=jackets'])
})
