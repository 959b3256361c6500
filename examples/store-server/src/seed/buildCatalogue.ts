import { buildContent, REDIRECTS, TRENDING } from './buildContent.ts'
import { buildProducts } from './buildProducts.ts'
import { buildReviews } from './buildReviews.ts'
import type { Catalogue } from './catalogue.types.ts'

/** Builds the demo shop's whole catalogue. It is deterministic: the same on every machine and every day. */
export const buildCatalogue = (): Catalogue => {
  const products = buildProducts()
  return {
    products,
    reviews: buildReviews(products),
    content: buildContent(products),
    trending: TRENDING,
    redirects: REDIRECTS,
  }
}
