import { StoreError } from '@cairn/core'
import type { SearchResults } from '@cairn/core/search'
import { isThere, press } from './acting.ts'
import type { Captured } from './captured.ts'
import { searchOf } from './openStage.ts'
import { pageView } from './pageView.tsx'
import type { Overrides, Part } from './states.types.ts'

const found =
  (
    path: string | ((data: Captured) => string),
    change: (results: SearchResults, data: Captured) => Partial<SearchResults>,
    most = 4,
  ) =>
  (data: Captured): Overrides => ({
    path: typeof path === 'string' ? path : path(data),
    gateways: {
      search: searchOf(data, {
        search: async ({ term }) => {
          const products = data.found.products.slice(0, most)
          return { ...data.found, term, products, ...change(data.found, data) }
        },
        suggest: async (query) => ({ query, corrected: null, suggested: null, alternatives: [] }),
      }),
    },
  })

const down = async (): Promise<never> => {
  throw new StoreError('NETWORK', 'Nothing answers')
}

/** Marks the first value of the first two facets as chosen. */
const chosen = ({ facets }: SearchResults): Partial<SearchResults> => ({
  facets: facets.map((facet, place) => ({
    ...facet,
    values: facet.values.map((value, index) => ({ ...value, isActive: place < 2 && index === 0 })),
  })),
})

/** Returns the path of a search with the values that `chosen` marks. */
const chosenPath = ({ found: { facets } }: Captured): string => {
  const pairs = facets.slice(0, 2).flatMap(({ field, values }) => values.slice(0, 1).map(({ value }) => [field, value]))
  return `/search?${new URLSearchParams([['q', 'jacket'], ...pairs, ['onSale', '1']])}`
}

/** Adds a price facet with ready ranges, of which the first is chosen if `isChosen`. */
const priced =
  (isChosen: boolean) =>
  ({ facets }: SearchResults): Partial<SearchResults> => ({
    facets: [
      ...facets,
      {
        field: 'price',
        label: 'Price',
        values: [
          { value: '..100', label: 'Up to $100', count: 34, isActive: isChosen },
          { value: '100..250', label: '$100 – $250', count: 31, isActive: false },
          { value: '250..', label: 'From $250', count: 25, isActive: false },
        ],
      },
    ],
  })

export const searchPagePart: Part = {
  name: 'search-results',
  states: [
    { name: 'many', overrides: found('/search?q=jacket', () => ({ total: 148, pages: 13 }), 12), view: pageView },
    {
      name: 'last-page',
      overrides: found('/search?q=jacket&page=13', ({ products }) => ({
        total: 146,
        page: 13,
        pages: 13,
        products: products.slice(0, 2),
      })),
      view: pageView,
    },
    {
      name: 'one',
      overrides: found('/search?q=anorak', ({ products }) => ({ total: 1, pages: 1, products: products.slice(0, 1) })),
      view: pageView,
    },
    { name: 'none', overrides: found('/search?q=zzzz', () => ({ total: 0, pages: 1, products: [] })), view: pageView },
    {
      name: 'none-long',
      overrides: found('/search?q=Donaudampfschifffahrtsgesellschaftskapitaensregenjacke', () => ({
        total: 0,
        pages: 1,
        products: [],
      })),
      view: pageView,
    },
    {
      name: 'none-filtered',
      overrides: found('/search?q=jacket&gender=women', () => ({ total: 0, pages: 1, products: [], facets: [] })),
      view: pageView,
    },
    {
      name: 'corrected',
      overrides: (data) => ({
        path: '/search?q=jaket',
        gateways: {
          search: searchOf(data, {
            search: async ({ term }) =>
              term === 'jaket' ? { ...data.found, term, products: [], total: 0 } : { ...data.found, term },
            suggest: async (query) => ({ query, corrected: 'jacket', suggested: 'jacket', alternatives: [] }),
          }),
        },
      }),
      view: pageView,
    },
    { name: 'filtered', overrides: found(chosenPath, chosen), view: pageView },
    { name: 'price', overrides: found('/search?q=jacket', priced(false)), view: pageView },
    { name: 'price-chosen', overrides: found('/search?q=jacket&price.high=100', priced(true)), view: pageView },
    {
      name: 'price-reversed',
      overrides: found('/search?q=jacket&price.low=300&price.high=100', (results) => ({
        ...priced(false)(results),
        products: [],
        total: 0,
      })),
      view: pageView,
    },
    {
      name: 'price-malformed',
      overrides: found('/search?q=jacket&price.low=1e9&price.high=100', priced(true)),
      view: pageView,
    },
    {
      name: 'price-open',
      windows: 'small',
      overrides: found('/search?q=jacket&price.high=100', priced(true)),
      view: pageView,
      act: () => press('main button[aria-haspopup="dialog"]'),
      until: isThere('dialog[open]'),
    },
    {
      name: 'filters-open',
      windows: 'small',
      overrides: found(chosenPath, chosen),
      view: pageView,
      act: () => press('main button[aria-haspopup="dialog"]'),
      until: isThere('dialog[open]'),
    },
    {
      name: 'filters-open-waiting',
      windows: 'small',
      overrides: (data) => ({ ...found(chosenPath, chosen)(data), isNavigating: true }),
      view: pageView,
      act: () => press('main button[aria-haspopup="dialog"]'),
      until: isThere('dialog[open]'),
    },
    {
      name: 'waiting',
      overrides: (data) => ({ ...found(chosenPath, chosen)(data), isNavigating: true }),
      view: pageView,
    },
    { name: 'without-facets', overrides: found('/search?q=jacket', () => ({ facets: [] })), view: pageView },
    {
      name: 'error',
      overrides: (data) => ({ path: '/search?q=jacket', gateways: { search: searchOf(data, { search: down }) } }),
      view: pageView,
    },
  ],
}

export const categoryPart: Part = {
  name: 'category',
  states: [
    { name: 'women', overrides: found('/search?filter.gender=women', chosen), view: pageView },
    { name: 'one-category', overrides: found('/search?filter.category=jackets-rain', chosen), view: pageView },
    {
      name: 'nothing-in-it',
      overrides: found('/search?filter.category=jackets-rain', () => ({
        total: 0,
        pages: 1,
        products: [],
        facets: [],
      })),
      view: pageView,
    },
    {
      name: 'not-there',
      overrides: found('/search?filter.category=boats', () => ({ total: 0, pages: 1, products: [], facets: [] })),
      view: pageView,
    },
    { name: 'sale', overrides: found('/search?filter.onSale=1', () => ({})), view: pageView },
    { name: 'newest', overrides: found('/search?sort=newest', () => ({})), view: pageView },
    { name: 'everything', overrides: found('/search', () => ({ total: 312, pages: 26 })), view: pageView },
  ],
}
