import { expect, test } from 'vitest'
import { ORIGIN } from '../auth/auth.fixture.ts'
import { addressOf } from '../environment/address.ts'
import { redirectTarget } from '../environment/redirect.ts'
import { siteAt, sites } from '../shared/sites.ts'
import { leaveToSignIn, openBrowser, settled, signIn, storedUser } from './session.fixture.ts'

// A shop of one country at the root of its host. Plain concatenation would give its URLs two leading slashes, which
// lead to another host.

const root = { ...siteAt('de/de-de'), prefix: '' }
const all = [root, ...sites]
const settings = { site: root, sites: all, origin: ORIGIN, allowedOrigins: [] }

const answers = {
  'POST /api/account/update-profile': () => Response.json({ message: 'Unauthorized' }, { status: 401 }),
}

const open = async (stored = {}, prefix = '') => {
  const browser = openBrowser({ prefix, sites: all, stored, answers })
  return { ...browser, ...(await browser.openPage()) }
}

const search = {
  search: async ({ term }: { term: string }) => ({
    term,
    products: [],
    total: 0,
    page: 1,
    pages: 0,
    facets: [],
    redirect: term === 'sale' ? 'outlet' : '',
  }),
  suggest: async (query: string) => ({ query, corrected: null, suggested: null, alternatives: [] }),
  popular: async () => [],
  recommend: async () => [],
  log: () => undefined,
}

test.each([
  ['jacket', `/search?q=jacket`],
  ['sale', `${ORIGIN}/outlet`],
])('a search for %s opens %s on a site without a prefix', { meta: { spec: ['2.routes.search'] } }, async (term, at) => {
  const browser = openBrowser({ prefix: '', sites: all, gateways: { search } })
  const { store } = await browser.openPage()
  store.search.commands.open()
  store.search.commands.type(term)
  store.search.commands.submit()
  await settled()
  expect(browser.platform.visited).toEqual([at])
})

test('a sign-in returns to a site without a prefix, and a sign-out opens its home page', async () => {
  const browser = openBrowser({ prefix: '', sites: all })
  await leaveToSignIn(browser, await browser.openPage())
  const provider = new URL(browser.platform.visited[0] ?? '')
  expect(provider.searchParams.get('redirect_uri')).toBe(`${ORIGIN}/auth-callback`)
  const { store } = await signIn(browser)
  store.auth.commands.signOut()
  await settled()
  expect(browser.platform.visited.at(-1)).toBe('/home')
})

test('a lost session opens the home page of a site without a prefix', async () => {
  const { store, platform, clock } = await open({ 'persist:EU': storedUser() })
  await store.gateways.account.updateProfile({}, {}).catch(() => undefined)
  clock.increment(2500)
  expect(platform.visited).toEqual(['/'])
})

test('the other site may be the one without a prefix', async () => {
  const { store, platform } = await open({}, 'fr/fr-fr')
  store.country.commands.goTo('')
  expect(platform.visited).toEqual(['/'])
})

test.each([
  ['/', '/'],
  ['/search', '/search'],
  ['/fr/fr-fr/search', '/fr/fr-fr/search'],
  ['//evil.example', '//evil.example'],
])('the path %s becomes %s on a site without a prefix', (path, address) => {
  expect(addressOf(settings, path)).toBe(address)
})

test("a path of the shop stays below the site's prefix when another site has none", () => {
  expect(addressOf({ site: siteAt('fr/fr-fr'), sites: all }, '/')).toBe('/fr/fr-fr')
})

test.each([
  ['outlet', `${ORIGIN}/outlet`],
  ['/outlet?x=1', `${ORIGIN}/outlet?x=1`],
  ['?x=1', `${ORIGIN}/?x=1`],
  ['//evil.example', null],
  ['/..//evil.example', null],
])('a redirect to %j opens %s on a site without a prefix', (redirect, address) => {
  expect(redirectTarget(redirect, settings)).toBe(address)
})
