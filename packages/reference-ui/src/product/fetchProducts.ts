import { createClients, readBody } from '@cairn/core/api'
import type { Catalogue } from '@cairn/core/contracts'
import type { Site } from '../app/shop/sites.ts'

/** A product as the catalogue sends it, in the language and currency of one site. */
export type SoldProduct = Catalogue.components['schemas']['Product']

/** Reads the products that a site sells. Products that the site does not sell are missing in the result. */
export type FetchProducts = (site: Site, ids: readonly string[]) => Promise<readonly SoldProduct[]>

/** Timeout of a request in milliseconds. */
const PATIENCE = 20_000

/** The maximum number of ids in one request, as in the contract. */
const MAX_IDS = 50

const chunksOf = <Item>(items: readonly Item[], length: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / length) }, (_, at) => items.slice(at * length, (at + 1) * length))

/**
 * Reads products by their ids, also those of another site than the current one. A page port reads only one product of
 * its own site, so this request has no port. Ids that are no numbers belong to another back end and are skipped.
 */
export const fetchProducts: FetchProducts = async (site, ids) => {
  const { catalogue } = createClients({
    origin: location.origin,
    site,
    timeout: PATIENCE,
    fetch: (...call) => fetch(...call),
  })
  const known = [...new Set(ids)].map(Number).filter((id) => Number.isSafeInteger(id) && id > 0)
  const parts = await Promise.all(
    chunksOf(known, MAX_IDS).map((part) =>
      readBody(catalogue.GET('/products', { params: { query: { site: site.prefix, ids: part } } })),
    ),
  )
  return parts.flat()
}
