import { expect, test } from 'vitest'
import { buildContent, REDIRECTS } from './buildContent.ts'
import { buildProducts } from './buildProducts.ts'
import { LANGUAGES } from './keys.ts'

/** Returns every relative URL in a value, including the URLs in Markdown links. */
const addressesIn = (value: unknown): string[] => {
  if (typeof value === 'string') {
    const linked = [...value.matchAll(/\]\(([^)]*)\)/g)].map(([, address]) => address ?? '')
    return value.startsWith('/') ? [value, ...linked] : linked
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : []
}

test.each(LANGUAGES)('every link of the menus, messages and home page in %s has a known target', (language) => {
  const addresses = addressesIn(buildContent([])[language])
  for (const part of ['repair', 'shipping', 'returns', 'contact']) expect(addresses).toContain(`/service#${part}`)
  // A link to a search term may find nothing, so it is not allowed. Links to a filter, a sort order, a section of the
  // service page, a page about the company, an account page or a contact form always work.
  const known =
    /^\/(search\?(filter\.|sort=newest)|service#(repair|shipping|returns|contact)$|contact\/[a-z-]+$|legal\/[a-z-]+$|account\/(dashboard|orderhistory|wishlist)$)/
  expect(addresses.filter((address) => !known.test(address))).toEqual([])
})

test.each(LANGUAGES)('no two neighbouring menu entries in %s have the same target', (language) => {
  const { navigation, footer, service } = buildContent([])[language].menus
  const urlsOf = (entries: readonly { readonly url?: string }[]) =>
    entries.flatMap(({ url }) => (url === undefined ? [] : [url]))
  const sections = navigation.flatMap(({ submenu = [] }) => submenu.flatMap(({ menuItems }) => menuItems))
  // On a small viewport, the menu shows the "all" link of an entry on the same level as the links of groups without a
  // heading. Check these URLs as one list, because the links are neighbours there.
  const levels = navigation.map(({ url, submenu = [] }) => [
    ...(url === undefined ? [] : [url]),
    ...submenu
      .flatMap(({ menuItems }) => menuItems.filter(({ heading }) => heading === undefined))
      .flatMap(({ links }) => urlsOf(links)),
  ])
  const lists = [
    urlsOf(navigation),
    ...levels,
    ...[...sections, ...footer, service].map(({ url, links }) => urlsOf([...(url ? [{ url }] : []), ...links])),
  ]
  expect(lists.length).toBeGreaterThan(8)
  for (const list of lists) expect(new Set(list).size, list.join(' ')).toBe(list.length)
})

test('the "all" link of an entry is not the link of one of its groups', () => {
  const { navigation } = buildContent([]).en.menus
  for (const { url, submenu = [] } of navigation) {
    const groups = submenu.flatMap(({ menuItems }) => menuItems.map((section) => section.url))
    if (url !== undefined) expect(groups).not.toContain(url)
  }
})

const demonstration = buildContent(buildProducts())

test.each(LANGUAGES)('every menu that opens in %s has a picture and an "all" link', (language) => {
  const opened = demonstration[language].menus.navigation.filter(({ submenu }) => submenu !== undefined)
  expect(opened).toHaveLength(4)
  for (const { title, url, submenu } of opened) {
    expect(url, title).toBeDefined()
    expect(submenu?.at(-1)?.image, title).toBeDefined()
  }
})

test.each(LANGUAGES)(
  'in %s each activity has a sale link in the mobile menu only',
  {
    meta: { spec: ['2.header.mega-mobile-only'] },
  },
  (language) => {
    const { navigation } = buildContent([])[language].menus
    const { submenu = [] } = navigation.find(({ enTitle }) => enTitle === 'Activities') ?? {}
    const columns = submenu.map(({ menuItems }) => menuItems.flatMap(({ links }) => links))
    expect(columns).toHaveLength(4)
    for (const links of columns) {
      expect(links.filter(({ mobileOnly }) => mobileOnly).map(({ enTitle }) => enTitle)).toEqual(['Sale'])
    }
  },
)

test('the garments of a tile have different colours', () => {
  const [jackets] = demonstration.en.home.tiles
  // The URL format is `/media/{slug}/{colour}/front`.
  const colours = jackets?.images.map((url) => url.split('/')[3])
  expect(colours).toHaveLength(2)
  expect(new Set(colours).size).toBe(2)
})

test('English promo messages, which the US store shares, promise no free shipping, because that store shows no shipping cost before the checkout', () => {
  expect(JSON.stringify(buildContent([]).en.promoMessages)).not.toMatch(/free|shipping/i)
})

test.each(LANGUAGES)(
  'no search term of %s redirects twice, or to a page that needs a sign-in to find an order',
  (language) => {
    const terms = REDIRECTS[language].map(({ term }) => term)
    expect(new Set(terms).size).toBe(terms.length)
    expect(REDIRECTS[language].map(({ address }) => address)).not.toContain('/account/orderhistory')
  },
)

test.each([
  ['en', 'return policy', 'where is my order'],
  ['en-GB', 'refund', 'tracking'],
  ['de', 'rückgabe', 'rechnung'],
  ['de-CH', 'widerruf', 'sendungsverfolgung'],
  ['fr', 'retours', 'facture'],
  ['es', 'devoluciones', 'seguimiento'],
  ['it', 'rimborso', 'dov’è il mio ordine'],
  ['pt', 'devoluções', 'fatura'],
] as const)('in %s "%s" leads to the returns and "%s" to the state of orders', (language, returns, order) => {
  const addressOf = (term: string) => REDIRECTS[language].find((redirect) => redirect.term === term)?.address
  expect([returns, order].map(addressOf)).toEqual(['/legal/shipping#returns', '/service#order'])
})

test.each([
  ['en', 'withdrawal', '/legal/shipping#returns'],
  ['en', 'warranty', '/legal/terms#guarantee'],
  ['en', 'legal notice', '/legal/imprint'],
  ['en-GB', 'right to cancel', '/legal/withdrawal'],
  ['en-GB', 'guarantee', '/legal/terms#guarantee'],
  ['de', 'widerruf', '/legal/withdrawal'],
  ['de', 'gewährleistung', '/legal/terms#guarantee'],
  ['de', 'garantie', '/legal/terms#guarantee'],
  ['de', 'impressum', '/legal/imprint'],
  ['de', 'agb', '/legal/terms'],
  ['de-CH', 'widerruf', '/legal/shipping#returns'],
  ['de-CH', 'impressum', '/legal/imprint'],
  ['fr', 'rétractation', '/legal/withdrawal'],
  ['fr', 'garantie légale', '/legal/terms#guarantee'],
  ['fr', 'mentions légales', '/legal/imprint'],
  ['es', 'desistimiento', '/legal/withdrawal'],
  ['es', 'garantía', '/legal/terms#guarantee'],
  ['es', 'aviso legal', '/legal/imprint'],
  ['it', 'recesso', '/legal/withdrawal'],
  ['it', 'garanzia', '/legal/terms#guarantee'],
  ['it', 'note legali', '/legal/imprint'],
  ['pt', 'livre resolução', '/legal/withdrawal'],
  ['pt', 'garantia', '/legal/terms#guarantee'],
  ['pt', 'informação legal', '/legal/imprint'],
] as const)('in %s "%s" leads to %s', (language, term, address) => {
  expect(REDIRECTS[language].find((redirect) => redirect.term === term)?.address).toBe(address)
})
