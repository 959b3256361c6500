import type { Catalogue } from '@cairn/core/contracts'
import type { Handlers } from '../contract/operations.ts'
import { notFound } from '../contract/problem.ts'
import { type Rating, readRatings } from '../search/ratings.repository.ts'
import { siteOf } from '../sites/sites.ts'
import type { Vertical } from '../vertical.ts'
import { viewProduct } from './product.view.ts'
import { readProductBySlug, readProducts } from './products.repository.ts'
import { OLDER_EDITION } from './seedCommand.ts'
import { seedDatabase } from './seedDatabase.ts'

/** Stock changes often, so shared caches may keep a response about a product for ten seconds only. */
const cacheControl = { 'cache-control': 'public, max-age=10' }

/** The rating of a product in a list, rounded as on a card of the search. */
const ratingPart = (rating: Rating | undefined) =>
  rating && { rating: Math.round(rating.average * 10) / 10, rating_count: rating.count }

export const catalogue: Vertical = {
  name: 'catalogue',
  prepare: async ({ database, notify }) => {
    if ((await seedDatabase(database)) === 'older') notify(OLDER_EDITION)
  },
  operations: ({ database, clock }) => {
    const handlers: Handlers<Catalogue.operations> = {
      getProduct: async ({ params, query }) => {
        const site = siteOf(query.site)
        const record = await readProductBySlug(database, site, params.slug)
        if (record === null) throw notFound('There is no such product')
        return { status: 200, body: viewProduct(record, site, clock.now()), headers: cacheControl }
      },
      listProducts: async ({ query }) => {
        const site = siteOf(query.site)
        const [records, ratings] = await Promise.all([
          readProducts(database, site, query.ids),
          readRatings(database, query.ids),
        ])
        return {
          status: 200,
          body: records.map((record) => ({
            ...viewProduct(record, site, clock.now()),
            ...ratingPart(ratings.get(record.product.id)),
          })),
          headers: cacheControl,
        }
      },
    }
    return { catalogue: handlers }
  },
}
