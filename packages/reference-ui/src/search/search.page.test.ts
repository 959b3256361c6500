import type { SearchGateway, SearchResults } from '@cairn/core/search'
import { createFakeGateways } from '@cairn/core/testing'
import { describe, expect, it, vi } from 'vitest'
import { defaultSite as site } from '../app/shop/sites.ts'
import { loadMessages } from '../messages/index.ts'
import { entryOf, menusOf } from '../testing/menus.fixture.ts'
import { cards, resultsOf, suggestionOf } from './search.fixture.tsx'
import searchPage from './search.page.tsx'

const silent = async () => {
  throw new Error('The store server is silent')
}

interface Overrides {
  /** Results that differ from the default of two products. */
  readonly found?: (requests: Parameters<SearchGateway['search']>[0]) => Partial<SearchResults>
  readonly search?: Partial<SearchGateway>
  /** Whether the menus load; they contain a sale page. */
  readonly hasMenus?: boolean
  /** Menu entries besides the sale. */
  readonly entries?: readonly ReturnType<typeof entryOf>[]
}

/** Loads the search page of a query string and returns it with the requested terms. */
const load = async (
  query: string,
  { found = () => ({}), search = {}, hasMenus = true, entries = [] }: Overrides = {},
) => {
  const url = new URL(`https://cairn.example/us/en-us/search${query}`)
  const requests: string[] = []
  const gateways = createFakeGateways({ site: site.prefix, country: null })
  const menus = menusOf({ navigation: [entryOf('Sale', [], { url: '/search?filter.on_sale=1' }), ...entries] })
  const outcome = await searchPage.load({
    site,
    url,
    params: {},
    signal: new AbortController().signal,
    gateways: {
      ...gateways,
      content: { ...gateways.content, menus: hasMenus ? async () => menus : silent },
      search: {
        ...gateways.search,
        search: async (request) => {
          requests.push(request.term)
          return { ...resultsOf(request.term, cards(2)), ...found(request) }
        },
        suggest: async (term) => suggestionOf(term, { corrected: 'jacket' }),
        popular: async () => ['tent'],
        ...search,
      },
    },
  })
  if (outcome.kind === 'redirect') return { requests, leadsTo: outcome.to }
  if (outcome.kind !== 'loaded') throw new Error('The page is not found')
  const { data, deferred } = outcome
  const messages = await loadMessages('en')
  return { requests, data, head: searchPage.head({ data, deferred, params: {}, site, url, messages }) }
}

const nothing = { products: [], total: 0 }
const onlyJackets: Overrides['found'] = ({ term }) => (term === 'jacket' ? {} : nothing)

describe('a term that finds nothing', () => {
  it('is searched for by its correction, and the page names the typed term', async () => {
    const { requests, data, head } = await load('?q=jakcet', { found: onlyJackets })
    expect(requests).toEqual(['jakcet', 'jacket'])
    expect(data).toMatchObject({ query: { term: 'jacket', from: 'jakcet' } })
    expect(head?.robots).toBeUndefined()
  })

  it.each(['?q=jakcet&color=spruce', '?q=ja'])('is not corrected at %s', async (query) => {
    const { requests, data, head } = await load(query, { found: onlyJackets })
    expect(requests).not.toContain('jacket')
    expect(data).toMatchObject({ popular: ['tent'], contact: menusOf().contact })
    expect(head?.robots).toBe('noindex')
  })

  it('has a page too if its correction finds nothing either', async () => {
    const { data } = await load('?q=jakcet', { found: () => nothing })
    expect(data).toMatchObject({ query: { term: 'jakcet' }, results: nothing })
    expect(data).not.toHaveProperty('query.from')
  })

  it('has a page too if suggestions, menus and popular searches fail to load', async () => {
    const { data } = await load('?q=jakcet', {
      found: () => nothing,
      search: { suggest: silent, popular: silent },
      hasMenus: false,
    })
    expect(data).toMatchObject({ popular: [], contact: null })
  })
})

describe('a search that leaves out a feature which no product has', () => {
  it('says which feature is missing, in the words of the shopper', async () => {
    const { data } = await load('?q=running+jacket&unmatched=warm')
    const unmatched = 'None of these products matches "warm".'
    expect(data).toMatchObject({ unmatched })
  })

  it('follows the redirect that names the feature', async () => {
    const redirect = '/search?q=running+jacket&unmatched=warm'
    const { leadsTo } = await load('?q=warm+running+jacket', { found: () => ({ redirect }) })
    expect(leadsTo).toBe(redirect)
  })

  it.each(['?q=jacket', '?unmatched=warm&color=sun'])('says nothing at %s', async (query) => {
    expect((await load(query)).data).toMatchObject({ unmatched: null })
  })
})

