// Responses of Searchspring in the nested format: snapi, recommendations, suggestions. All data are invented.

const nestedResult = (change: object = {}) => ({
  id: '5120',
  score: 0,
  mappings: {
    core: {
      uid: '5120',
      name: 'Beck Sandals',
      sku: 'CAIRN-5120',
      msrp: 70,
      price: 49.5,
      url: '/beck-sandals/',
      brand: 'Cairn',
      popularity: 31,
      imageUrl: 'https://pictures.example/beck.webp',
      thumbnailImageUrl: 'https://pictures.example/beck-small.webp',
    },
  },
  attributes: {},
  ...change,
})

const snapiSearch = (results: readonly unknown[], change: object = {}) => ({
  search: { query: 'beck' },
  pagination: { totalResults: 12, page: 2, pageSize: 6 },
  sorting: [],
  results,
  facets: [
    { type: 'value', field: 'size', filtered: true, values: [{ filtered: true, value: '41', label: '41', count: 1 }] },
  ],
  filters: [],
  merchandising: { redirect: '', content: {}, experiments: [], personalized: false },
  tracking: { responseId: 'r-2' },
  ...change,
})

/** Responses of search and autocomplete in the snapi dialect. */
export const snapiSearches: Readonly<Record<string, unknown>> = {
  'a page of results': snapiSearch([nestedResult()]),
  'a range': snapiSearch([nestedResult()], {
    facets: [{ type: 'range', field: 'price', filtered: false, step: 1, range: { low: 40, high: 60 } }],
  }),
  'the number of pages': snapiSearch([nestedResult()], {
    pagination: { totalResults: 12, page: 1, pageSize: 6, defaultPageSize: 30, totalPages: 2 },
  }),
  'a redirect with results': snapiSearch([nestedResult()], {
    merchandising: { redirect: 'https://shop.example/shoes', content: {}, experiments: [], personalized: false },
  }),
  'a correction': snapiSearch([nestedResult()], {
    search: { query: 'beck', originalQuery: 'bekc', matchType: 'primary' },
  }),
  'a suggestion of another term': snapiSearch([], { search: { query: 'bekc', didYouMean: 'beck' } }),
  'attributes as lists': snapiSearch([
    nestedResult({
      attributes: { categories: ['Shoes', 'Sandals'], category: ['Shoes', 'Sandals'], option_set_id: '234' },
    }),
  ]),
  'nothing found': snapiSearch([], { pagination: { totalResults: 0, page: 1, pageSize: 6 }, facets: [] }),
}

/** Responses of the recommendations. */
export const recommendations: Readonly<Record<string, unknown>> = {
  'numbers as prices': [{ responseId: 'r', profile: { tag: 'customers-also-viewed' }, results: [nestedResult()] }],
  'text as prices': [
    {
      responseId: 'r',
      results: [nestedResult({ mappings: { core: { ...nestedResult().mappings.core, price: '49.50', msrp: '70' } } })],
    },
  ],
  'attributes of the shop': [
    {
      results: [
        nestedResult({
          attributes: {
            slug: 'beck-sandals',
            category: 'Shoes . Sandals',
            imageRecUrl: 'https://pictures.example/rec.webp',
            selectedVariant: { vId: 88, price: 70, salePrice: 49.5, imageUrl: '' },
            badge: 'sale',
          },
        }),
      ],
    },
  ],
  'two profiles': [
    { profile: { tag: 'a' }, results: [nestedResult()] },
    { profile: { tag: 'b' }, results: [nestedResult({ id: '5121' })] },
  ],
  'no results': [{ responseId: 'r', results: [] }],
  'no profile': [],
}

/** Responses of the suggestions. */
export const suggestions: Readonly<Record<string, unknown>> = {
  everything: {
    query: 'grene',
    'corrected-query': 'green',
    suggested: { text: 'green', type: 'exact', source: 'popular-query', completed: [] },
    alternatives: [{ text: 'green jacket', popularity: 212 }],
  },
  'no correction': {
    query: 'green',
    suggested: { text: 'green', type: 'exact', source: 'popular-query', completed: [] },
    alternatives: [],
  },
  'only the term': { query: 'qqxzqv' },
}

/** Responses of the popular searches. */
export const trending: Readonly<Record<string, unknown>> = {
  queries: {
    trending: {
      queries: [
        { searchQuery: 'shell', popularity: 51 },
        { searchQuery: 'wool', popularity: 9 },
      ],
    },
  },
  none: { trending: { queries: [] } },
}
