import { createPageGateways, type PageGateways } from '@cairn/core'
import type { Site } from './sites.ts'
import { storeSettings } from './storeSettings.ts'

export type { PageGateways }

/**
 * Creates the gateways for the `load` functions of pages. `origin` is the store server on the server, and the page's
 * own origin in the browser.
 */
export const createGateways = (origin: string, site: Site): PageGateways =>
  createPageGateways({
    site,
    origin,
    fetch: (...request) => fetch(...request),
    reviews: storeSettings(site).reviews,
  })
