/** Answers in the very shapes that the services of a real shop send, where these differ from what one would expect. All data are invented. */

/** A line as the commerce service has it: no options unless asked for, nothing about stock, an empty object as the parent. */
export const plainLine = (id: string, change: object = {}) => ({
  id,
  parent_id: {},
  variant_id: 912,
  product_id: 91,
  sku: 'TARN-912',
  name: 'Tarn Anorak',
  url: 'https://shop.example/tarn-anorak/',
  quantity: 2,
  taxable: true,
  image_url: 'https://pictures.example/tarn.webp',
  discounts: [{ id: 'autumn', discounted_amount: 12.5 }],
  coupons: [],
  discount_amount: 12.5,
  coupon_amount: 0,
  original_price: 150,
  list_price: 140,
  sale_price: 133.75,
  extended_list_price: 280,
  extended_sale_price: 267.5,
  is_require_shipping: true,
  is_mutable: true,
  added_by_promotion: false,
  gift_wrapping: null,
  ...change,
})

export const cart = (lines: object) => ({
  id: '5f0c6f1e-3c3b-4d55-9d0b-6f0d5c5b8a11',
  customer_id: 0,
  channel_id: 1,
  email: '',
  currency: { code: 'EUR' },
  tax_included: true,
  base_amount: 280,
  discount_amount: 0,
  manual_discount_amount: 0,
  cart_amount: 267.5,
  coupons: [],
  discounts: [{ id: 'autumn', discounted_amount: 12.5 }],
  line_items: { physical_items: [], digital_items: [], gift_certificates: [], custom_items: [], ...lines },
  created_time: '2026-09-14T06:05:04+00:00',
  updated_time: '2026-09-14T06:05:04+00:00',
  locale: 'de',
  version: 3,
})

/** The same cart in the other dialect of the commerce service: camelCase, in a list of none or one, nothing of stock and options. */
export const storefrontCarts = [
  {
    id: 'd0c7a8b1-0000-4000-8000-000000000001',
    customerId: 0,
    email: '',
    currency: { name: 'Euro', code: 'EUR', symbol: '€', decimalPlaces: 2 },
    isTaxIncluded: true,
    baseAmount: 280,
    discountAmount: 0,
    cartAmount: 267.5,
    coupons: [{ id: 4, code: 'SCREE', couponType: '2', discountedAmount: 1.25 }],
    discounts: [{ id: 'autumn', discountedAmount: 12.5 }],
    lineItems: {
      physicalItems: [
        {
          id: 'line-1',
          parentId: 6,
          variantId: 912,
          productId: 91,
          sku: 'TARN-912',
          name: 'Tarn Anorak',
          url: 'https://shop.example/tarn-anorak/',
          quantity: 2,
          brand: 'Cairn',
          isTaxable: true,
          imageUrl: 'https://pictures.example/tarn.webp',
          discounts: [{ id: 'autumn', discountedAmount: 12.5 }],
          discountAmount: 12.5,
          couponAmount: 0,
          originalPrice: 150,
          listPrice: 140,
          salePrice: 133.75,
          extendedListPrice: 280,
          extendedSalePrice: 267.5,
          isShippingRequired: true,
          type: 'physical',
          isMutable: false,
          giftWrapping: null,
        },
      ],
      digitalItems: [],
      giftCertificates: [],
      customItems: [],
    },
    createdTime: '2026-09-14T06:05:04+00:00',
    updatedTime: '2026-09-14T06:05:04+00:00',
    locale: 'de',
    version: 1,
  },
]

/** A refusal of the commerce service: no `message`, the words are in `title`. */
export const refusal = (status: number, title: string) => ({
  status,
  title,
  type: 'https://developer.example/api-status-codes',
})

/** Metafields with their ids as text. */
export const metafields = [
  {
    id: '31',
    key: 'cart-items',
    value: '[]',
    namespace: 'cart_info',
    permission_set: 'write_and_sf_access',
    resource_type: 'cart',
    resource_id: '5f0c6f1e-3c3b-4d55-9d0b-6f0d5c5b8a11',
    description: '',
    date_created: '2026-09-14 06:05:04+00:00',
    date_modified: '2026-09-14 06:05:04+00:00',
  },
]

export const shippingMethods = [
  { id: 7, name: 'By the order', type: 'perorder', settings: { rate: '4.90' }, enabled: true, is_fallback: false },
  {
    id: 8,
    name: 'On the house',
    type: 'freeshipping',
    settings: {
      carrier_options: {
        minimum_sub_total: '80.0000',
        exclude_fixed_shipping_products: '1',
        use_discounted_sub_total: '0',
        packaging: [],
      },
    },
    enabled: true,
    handling_fees: { fixed_surcharge: '0' },
    is_fallback: false,
    channel_ids: [1],
  },
]

/** A native result: a hash as the id, the product's number as `uid`, every amount a text, and the merchant's own fields as text or lists. */
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

/** What the recommendation service sends, and what some clients make of a search result: numbers, under `mappings.core`. */
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

/** The bottom line alone, which spells the count with an s. */
export const bottomline = {
  status: { code: 200, message: 'OK' },
  response: { bottomline: { average_score: 3.9, total_reviews: 8 } },
}
