import type { CallOptions } from '@cairn/core'
import { checkNotAborted, completeCard } from '@cairn/core/adapter'
import type { SearchCard, SearchFacet, SearchGateway, SearchRequest } from '@cairn/core/search'
import * as z from 'zod/mini'
import { moneyOf } from './money.ts'
import type { VendureApi, VendureConfig } from './vendureApi.ts'

const price = z.union([z.object({ value: z.number() }), z.object({ min: z.number(), max: z.number() })])
const asset = z.nullable(z.object({ preview: z.string() }))

const itemSchema = z.object({
  productId: z.string(),
  productName: z.string(),
  slug: z.string(),
  productVariantId: z.string(),
  productAsset: asset,
  productVariantAsset: asset,
  currencyCode: z.string(),
  price,
  collectionIds: z.array(z.string()),
})

const valueSchema = z.object({
  count: z.number(),
  facetValue: z.object({ id: z.string(), name: z.string(), facet: z.object({ code: z.string(), name: z.string() }) }),
})

const collectionSchema = z.object({
  collection: z.object({ id: z.string(), breadcrumbs: z.array(z.object({ name: z.string(), slug: z.string() })) }),
})

const searchSchema = z.object({
  search: z.object({
    totalItems: z.number(),
    items: z.array(itemSchema),
    facetValues: z.array(valueSchema),
    collections: z.array(collectionSchema),
  }),
})

type VendureSearch = z.output<typeof searchSchema>['search']

const documentOf = (taxIncluded: boolean): string => `query Search($input: SearchInput!) {
  search(input: $input) {
    totalItems
    items {
      productId productName slug productVariantId currencyCode collectionIds
      productAsset { preview } productVariantAsset { preview }
      price: price${taxIncluded ? 'WithTax' : ''} { ... on SinglePrice { value } ... on PriceRange { min max } }
    }
    facetValues { count facetValue { id name facet { code name } } }
    collections { collection { id breadcrumbs { name slug } } }
  }
}`

const categoryOf = ({ collections }: VendureSearch, ids: readonly string[]): readonly string[] =>
  collections
    .filter(({ collection }) => ids.includes(collection.id))
    .map(({ collection }) =>
      collection.breadcrumbs.filter(({ slug }) => !slug.startsWith('__')).map(({ name }) => name),
    )
    .toSorted((one, other) => other.length - one.length)[0]
    ?.slice(0, 2) ?? []

/** Maps the products of a search to cards. A product with several prices shows its lowest. */
const mapCards = (search: VendureSearch): readonly SearchCard[] =>
  search.items.map((item) =>
    completeCard({
      id: item.productId,
      slug: item.slug,
      name: item.productName,
      category: categoryOf(search, item.collectionIds),
      imageUrl: item.productVariantAsset?.preview ?? item.productAsset?.preview ?? null,
      variantId: item.productVariantId,
      price: moneyOf('value' in item.price ? item.price.value : item.price.min, item.currencyCode),
    }),
  )

/** Groups the facet values by their facet. The id of a value stands in requests and URLs. */
const mapFacets = ({ facetValues }: VendureSearch, active: readonly string[]): readonly SearchFacet[] => {
  const codes = [...new Set(facetValues.map(({ facetValue }) => facetValue.facet.code))]
  return codes.map((field) => {
    const own = facetValues.filter(({ facetValue }) => facetValue.facet.code === field)
    return {
      field,
      label: own[0]?.facetValue.facet.name ?? field,
      values: own.map(({ count, facetValue: { id, name } }) => ({
        value: id,
        label: name,
        count,
        isActive: active.includes(id),
      })),
    }
  })
}

const sortOf = ({ sort }: SearchRequest) => {
  if (sort === 'price-asc') return { price: 'ASC' }
  return sort === 'price-desc' ? { price: 'DESC' } : undefined
}

const filtersOf = ({ filters = {} }: SearchRequest): readonly (readonly string[])[] =>
  Object.values(filters).filter((values) => Array.isArray(values) && values.length > 0)

/** Creates the search over Vendure's search plugin, whose index must know the stock (`indexStockStatus`). */
export const createVendureSearch = (api: VendureApi, { site }: VendureConfig): SearchGateway => {
  const document = documentOf(site.taxIncluded)
  const find = async (input: object, options: CallOptions): Promise<VendureSearch> => {
    const variables = { input: { groupByProduct: true, inStock: true, ...input } }
    const request = { kind: 'query', name: 'Search', document, schema: searchSchema } as const
    return (await api({ ...request, variables, ...options })).data.search
  }
  return {
    search: async (request, options) => {
      const { term, page = 1, perPage = 24 } = request
      const filters = filtersOf(request)
      const input = {
        term,
        take: perPage,
        skip: (page - 1) * perPage,
        sort: sortOf(request),
        facetValueFilters: filters.map((values) => ({ or: values })),
      }
      const found = await find(input, options)
      const pages = Math.max(1, Math.ceil(found.totalItems / perPage))
      const facets = mapFacets(found, filters.flat())
      return { term, products: mapCards(found), total: found.totalItems, page, pages, facets, redirect: '' }
    },
    // Vendure corrects nothing, so the names of the products that it finds are the suggestions.
    suggest: async (term, options) => {
      const names = mapCards(await find({ term, take: 6 }, options)).map(({ name }) => name)
      const [suggested = null, ...alternatives] = [...new Set(names)]
      return { query: term, corrected: null, suggested, alternatives }
    },
    // Vendure does not count searches.
    popular: async (options) => {
      checkNotAborted(options)
      return []
    },
    // Vendure knows no top sellers: the first products of its search are shown, without the product of the page.
    recommend: async ({ productId, limit = 6 }, options) =>
      mapCards(await find({ take: limit + 1 }, options))
        .filter(({ id }) => id !== productId)
        .slice(0, limit),
    log: () => undefined,
  }
}
