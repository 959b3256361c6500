import { createClients } from '@cairn/core/api'
import type { Site } from '../../app/shop/sites.ts'

/** Timeout of a request in milliseconds. */
const PATIENCE = 20_000

export interface StockAlert {
  readonly site: Site
  readonly email: string
  readonly variantId: string
}

/** Asks the shop for an email when a variant can be bought. Few shoppers do, so the store has no port for it. */
export const requestStockAlert = async ({ site, email, variantId }: StockAlert): Promise<void> => {
  const { store } = createClients({
    origin: location.origin,
    site,
    timeout: PATIENCE,
    fetch: (...call) => fetch(...call),
  })
  const body = { email, site: site.prefix, variant_id: Number(variantId) }
  // The response has no body, and the client rejects every failure.
  await store.POST('/stock-alerts', { body })
}