describe('a term that the search service corrects', () => {
  const found: Overrides['found'] = ({ exact }) => (exact ? {} : { corrected: 'yellow' })

  it('is shown corrected and with the typed term, also with filters', async () => {
    const { requests, data, head } = await load('?q=yellw&color=sun', { found })
    expect(requests[0]).toBe('yellw')
    expect(data).toMatchObject({ query: { term: 'yellow', from: 'yellw', filters: { color: ['sun'] } } })
    expect(head?.title).toContain('yellow')
    expect(head?.canonical).toBe('/search')
  })

  it('keeps the typed term on the pages that follow', async () => {
    const { requests, data } = await load('?q=yellow&from=yellw&page=2')
    expect(requests).toEqual(['yellow'])
    expect(data).toMatchObject({ query: { term: 'yellow', from: 'yellw', page: 2 } })
  })

  it('is not corrected if the shopper insists', async () => {
    const { requests, data } = await load('?q=yellw&exact=1', { found })
    expect(requests).toEqual(['yellw'])
    expect(data).toMatchObject({ query: { term: 'yellw', exact: true } })
    const none = await load('?q=yellw&exact=1', { found: () => nothing })
    expect(none.requests).toEqual(['yellw'])
  })
})

describe('a term that means a page', () => {
  const found = () => ({ redirect: '/service' })

  it('redirects to that page', async () => {
    expect((await load('?q=returns', { found })).leadsTo).toBe('/service')
  })

  it.each(['?q=returns&color=spruce', '?q=returns&page=2'])('stays a search at %s', async (query) => {
    expect((await load(query, { found })).leadsTo).toBeUndefined()
  })
})

describe('a long list', () => {
  it('redirects to its first page if the address has a page beyond the last', async () => {
    const { leadsTo } = await load('?q=tent&color=spruce&page=9', { found: () => nothing })
    expect(leadsTo).toBe('/search?q=tent&color=spruce')
  })

  it('gives each page a title of its own, and the first page the plain title', async () => {
    const pageOf = async (page: number) =>
      (await load(`?q=tent&page=${page}`, { found: () => ({ page, pages: 3 }) })).head
    expect(await pageOf(1)).toMatchObject({ title: 'Results for "tent"', part: 'Page 1 of 3' })
    expect(await pageOf(2)).toMatchObject({ title: 'Results for "tent" – Page 2 of 3', part: 'Page 2 of 3' })
  })
})

describe('a category of the menus', () => {
  it('has its name, its own address and its breadcrumbs', async () => {
    vi.stubEnv('SSR', true)
    const { head } = await load('?filter.on_sale=1&sort=newest&color=spruce')
    expect(head).toMatchObject({ title: 'Sale', canonical: '/search?filter.on_sale=1' })
    vi.unstubAllEnvs()
    expect(JSON.stringify(head?.structuredData)).toContain('BreadcrumbList')
  })

  it('is a list without its texts if the menus fail to load', async () => {
    const { data, head } = await load('?filter.on_sale=1', { hasMenus: false })
    expect(data).toMatchObject({ category: null, results: { total: 2 } })
    expect(head?.canonical).toBe('/search')
  })

  it('does not give its name to a search for a term inside it', async () => {
    const { data } = await load('?q=tent&filter.on_sale=1')
    expect(data).toMatchObject({ category: null })
  })
})

it('a page of several categories under one menu entry names them in its description', async () => {
  const query = '?filter.category=packs&filter.category=socks'
  const values = ['Packs', 'Socks', 'Shoes'].map((label) => ({
    value: label.toLowerCase(),
    label,
    count: 1,
    isActive: label !== 'Shoes',
  }))
  const facet = { field: 'category' as const, label: 'Category', values }
  const { head } = await load(query, {
    found: () => ({ facets: [facet] }),
    entries: [entryOf('Equipment', [], { url: `/search${query}` })],
  })
  expect(head).toMatchObject({ title: 'Equipment', description: 'Packs, Socks' })
})

describe('a search whose filters leave few products', () => {
  it('offers the searches without one of the filters', async () => {
    const { data } = await load('?warmth=5&on_sale=1', {
      found: ({ filters }) => (filters?.onSale ? nothing : { total: 9 }),
    })
    expect(data).toMatchObject({
      looser: { links: [{ path: '/search?warmth=5', label: 'Without "On sale": 9 products' }] },
    })
  })

  it('offers them below a few products too, but not below many', async () => {
    const withTotal = (total: number) =>
      load('?warmth=5', { found: ({ filters }) => ({ total: filters?.warmth ? total : 20 }) })
    expect((await withTotal(3)).data).toMatchObject({ looser: { links: [{ path: '/search' }] } })
    expect((await withTotal(4)).data).toMatchObject({ looser: null })
  })
})
