import { createPageGateways, type PageGateways } from '@cairn/core'
import type { Site } from './sites.ts'
import { storeSettings } from './storeSettings.ts'

export type { PageGateways }

/** What the loads of pages may ask for. `origin` is the store server's on the server and the page's own in the browser. */
export const createGateways = (origin: string, site: Site): PageGateways =>
  createPageGateways({
    site,
    origin,
    fetch: (...request) => fetch(...request),
    reviews: storeSettings(site).reviews,
  })
