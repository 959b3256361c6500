import type { Store } from '@cairn/core/contracts'
import type { Handlers } from '../contract/operations.ts'
import type { Vertical } from '../vertical.ts'
import { SITES } from './sites.data.ts'
import { detectCountry } from './userCountry.ts'

type SiteHandlers = Pick<Handlers<Store.operations>, 'listSites' | 'getUserCountry'>

export const sites: Vertical = {
  name: 'sites',
  operations: ({ config }) => {
    const store: SiteHandlers = {
      listSites: async () => ({
        status: 200,
        body: SITES.map(({ entry }) => entry),
        headers: { 'cache-control': 'public, max-age=3600' },
      }),
      getUserCountry: async ({ headers }) => {
        const country = detectCountry(headers, config)
        return { status: 200, body: country === undefined ? {} : { country } }
      },
    }
    return { store }
  },
}
