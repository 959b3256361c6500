import { expect, test } from 'vitest'
import { toHref } from '../app/shop/address.ts'
import { sites } from '../app/shop/sites.ts'
import { activeOf, openFacets, toggleFilter } from './facetChoices.ts'
import { canonicalPath, readSearch, searchFilters, searchPath, turnOf } from './searchAddress.ts'

const read = (query: string) => readSearch(new URLSearchParams(query))

test('an address of a search reads back as it was written', () => {
  const query = {
    term: 'shell & more',
    scope: { gender: ['women'] },
    filters: { category: ['jackets'], color: ['spruce', 'rust'], onSale: true },
    sort: 'price-desc',
    page: 3,
  } as const
  const path = searchPath(query)
  expect(path).toBe(
    '/search?q=shell+%26+more&filter.gender=women&category=jackets&color=spruce&color=rust&on_sale=1&sort=price-desc&page=3',
  )
  expect(read(path.split('?')[1] ?? '')).toEqual(query)
})

test('an address keeps the typed term beside its correction, and whether the shopper insists on it', () => {
  expect(searchPath({ term: 'yellow', from: 'yellw' })).toBe('/search?q=yellow&from=yellw')
  expect(read('q=yellow&from=+yellw+')).toMatchObject({ term: 'yellow', from: 'yellw' })
  expect(searchPath({ term: 'yellw', exact: true })).toBe('/search?q=yellw&exact=1')
  expect(read('q=yellw&exact=1')).toMatchObject({ term: 'yellw', exact: true })
})

test.each(['q=yellow&from=yellow', 'from=yellw', 'q=yellow&from=', 'q=yellow&exact=yes', 'exact=1'])(
  '%s has no correction, so the extra parameters are ignored',
  (query) => {
    expect(Object.keys(read(query))).not.toEqual(expect.arrayContaining(['from']))
    expect(Object.keys(read(query))).not.toEqual(expect.arrayContaining(['exact']))
  },
)

test.each(['gender', 'activity'])('a value of %s that the search service does not know is no filter', (field) => {
  const known = field === 'gender' ? 'women' : 'hiking'
  expect(read(`filter.${field}=nonsense&${field}=${known}s`)).toMatchObject({ scope: {}, filters: {} })
  expect(read(`${field}=nonsense&${field}=${known}`).filters).toEqual({ [field]: [known] })
})

test('the values of filters are read without case, as people write them in links', () => {
  expect(read('size=M&size=m&gender=Women&filter.category=Jackets')).toMatchObject({
    scope: { category: ['jackets'] },
    filters: { size: ['m'], gender: ['women'] },
  })
})

test.each(['C&A 50%', 'ä', 'a+b', '#1', '"x"', '100%', 'a/b?c=d', '日本', '😀'])(
  'the term %j survives its address, on every site',
  { meta: { spec: ['2.routes.search-encoding'] } },
  (term) => {
    for (const site of sites) {
      const { pathname, searchParams, hash } = new URL(toHref(site, searchPath({ term })), 'https://shop.example')
      expect([pathname, hash]).toEqual([`/${site.prefix}/search`, ''])
      expect(readSearch(searchParams).term).toBe(term)
    }
  },
)

test.each(['x', 'ä', '😀'])('a long term is cut to the maximum number of characters: %s', (letter) => {
  expect(read(`q=${letter.repeat(256)}`).term).toBe(letter.repeat(256))
  expect(read(`q=${letter.repeat(300)}`).term).toBe(letter.repeat(256))
})

test('the target of a menu link is the category, and a choice inside it narrows it', () => {
  const query = read('filter.gender=women&filter.category=jackets&filter.on_sale=1&category=jackets-rain&sort=newest')
  expect(query.scope).toEqual({ gender: ['women'], category: ['jackets'], onSale: true })
  expect(query.filters).toEqual({ category: ['jackets-rain'] })
  expect(searchFilters(query)).toEqual({ gender: ['women'], category: ['jackets-rain'], onSale: true })
  expect(searchPath(query)).toBe(
    '/search?filter.gender=women&filter.category=jackets&filter.on_sale=1&category=jackets-rain&sort=newest',
  )
  const without = toggleFilter(query, 'category', 'jackets-rain', ['jackets-rain'])
  expect([without.filters, searchFilters(without).category]).toEqual([{}, ['jackets']])
})

test('inside a category its own facet shows its parts, and a property of the whole category is no choice', () => {
  const facet = (field: string, values: readonly string[]) => ({
    field,
    label: field,
    values: values.map((value) => ({ value, label: value, count: 1, isActive: true })),
  })
  const facets = [
    facet('category', ['jackets-rain', 'jackets-wind', 'pants-rain']),
    facet('gender', ['women', 'men']),
    facet('size', ['m', 'l']),
  ]
  const shown = (query: string) => openFacets(facets, read(query)).map(({ field, values }) => [field, values.length])
  expect(shown('')).toEqual([
    ['category', 3],
    ['gender', 2],
    ['size', 2],
  ])
  expect(shown('filter.gender=women&filter.category=jackets')).toEqual([
    ['category', 2],
    ['size', 2],
  ])
  expect(shown('filter.category=pants')).toEqual([
    ['gender', 2],
    ['size', 2],
  ])
  const [category] = facets
  expect(category && activeOf(category, read('filter.category=jackets'))).toEqual([])
  expect(category && activeOf(category, read('category=jackets'))).toEqual(['jackets-rain', 'jackets-wind'])
})

