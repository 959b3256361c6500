// Responses in the published shapes of Searchspring. All data are invented.

const nativeResult = (change: object = {}) => ({
  intellisuggestData: 'eJwrTs',
  intellisuggestSignature: '0f3a',
  id: '3b9f0c5d7e',
  uid: '4410',
  sku: 'CAIRN-4410',
  name: 'Crag &amp; Cwm Trousers',
  url: 'https://shop.example/crag-cwm-trousers/',
  price: '95',
  popularity: '12',
  brand: 'Cairn',
  imageUrl: 'https://pictures.example/crag.webp',
  thumbnailImageUrl: 'https://pictures.example/crag-small.webp',
  category: ['Trousers', 'Climbing &amp; more'],
  tags: ['autumn', 'new in'],
  ss_in_stock: 'In Stock',
  options: '[{&quot;name&quot;:&quot;Color&quot;}]',
  ...change,
})

const merchandising = (change: object = {}) => ({
  redirect: '',
  is_elevated: [],
  elevated: [],
  experiments: [],
  removed: [],
  content: [],
  facets: [],
  facetsHide: [],
  personalized: false,
  ...change,
})

const nativeSearch = (results: readonly unknown[], change: object = {}) => ({
  responseId: 'r-1',
  results,
  filterSummary: [],
  facets: [
    {
      field: 'color_family',
      label: 'Colour',
      type: null,
      collapse: 0,
      facet_active: 0,
      values: [{ active: false, type: 'value', value: 'Green', label: 'Green &amp; grey', count: 4 }],
    },
  ],
  merchandising: merchandising(),
  pagination: {
    totalResults: 31,
    begin: 7,
    end: 12,
    currentPage: 2,
    totalPages: 6,
    previousPage: 1,
    nextPage: 3,
    perPage: 6,
    defaultPerPage: 30,
  },
  sorting: { options: [{ field: 'relevance', direction: 'desc', label: 'Best match' }] },
  query: { matchType: 'primary' },
  ...change,
})

/** Responses of search and autocomplete in the native dialect. */
export const nativeSearches: Readonly<Record<string, unknown>> = {
  'a page of results': nativeSearch([nativeResult(), nativeResult({ uid: '4411', id: 'b' })]),
  'a sale': nativeSearch([nativeResult({ price: '70', msrp: '95' })]),
  'fields of the shop as escaped JSON': nativeSearch([
    nativeResult({
      slug: 'crag-cwm-trousers',
      selectedVariant:
        '{&quot;vId&quot;:77,&quot;price&quot;:95,&quot;salePrice&quot;:70,&quot;imageUrl&quot;:&quot;https://pictures.example/77.webp&quot;}',
      colors:
        '[{&quot;key&quot;:&quot;rust&quot;,&quot;name&quot;:&quot;Rust&quot;,&quot;hex&quot;:&quot;#a5482c&quot;}]',
      badge: 'sale',
    }),
  ]),
  'a redirect with results': nativeSearch([nativeResult()], {
    merchandising: merchandising({ redirect: 'https://shop.example/trousers' }),
  }),
  'a redirect without results': nativeSearch([], {
    merchandising: merchandising({ redirect: 'https://shop.example/trousers' }),
    pagination: { totalResults: 0, currentPage: 1, totalPages: 0, perPage: 6 },
  }),
  'an object as the content of merchandising': nativeSearch([nativeResult()], {
    merchandising: merchandising({ content: { header: ['<b>Sale</b>'] } }),
  }),
  'a correction': nativeSearch([nativeResult()], {
    query: { matchType: 'primary', corrected: 'trousers', original: 'trosers' },
  }),
  'a suggestion of another term': nativeSearch([], {
    didYouMean: { query: 'trousers', highlight: '<em>trousers</em>' },
  }),
  'a chosen filter, a range and ranges': nativeSearch([nativeResult()], {
    filterSummary: [
      { field: 'color_family', value: 'Green', label: 'Colour: Green', filterLabel: 'Colour', filterValue: 'Green' },
    ],
    facets: [
      {
        field: 'color_family',
        label: 'Colour',
        type: null,
        facet_active: 1,
        values: [{ active: true, type: 'value', value: 'Green', label: 'Green', count: 4 }],
      },
      { field: 'price', label: 'Price', type: 'slider', step: 5, range: ['10', '300'], active: ['*', '*'], values: [] },
      {
        field: 'ss_weight',
        label: 'Weight',
        type: null,
        values: [{ active: false, type: 'range', low: '0', high: '250', label: '0 - 250 g', count: 7 }],
      },
    ],
  }),
  'nothing found': nativeSearch([], {
    facets: [],
    pagination: {
      totalResults: 0,
      begin: 0,
      end: 0,
      currentPage: 1,
      totalPages: 0,
      previousPage: 0,
      nextPage: 0,
      perPage: 6,
      defaultPerPage: 30,
    },
  }),
  'an escaped quotation mark and a number': nativeSearch([
    nativeResult({ name: '8&quot; Gaiters &#39;Beck&#39;', url: '/gaiters/' }),
  ]),
}
