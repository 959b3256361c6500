import type { Site } from '@cairn/core'
import { completeProduct, completeVariant, plainText } from '@cairn/core/adapter'
import type { Product, ProductGateway } from '@cairn/core/product'
import * as z from 'zod/mini'
import { canonicalName } from './cart.mapper.ts'
import { moneyOf } from './money.ts'
import { stockOf } from './stock.ts'
import type { VendureApi, VendureConfig } from './vendureApi.ts'

const named = z.object({ name: z.string(), slug: z.string() })

const productSchema = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  assets: z.array(z.object({ preview: z.string() })),
  collections: z.array(z.object({ breadcrumbs: z.array(named) })),
  facetValues: z.array(z.object({ name: z.string(), facet: z.object({ code: z.string() }) })),
  optionGroups: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      translations: z.array(z.object({ languageCode: z.string(), name: z.string() })),
      options: z.array(z.object({ code: z.string(), name: z.string() })),
    }),
  ),
  variants: z.array(
    z.object({
      id: z.string(),
      sku: z.string(),
      currencyCode: z.string(),
      price: z.number(),
      stockLevel: z.string(),
      options: z.array(z.object({ code: z.string(), groupId: z.string() })),
    }),
  ),
})

export type VendureProduct = z.output<typeof productSchema>

const documentOf = (taxIncluded: boolean): string => `query Product($slug: String!) {
  product(slug: $slug) {
    id name slug description
    assets { preview }
    collections { breadcrumbs { name slug } }
    facetValues { name facet { code } }
    optionGroups { id name translations { languageCode name } options { code name } }
    variants { id sku currencyCode price: price${taxIncluded ? 'WithTax' : ''} stockLevel options { code groupId } }
  }
}`

/** Returns the names of the longest path of collections, without the root, which no shopper sees. */
const categoryOf = ({ collections }: VendureProduct): readonly string[] =>
  collections
    .map(({ breadcrumbs }) => breadcrumbs.filter(({ slug }) => !slug.startsWith('__')).map(({ name }) => name))
    .toSorted((one, other) => other.length - one.length)[0] ?? []

/** Maps a product of Vendure. Its option groups become options, named in the language of the catalogue. */
export const mapProduct = (product: VendureProduct, site: Site, catalogueLanguage: string): Product => {
  const { assets, facetValues, optionGroups } = product
  const nameOf = (groupId: string): string => {
    const group = optionGroups.find(({ id }) => id === groupId)
    return group === undefined ? groupId : canonicalName(group, catalogueLanguage)
  }
  const variants = product.variants.map(({ id, sku, price, currencyCode, stockLevel, options }) =>
    completeVariant({
      id,
      sku,
      price: moneyOf(price, currencyCode),
      options: Object.fromEntries(options.map(({ code, groupId }) => [nameOf(groupId), code])),
      ...stockOf(stockLevel),
    }),
  )
  // Products may share a group, so it has options that this product does not have.
  const isSold = (name: string, code: string): boolean => variants.some(({ options }) => options[name] === code)
  const facet = (code: string): string => facetValues.find((value) => value.facet.code === code)?.name ?? ''
  return completeProduct({
    id: product.id,
    sku: variants[0]?.sku ?? '',
    slug: product.slug,
    name: product.name,
    category: categoryOf(product),
    brand: facet('brand'),
    description: plainText(product.description),
    taxIncluded: site.taxIncluded,
    options: optionGroups.map((group) => {
      const name = canonicalName(group, catalogueLanguage)
      const values = group.options.filter(({ code }) => isSold(name, code))
      return { name, label: group.name, values: values.map(({ code, name: label }) => ({ key: code, label })) }
    }),
    images: assets.map(({ preview }, index) => ({ view: index === 0 ? 'front' : 'detail', url: preview })),
    variants,
  })
}

/** Creates the product port. A disabled product does not exist in the shop API, so it is null and not "retired". */
export const createVendureProduct = (api: VendureApi, config: VendureConfig): ProductGateway => {
  const { site, catalogueLanguage = 'en' } = config
  const document = documentOf(site.taxIncluded)
  const schema = z.object({ product: z.nullable(productSchema) })
  return {
    load: async (slug, options) => {
      const { data } = await api({ kind: 'query', name: 'Product', document, variables: { slug }, schema, ...options })
      // Vendure finds a product by its slug in any language; a product without variants cannot be shown.
      return data.product === null || data.product.variants.length === 0
        ? null
        : mapProduct(data.product, site, catalogueLanguage)
    },
  }
}