test('default values are not in the address', () => {
  expect(searchPath(read(''))).toBe('/search')
})

test.for([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=x',
  'sort=constructor',
  'color=',
  'unknown=1',
  'on_sale=yes',
  'q=%00',
  'color=a%00',
])('%s has no effect', (query) => {
  expect(read(query)).toEqual({ term: '', scope: {}, filters: {}, sort: 'relevance', page: 1 })
})

test('a term loses control characters, and an invalid page number is limited', () => {
  expect(read('q=rain%00jacket%0A').term).toBe('rain jacket')
  expect(read('page=760').page).toBe(760)
  expect(read('page=100001').page).toBe(100_000)
  expect(read('page=99999999999999999999').page).toBe(100_000)
})

test.each([
  ['q=shell', 'q=rain', 'page'],
  ['q=shell&page=2', 'q=rain', 'page'],
  ['filter.category=jackets', 'filter.category=vests', 'page'],
  ['q=shell', 'filter.category=jackets', 'page'],
  ['q=shell', 'q=shell&page=2', 'part'],
  ['q=shell&color=rust&page=3', 'q=shell&color=rust', 'part'],
  ['q=shell', 'q=shell&color=rust', 'same'],
  ['q=shell&page=3', 'q=shell&color=rust', 'same'],
  ['q=shell&page=3', 'q=shell&sort=newest', 'same'],
  ['q=shell', 'q=shell&utm_source=letter', 'same'],
])('from ?%s to ?%s is: %s', (from, to, turn) => {
  expect(turnOf(read(from), read(to))).toBe(turn)
})

test('choosing a value leads to the first page, and choosing it again removes it', () => {
  const before = read('q=shell&color=rust&page=2')
  const chosen = toggleFilter(before, 'color', 'spruce')
  expect(chosen).toEqual({ ...before, page: 1, filters: { color: ['rust', 'spruce'] } })
  expect(toggleFilter(toggleFilter(chosen, 'color', 'spruce'), 'color', 'rust').filters).toEqual({})
})

test('the first tick replaces a whole category by its parts', () => {
  const jackets = read('category=jackets')
  const parts = ['jackets-rain', 'jackets-shell', 'jackets-wind']
  expect(toggleFilter(jackets, 'category', 'jackets-rain', parts).filters).toEqual({
    category: ['jackets-shell', 'jackets-wind'],
  })
  expect(toggleFilter(jackets, 'category', 'vests-wind', parts).filters).toEqual({ category: [...parts, 'vests-wind'] })
  const rare = read('color=rust&color=gone')
  expect(toggleFilter(rare, 'color', 'moss', ['rust']).filters).toEqual({ color: ['rust', 'gone', 'moss'] })
})

test('the sale switch is no list', () => {
  const on = toggleFilter(read(''), 'on_sale', '1')
  expect(on.filters).toEqual({ onSale: true })
  expect(searchPath(toggleFilter(on, 'on_sale', '1'))).toBe('/search')
})

test.each([
  ['', '/search'],
  ['q=jacket&page=2', '/search'],
  ['filter.category=jackets', '/search?filter.category=jackets'],
  ['filter.category=jackets&sort=newest&page=2&utm_source=letter', '/search?filter.category=jackets&page=2'],
  ['filter.category=jackets&color=rust&page=2', '/search?filter.category=jackets'],
  ['filter.gender=women&filter.on_sale=1', '/search?filter.gender=women&filter.on_sale=1'],
  ['q=jacket&filter.gender=women', '/search'],
  ['filter.color=rust', '/search'],
  ['filter.category=boats', '/search'],
  ['category=jackets&color=rust', '/search'],
  ['category=jackets&category=vests', '/search'],
  ['category=jackets', '/search?filter.category=jackets'],
  ['gender=women&page=2', '/search?filter.gender=women&page=2'],
  ['filter.gender=women&category=jackets', '/search?filter.gender=women&filter.category=jackets'],
  ['on_sale=1', '/search?filter.on_sale=1'],
])('the canonical path of ?%s is %s', (query, path) => {
  const known = ['filter.category=jackets', 'filter.gender=women', 'filter.on_sale=1']
  const pages = [...known, 'filter.gender=women&filter.on_sale=1', 'filter.gender=women&filter.category=jackets']
  expect(canonicalPath(read(query), (scope) => pages.includes(searchPath({ scope }).slice('/search?'.length)))).toBe(
    path,
  )
})
