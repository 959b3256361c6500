/** Responses in the exact formats of the search service and the reviews provider. All data are invented. */

/**
 * A search result in the service's own format: a hash as the id, the product id as `uid`, amounts as text, and the
 * merchant's own fields as text or lists.
 */
export const nativeResult = (change: object = {}) => ({
  intellisuggestData: 'eJwrTs',
  intellisuggestSignature: '0f3a',
  id: '3b9f0c5d7e',
  uid: '4410',
  sku: 'CAIRN-4410',
  name: 'Crag &amp; Cwm Trousers',
  url: 'https://shop.example/crag-cwm-trousers',
  price: '95',
  popularity: '12',
  brand: 'Cairn',
  imageUrl: 'https://pictures.example/crag.webp',
  thumbnailImageUrl: 'https://pictures.example/crag-small.webp',
  category: ['Trousers', 'Climbing'],
  tags: ['autumn', 'new in'],
  variant_sku: ['CAIRN-4410-S', 'CAIRN-4410-M'],
  options: '[{&quot;name&quot;:&quot;Color&quot;}]',
  ...change,
})

export const nativeSearch = (results: readonly unknown[], content: object = []) => ({
  responseId: 'r-1',
  results,
  filterSummary: [{ field: 'price', value: { rangeLow: '50', rangeHigh: '100' }, label: 'Price: 50 - 100' }],
  facets: [
    {
      field: 'color_family',
      label: 'Colour',
      type: null,
      collapse: 0,
      facet_active: 0,
      values: [{ active: false, type: 'value', value: 'Green', label: 'Green', count: 4 }],
    },
    { field: 'price', label: 'Price', type: 'range', range: { low: 10, high: 300 } },
    {
      field: 'ss_weight',
      label: 'Weight',
      type: 'range-buckets',
      values: [{ active: false, type: 'range', low: '0', high: '250', label: '0 - 250 g', count: 7 }],
    },
    { field: 'empty', label: 'Nothing', type: null, values: [] },
  ],
  merchandising: {
    redirect: 'https://shop.example/trousers',
    is_elevated: [],
    elevated: [],
    experiments: [],
    removed: ['3b9f'],
    content,
    campaigns: [],
    facets: [],
    facetsHide: [],
    personalized: false,
  },
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
  sorting: { options: [{ field: 'relevance', direction: 'desc', label: 'Best' }] },
  query: { matchType: 'expanded' },
})

/**
 * A search result in the nested format of a recommendation, which some shops receive: prices are numbers, and the
 * fields are under `mappings.core`.
 */
export const nestedResult = (change: object = {}) => ({
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

export const nestedSearch = {
  search: { query: 'be' },
  pagination: { totalResults: 1, page: 1, pageSize: 30 },
  sorting: [],
  results: [nestedResult()],
  facets: [
    {
      type: 'value',
      field: 'size',
      filtered: false,
      values: [{ filtered: false, value: '41', label: '41', count: 1 }],
    },
    { type: 'range', field: 'price', filtered: false, step: 1, range: { low: 40, high: 60 } },
    { type: 'value', field: 'none', filtered: false, values: [] },
  ],
  merchandising: { redirect: 'https://shop.example/shoes', content: {}, experiments: [], personalized: false },
  tracking: { responseId: 'r-2' },
}

export const review = (id: number, change: object = {}) => ({
  id,
  score: 4,
  votes_up: 1,
  votes_down: 0,
  content: 'Held on the scree.',
  title: 'Solid',
  created_at: '2026-08-02T09:00:00.000Z',
  verified_buyer: true,
  custom_fields: {
    '--12014': { title: 'Fit', value: 2, field_type: 'Size' },
    '--12159': { title: 'Quality', value: 4, field_type: 'Rating' },
  },
  user: { display_name: 'M. K.' },
  ...change,
})

export const widget = (reviews: readonly unknown[]) => ({
  status: { code: 200, message: 'OK' },
  response: {
    pagination: { page: 1, per_page: 5, total: 2 },
    bottomline: {
      total_review: 14,
      average_score: 4.21429,
      star_distribution: { '1': 0, '2': 1, '3': 1, '4': 6, '5': 6 },
      custom_fields_bottomline: {
        '--12014': { type: 'Size', average: 2.6 },
        '--12159': { type: 'Rating', average: 4.44 },
      },
    },
    products: [{ id: 1, domain_key: '91', name: 'Tarn Anorak', product_link: 'https://shop.example/tarn-anorak' }],
    reviews,
  },
})

/** A reviews response that contains only the bottom line, with the count in the field `total_reviews`. */
export const bottomline = {
  status: { code: 200, message: 'OK' },
  response: { bottomline: { average_score: 3.9, total_reviews: 8 } },
}
