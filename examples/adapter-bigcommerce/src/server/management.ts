import type { Site } from '@cairn/core'
import { createServiceCall, type ReportBroken, type ServiceCall } from '@cairn/core/adapter'
import { problemOf } from '../mappers/problem.ts'
import type { ManagementToken } from './managementToken.ts'
import { withRetryAfter } from './withRetryAfter.ts'

/** The access to the Management API. It exists only on the server of the shop. */
export interface ManagementConfig {
  readonly site: Site
  /** The permanent id of the store, from the address of its control panel. */
  readonly storeHash: string
  readonly token: ManagementToken
  /** The channel of the shop; 1 by default. */
  readonly channelId?: number | undefined
  /** The gateway of BigCommerce; replaced in tests. */
  readonly url?: string | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Called with each part of a response that could not be mapped. */
  readonly report?: ReportBroken | undefined
}

/** The access to the Management API, for one customer or a guest. */
export interface Management {
  readonly v2: ServiceCall
  readonly v3: ServiceCall
  readonly site: Site
  readonly channelId: number
  /** The signed-in customer; null for a guest. */
  readonly customerId: string | null
  readonly report: ReportBroken | undefined
}

/** Opens the Management API for a customer whom the server has recognised, or for a guest. */
export const openManagement = (config: ManagementConfig, customerId: string | null): Management => {
  const { channelId = 1, fetch = globalThis.fetch, report, site, storeHash, token } = config
  const { url = 'https://api.bigcommerce.com' } = config
  const callOf = (version: string): ServiceCall =>
    createServiceCall({
      url: `${url}/stores/${storeHash}/${version}`,
      fetch: withRetryAfter(fetch),
      headers: () => token.headers(),
      problemOf,
    })
  return { v2: callOf('v2'), v3: callOf('v3'), site, channelId, customerId, report }
}
