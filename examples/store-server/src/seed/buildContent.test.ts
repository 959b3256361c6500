import { expect, test } from 'vitest'
import { buildContent } from './buildContent.ts'
import { buildProducts } from './buildProducts.ts'
import { LANGUAGES } from './keys.ts'

/** Every address in a value, and those of its markdown. */
const addressesIn = (value: unknown): string[] => {
  if (typeof value === 'string') {
    const linked = [...value.matchAll(/\]\(([^)]*)\)/g)].map(([, address]) => address ?? '')
    return value.startsWith('/') ? [value, ...linked] : linked
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : []
}

test.each(LANGUAGES)('every link of the menus, messages and home page in %s leads to what it names', (language) => {
  const addresses = addressesIn(buildContent([])[language])
  for (const part of ['repair', 'shipping', 'returns', 'contact']) expect(addresses).toContain(`/service#${part}`)
  // A term may find nothing; a filter, an order, a part of the service page, the pages of the account and of the contact forms are there.
  const known =
    /^\/(search\?(filter\.|sort=newest)|service#(repair|shipping|returns|contact)$|contact\/[a-z-]+$|account\/(dashboard|orderhistory|wishlist)$)/
  expect(addresses.filter((address) => !known.test(address))).toEqual([])
})

test.each(LANGUAGES)('no two entries that stand side by side in %s lead to the same place', (language) => {
  const { navigation, footer, service } = buildContent([])[language].menus
  const urlsOf = (entries: readonly { readonly url?: string }[]) =>
    entries.flatMap(({ url }) => (url === undefined ? [] : [url]))
  const sections = navigation.flatMap(({ submenu = [] }) => submenu.flatMap(({ menuItems }) => menuItems))
  // On a small window the groups of an entry stand below the way to all of it, and a group without a heading shows its links there.
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

test('the way to all of an entry leads to none of its groups alone', () => {
  const { navigation } = buildContent([]).en.menus
  for (const { url, submenu = [] } of navigation) {
    const groups = submenu.flatMap(({ menuItems }) => menuItems.map((section) => section.url))
    if (url !== undefined) expect(groups).not.toContain(url)
  }
})

test.each(LANGUAGES)('every menu that opens in %s shows a picture and leads to all of it', (language) => {
  const opened = buildContent(buildProducts())[language].menus.navigation.filter(({ submenu }) => submenu !== undefined)
  expect(opened).toHaveLength(4)
  for (const { title, url, submenu } of opened) {
    expect(url, title).toBeDefined()
    expect(submenu?.at(-1)?.image, title).toBeDefined()
  }
})

test.each(LANGUAGES)(
  'in %s each activity has a link to its sale, for the mobile menu only',
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

test('the garments of one tile have different colours', () => {
  const [jackets] = buildContent(buildProducts()).en.home.tiles
  // `/media/{slug}/{colour}/front`
  const colours = jackets?.images.map((url) => url.split('/')[3])
  expect(colours).toHaveLength(2)
  expect(new Set(colours).size).toBe(2)
})

test('English, which the US store speaks too, promises no free shipping: that store tells no cost before the checkout', () => {
  expect(JSON.stringify(buildContent([]).en.promoMessages)).not.toMatch(/free|shipping/i)
})
