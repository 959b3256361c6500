import type { Search } from '@cairn/core/contracts'
import { cardPictureUrl } from '../catalogue/pictures.ts'
import type { ProductRecord } from '../catalogue/products.repository.ts'
import { reductionPart } from '../catalogue/reduction.ts'
import type { Site } from '../sites/sites.data.ts'
import type { Rating } from './ratings.repository.ts'

type Wire = Search.components['schemas']

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes HTML, because the search service returns escaped text. */
const escapeText = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '')

const NEW_FOR_MS = 60 * 24 * 3_600_000

const badgeOf = ({ product, price }: ProductRecord, now: number): string | undefined => {
  if (product.comingSoon) return 'coming_soon'
  if (price.salePriceMinor !== null) return 'sale'
  return now - product.createdAt.getTime() < NEW_FOR_MS ? 'new' : undefined
}

/** Selects the variant for a card: the first available one, in a requested colour if the product has one. */
const selectVariant = ({ variants }: ProductRecord, asked: readonly string[]) => {
  const inColor = variants.filter(({ color }) => asked.includes(color))
  const candidates = inColor.length > 0 ? inColor : variants
  return candidates.find(({ tracked, stock }) => !tracked || stock > 0) ?? candidates[0]
}

const cardOf = (record: ProductRecord, site: Site, now: number, asked: readonly string[] = []) => {
  const { product, text, price, colors } = record
  const variant = selectVariant(record, asked)
  const color = variant?.color ?? colors[0]?.key ?? ''
  const imageUrl = cardPictureUrl(product.slug, color)
  const badge = badgeOf(record, now)
  return {
    product,
    text,
    priceMinor: price.priceMinor,
    saleMinor: price.salePriceMinor ?? 0,
    imageUrl,
    variantId: variant?.id ?? 0,
    extra: {
      secondImageUrl: cardPictureUrl(product.slug, color, 'back'),
      colors: (product.plain ? [] : colors).map(({ key, hex, names }) => ({
        key,
        hex,
        name: names[site.contentLanguage],
      })),
      ...(badge !== undefined && { badge }),
      ...reductionPart(record, site),
    },
  }
}

/** The fields of the reviews; none for a product without reviews. */
const ratingOf = (rating: Rating | undefined) =>
  rating && { rating: Math.round(rating.average * 10) / 10, ratingCount: rating.count }

const decimal = (minor: number): string => String(minor / 100)

/**
 * Builds a search result, shown in one of the requested colours if the product has one. Its values are HTML-escaped
 * strings.
 */
export const viewResult = (
  record: ProductRecord,
  site: Site,
  now: number,
  asked: readonly string[],
  rating?: Rating,
): Wire['SearchResult'] => {
  const { product, text, priceMinor, saleMinor, imageUrl, variantId, extra } = cardOf(record, site, now, asked)
  return {
    id: String(product.id),
    uid: String(product.id),
    sku: product.sku,
    name: escapeText(text.name),
    url: `/${product.slug}`,
    price: decimal(saleMinor || priceMinor),
    msrp: decimal(priceMinor),
    imageUrl,
    thumbnailImageUrl: imageUrl,
    brand: 'Cairn',
    slug: product.slug,
    category: escapeText(text.category),
    selectedVariant: { vId: variantId, price: decimal(priceMinor), salePrice: decimal(saleMinor), imageUrl },
    ...ratingOf(rating),
    ...extra,
  }
}

/**
 * Builds a recommendation. The search service gives a recommendation another structure than a search result: its
 * prices, for example, are numbers instead of strings.
 */
export const viewRecommendation = (
  record: ProductRecord,
  site: Site,
  now: number,
  rating?: Rating,
): Wire['RecommendedProduct'] => {
  const { product, text, priceMinor, saleMinor, imageUrl, variantId, extra } = cardOf(record, site, now)
  return {
    id: String(product.id),
    score: product.popularity,
    mappings: {
      core: {
        uid: String(product.id),
        sku: product.sku,
        name: text.name,
        url: `/${product.slug}`,
        price: (saleMinor || priceMinor) / 100,
        msrp: priceMinor / 100,
        imageUrl,
        thumbnailImageUrl: imageUrl,
        brand: 'Cairn',
        ...ratingOf(rating),
      },
    },
    attributes: {
      slug: product.slug,
      category: text.category,
      imageRecUrl: imageUrl,
      selectedVariant: { vId: variantId, price: priceMinor / 100, salePrice: saleMinor / 100, imageUrl },
      ...extra,
    },
  }
}
