import { listOf, recordOf, textOf } from '@cairn/core/adapter'
import { canBeBought, type Good } from './goods.ts'
import type { Call, Routes } from './router.ts'
import type { Shop } from './shop.ts'

const CORRECTIONS: Readonly<Record<string, string>> = { jaket: 'jacket' }

const isSellable = (good: Good): boolean => canBeBought(good) && good.stock !== 0
const priceOf = ({ price, salePrice }: Good): number => salePrice || price

const matches = (good: Good, term: string): boolean =>
  term
    .toLowerCase()
    .split(/\s+/)
    .every((part) => good.name.toLowerCase().includes(part))

interface Query {
  readonly term: string
  readonly page: number
  readonly size: number
  readonly sort: 'asc' | 'desc' | null
  readonly isInStock: boolean
}

const find = ({ goods }: Shop, { term, page, size, sort, isInStock }: Query) => {
  const searched = CORRECTIONS[term] ?? term
  const found = goods.filter((good) => matches(good, searched) && (!isInStock || isSellable(good)))
  if (sort !== null) found.sort((one, other) => (priceOf(one) - priceOf(other)) * (sort === 'asc' ? 1 : -1))
  return { searched, total: found.length, results: found.slice((page - 1) * size, page * size) }
}

const coreOf = (good: Good) => ({
  uid: String(good.id),
  sku: `CAIRN-${good.id}`,
  name: good.name,
  url: `https://shop.example/${good.slug}/`,
  imageUrl: `https://pictures.example/${good.slug}.webp`,
  brand: 'Cairn',
})

/** A product in the native dialect: amounts are text, and everything is escaped. */
const nativeOf = (good: Good) => ({
  ...coreOf(good),
  id: `hash-${good.id}`,
  price: String(priceOf(good)),
  ...(good.salePrice > 0 && { msrp: String(good.price) }),
  category: ['Clothing &amp; more'],
})

const nestedOf = (good: Good) => ({
  id: String(good.id),
  mappings: { core: { ...coreOf(good), price: priceOf(good), ...(good.salePrice > 0 && { msrp: good.price }) } },
  attributes: { category: ['Clothing'] },
})

const native = (shop: Shop) => (call: Call) => {
  const sort = call.query.get('sort.price')
  const query: Query = {
    term: call.query.get('q') ?? '',
    page: Number(call.query.get('page') ?? 1),
    size: Number(call.query.get('resultsPerPage') ?? 30),
    sort: sort === 'asc' || sort === 'desc' ? sort : null,
    isInStock: call.query.get('bgfilter.ss_in_stock') === '1',
  }
  const { searched, total, results } = find(shop, query)
  return Response.json({
    responseId: crypto.randomUUID(),
    pagination: {
      totalResults: total,
      currentPage: query.page,
      totalPages: Math.ceil(total / query.size),
      perPage: query.size,
      defaultPerPage: 30,
    },
    sorting: { options: [] },
    results: results.map(nativeOf),
    facets: [
      {
        field: 'size',
        label: 'Size',
        values: [{ active: false, type: 'value', value: 'M', label: 'M', count: total }],
      },
      { field: 'price', label: 'Price', type: 'slider', step: 5, range: ['0', '400'], active: ['*', '*'], values: [] },
    ],
    merchandising: { redirect: '', elevated: [], content: [] },
    query: searched === query.term ? { matchType: 'primary' } : { corrected: searched, original: query.term },
  })
}

const snapi = (shop: Shop) => (call: Call) => {
  const { search, pagination, sorts, filters } = recordOf(call.body)
  const { direction } = recordOf(listOf(sorts)[0])
  const typed = textOf(recordOf(recordOf(search).query).string) ?? ''
  const query: Query = {
    term: typed,
    page: Number(recordOf(pagination).page ?? 1),
    size: Number(recordOf(pagination).pageSize ?? 30),
    sort: direction === 'asc' || direction === 'desc' ? direction : null,
    isInStock: listOf(filters).some((filter) => recordOf(filter).field === 'ss_in_stock'),
  }
  const { searched, total, results } = find(shop, query)
  return Response.json({
    search: { query: searched, ...(searched !== typed && { originalQuery: typed }) },
    pagination: { totalResults: total, page: query.page, pageSize: query.size },
    sorting: [],
    results: results.map(nestedOf),
    facets: [
      {
        type: 'value',
        field: 'size',
        filtered: false,
        values: [{ filtered: false, value: 'M', label: 'M', count: total }],
      },
    ],
    merchandising: { redirect: '', content: {} },
    tracking: { responseId: crypto.randomUUID() },
  })
}

const suggest =
  ({ goods }: Shop) =>
  (call: Call) => {
    const typed = call.query.get('query') ?? ''
    const searched = CORRECTIONS[typed] ?? typed
    const found = goods.filter((good) => matches(good, searched))
    if (found.length === 0) return Response.json({ query: typed })
    return Response.json({
      query: typed,
      ...(searched !== typed && { 'corrected-query': searched }),
      suggested: { text: searched, type: 'exact', source: 'popular-query', completed: [] },
      alternatives: found.slice(0, 4).map(({ name }) => ({ text: name.toLowerCase(), popularity: 1 })),
    })
  }

const recommended = ({ goods }: Shop, limit: number, product: string | null) => [
  {
    responseId: crypto.randomUUID(),
    profile: { tag: 'customers-also-viewed' },
    results: goods
      .filter((good) => isSellable(good) && String(good.id) !== product)
      .slice(0, limit)
      .map(nestedOf),
  },
]

/** Searchspring in both dialects of the search, and with the older and the newer recommendations. */
export const searchspringRoutes = (shop: Shop): Routes => ({
  'GET /api/search/search.json': native(shop),
  'GET /api/search/autocomplete.json': native(shop),
  'POST /api/v1/search': snapi(shop),
  'POST /api/v1/autocomplete': snapi(shop),
  'GET /api/suggest/query': suggest(shop),
  'GET /api/suggest/trending': () =>
    Response.json({
      trending: {
        queries: [
          { searchQuery: 'jacket', popularity: 9 },
          { searchQuery: 'socks', popularity: 4 },
        ],
      },
    }),
  'GET /boost/{site}/recommend': ({ query }) =>
    Response.json(recommended(shop, Number(query.get('limits') ?? 20), query.get('product'))),
  'POST /v1/recommend': ({ body, headers }) => {
    if (!headers.get('content-type')?.startsWith('text/plain')) return new Response(null, { status: 415 })
    const { profiles, products } = recordOf(body)
    const { limit } = recordOf(listOf(profiles)[0])
    return Response.json(recommended(shop, Number(limit ?? 20), textOf(listOf(products)[0])))
  },
})
