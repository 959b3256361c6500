import { addressOf } from '../environment/address.ts'
import { redirectTarget } from '../environment/redirect.ts'
import { defineEffect, type Effect } from '../kit/defineEffect.ts'
import type { OverlayTypes } from '../overlay/overlay.types.ts'
import type { SearchTypes } from '../search/search.types.ts'

/** Effects that open and close the search with its panel, and that go to the results or to a redirect. */
export const searchEffects: readonly Effect[] = [
  defineEffect<[OverlayTypes, SearchTypes]>({
    name: 'search.openWithPanel',
    requires: ['overlay', 'search'],
    on: {
      'panel.opened': ({ panel }, { domains }) => {
        if (panel === 'search') domains.search.commands.open()
      },
    },
  }),
  defineEffect<[OverlayTypes, SearchTypes]>({
    name: 'search.closeWithPanel',
    requires: ['overlay', 'search'],
    on: {
      'panel.closed': ({ panel }, { domains }) => {
        if (panel === 'search') domains.search.commands.close()
      },
    },
  }),
  // This effect is protected: it has no name, so a shop cannot switch it off. A merchandising redirect is followed only
  // to an allowed origin (spec 4.search.redirect-safe).
  defineEffect<[SearchTypes]>({
    requires: ['search'],
    on: {
      'search.navigate': ({ redirect, term, from }, { environment }) => {
        const typed = from === undefined ? '' : `&from=${encodeURIComponent(from)}`
        const results = addressOf(environment, `/search?q=${encodeURIComponent(term)}${typed}`)
        const target = redirect === null ? null : redirectTarget(redirect, environment)
        environment.platform.navigation.assign(target ?? results)
      },
    },
  }),
]
