import { expect, test } from 'vitest'
import { NOW, sessionOf } from '../auth/auth.fixture.ts'
import { storedText } from '../effects/userState.fixture.ts'
import { createFullStore } from '../entries/domains.ts'
import { persistedKey } from '../environment/probes.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { siteAt } from '../shared/sites.ts'
import { runTurns } from '../shared/turns.fixture.ts'

const settled = () => runTurns(20)

/** Presses Enter in the search panel and returns the URL of the navigation. */
const submit = async (at: string, term: string) => {
  const platform = createMemoryPlatform({ href: `https://shop.example/${at}` })
  const store = createFullStore({
    site: at,
    platform,
    gateways: {
      country: { detect: async () => null },
      shipping: { options: async () => [] },
      search: {
        search: async (request) => ({
          term: request.term,
          products: [],
          total: 0,
          page: 1,
          pages: 0,
          facets: [],
          redirect: '',
        }),
        suggest: async (query) => ({ query, corrected: null, suggested: null, alternatives: [] }),
        popular: async () => [],
        recommend: async () => [],
        log: () => undefined,
      },
    },
  })
  store.start()
  const { commands } = store.search
  commands.open()
  commands.type(term)
  commands.submit()
  await settled()
  return platform.visited.map((href) => new URL(href, 'https://shop.example'))
}

test.each(['C&A 50%', 'ä', 'a+b', '#1', '"x"', '100%', 'a/b?c=d', '😀'])(
  'the term %j is unchanged in the address of its results',
  { meta: { spec: ['2.routes.search-encoding'] } },
  async (term) => {
    const [url, ...others] = await submit('de/de-de', term)
    expect(others).toEqual([])
    expect([url?.pathname, url?.hash]).toEqual(['/de/de-de/search', ''])
    expect([...(url?.searchParams ?? [])]).toEqual([['q', term]])
  },
)

test.each([
  ['de/de-de', '/trail-jacket?variant=7'],
  ['de/de-de', '/account/wishlist'],
  ['de/de-de', '/search?q=x'],
  ['us/en-us', ''],
])('signing out on %s%s leads to the home page', { meta: { spec: ['4.auth.sign-out-landing'] } }, async (at, path) => {
  const platform = createMemoryPlatform({
    href: `https://shop.example/${at}${path}`,
    now: () => NOW,
    fetch: async () => new Response(null, { status: 204 }),
  })
  const site = siteAt(at)
  const session = sessionOf({ channel: site.storeSource === 'EU' ? 1 : 2 })
  platform.storage.set(persistedKey({ site }), storedText(session))
  const store = createFullStore({
    site: at,
    platform,
    gateways: { country: { detect: async () => null }, shipping: { options: async () => [] } },
  })
  store.start()
  await expect.poll(() => store.auth.getSnapshot().isAuthenticated).toBe(true)
  store.auth.commands.signOut()
  await settled()
  expect(store.auth.getSnapshot().status).toBe('anonymous')
  expect(platform.visited).toEqual([`/${at}/home`])
})
