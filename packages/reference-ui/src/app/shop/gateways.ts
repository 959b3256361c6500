import { createPageGateways, type PageGateways } from '@cairn/core'
import type { Site } from './sites.ts'
import { storeSettings } from './storeSettings.ts'

export type { PageGateways }

/**
 * Creates the gateways for the `load` functions of pages. On the rendering server, `origin` is the URL of the store
 * server; in the browser it is the page's own origin. `send` sends the requests; by default `fetch` does.
 */
export const createGateways = (
  origin: string,
  site: Site,
  send: typeof fetch = (...request) => fetch(...request),
): PageGateways =>
  createPageGateways({
    ...storeSettings(site),
    site,
    origin,
    fetch: send,
  })
