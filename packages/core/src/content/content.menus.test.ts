import { afterEach, describe, expect, test, vi } from 'vitest'
import { createGatewayClients } from '../api/gatewayClients.fixture.ts'
import { createContentGateway } from '../api/gateways/content.gateway.ts'
// The gateway loads this mapper on demand. Importing it here makes it available without a wait.
import '../api/mappers/content.mapper.ts'
import type { Content } from '../contracts/index.ts'
import { breakpointOf } from '../overlay/overlay.rules.ts'
import type { Site } from '../shared/site.ts'
import { siteAt, sites } from '../shared/sites.ts'
import { contactFormKey, desktopNavigation, hasMegaMenu } from './content.rules.ts'
import type { MenuColumn, MenuEntry, MenuLink, MenuSection } from './content.types.ts'

const link = (title: string, mobileOnly = false): MenuLink => ({
  title,
  url: `/${title}`,
  highlighted: false,
  mobileOnly,
})

const section = (links: readonly MenuLink[], change: Partial<MenuSection> = {}): MenuSection => ({
  heading: 'Jackets',
  url: null,
  highlighted: false,
  mobileOnly: false,
  links,
  ...change,
})

const column = (sections: readonly MenuSection[], change: Partial<MenuColumn> = {}): MenuColumn => ({
  mobileOnly: false,
  image: null,
  sections,
  ...change,
})

const entry = (columns: readonly MenuColumn[], change: Partial<MenuEntry> = {}): MenuEntry => ({
  title: 'Damen',
  url: '/women',
  enTitle: 'Women',
  enUrl: null,
  navigationAction: null,
  mobileOnly: false,
  highlighted: false,
  columns,
  ...change,
})

/**
 * Returns the entries that the navigation shows at a window width: wide windows show the desktop navigation, narrow
 * ones show all entries.
 */
const shownAt = (width: number, entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  breakpointOf(width) === 'desktop' ? desktopNavigation(entries) : entries

const linksOf = (entries: readonly MenuEntry[]): readonly string[] =>
  entries.flatMap(({ columns }) =>
    columns.flatMap(({ sections }) => sections.flatMap(({ links }) => links.map(({ title }) => title))),
  )

describe('the navigation', () => {
  test('shows its mobile-only entries only below 1024 px', { meta: { spec: ['2.header.nav-mobile-only'] } }, () => {
    const entries = [entry([]), entry([], { title: 'Reparatur', mobileOnly: true })]
    expect(shownAt(1024, entries).map(({ title }) => title)).toEqual(['Damen'])
    expect(shownAt(1023, entries).map(({ title }) => title)).toEqual(['Damen', 'Reparatur'])
  })

  test('opens a mega menu for an entry with columns, but not for an entry with an action', {
    meta: { spec: ['2.header.nav-action'] },
  }, () => {
    const columns = [column([section([link('a')])])]
    expect(hasMegaMenu(entry(columns))).toBe(true)
    expect(hasMegaMenu(entry(columns, { navigationAction: 'sale' }))).toBe(false)
    expect(hasMegaMenu(entry([]))).toBe(false)
  })
})

describe('a mega menu', () => {
  test('shows its mobile-only links only below 1024 px', { meta: { spec: ['2.header.mega-mobile-only'] } }, () => {
    const entries = [entry([column([section([link('a'), link('b', true), link('c')])])])]
    expect(linksOf(shownAt(1024, entries))).toEqual(['a', 'c'])
    expect(linksOf(shownAt(1023, entries))).toEqual(['a', 'b', 'c'])
  })

  test.each([
    ['whose links are all mobile-only', column([section([link('a', true)])])],
    [
      'whose links are all mobile-only, though its heading leads somewhere',
      column([section([link('a', true)], { url: '/jackets' })]),
    ],
    ['whose sections are all mobile-only', column([section([link('a')], { mobileOnly: true })])],
    ['that is mobile-only', column([section([link('a')])], { mobileOnly: true })],
    ['without anything', column([])],
    ['with a heading alone', column([section([])])],
  ])('has no column on desktop for a column %s', { meta: { spec: ['2.header.mega-emptied'] } }, (_, emptied) => {
    const entries = [entry([emptied, column([section([link('z')])])])]
    expect(desktopNavigation(entries)[0]?.columns).toEqual([column([section([link('z')])])])
    expect(desktopNavigation([entry([emptied])]).map(hasMegaMenu)).toEqual([false])
  })

  test('keeps the other sections of a column, its image, and a heading that is a link itself', {
    meta: { spec: ['2.header.mega-emptied'] },
  }, () => {
    const image = { url: '/a.webp', alt: '', title: null, href: null }
    const heading = section([], { heading: 'Gifts', url: '/gifts' })
    const columns = [column([section([link('a', true)]), heading]), column([section([link('b', true)])], { image })]
    expect(desktopNavigation([entry(columns)])[0]?.columns).toEqual([column([heading]), column([], { image })])
  })
})

describe('over HTTP', () => {
  type Wire = Content.components['schemas']['Menus']
  const load = async (wire: Partial<Wire>, site: Site = siteAt('de/de-de')) => {
    const body: Wire = {
      navigation: [],
      footer: [],
      service: { links: [] },
      legal: [],
      contact: {},
      social: [],
      ...wire,
    }
    const { content } = createGatewayClients({ origin: 'https://shop.example', fetch: async () => Response.json(body) })
    return createContentGateway({ client: content, site }).menus({})
  }
  const columnsOf = (count: number, mobileOnly = 0) =>
    Array.from({ length: count }, (_, index) => ({
      mobileOnly: index < mobileOnly,
      menuItems: [{ heading: `Group ${index + 1}`, links: [{ title: 'a', url: '/a' }] }],
    }))

  const warnings: unknown[] = []
  const listen = () => vi.spyOn(console, 'warn').mockImplementation((text) => void warnings.push(text))
  afterEach(() => {
    vi.restoreAllMocks()
    warnings.length = 0
  })

  test.each([
    [6, 0, 6, []],
    [7, 0, 6, ['The menu "Women" has more than six columns: 1 not shown']],
    [9, 0, 6, ['The menu "Women" has more than six columns: 3 not shown']],
    [7, 1, 6, []],
  ])(
    'of %i columns, %i of them mobile-only, the desktop shows %i and reports the surplus',
    {
      meta: { spec: ['2.header.mega-columns', '2.header.mega-columns-more'] },
    },
    async (count, mobileOnly, shown, emitted) => {
      listen()
      const submenu = columnsOf(count, mobileOnly)
      const { navigation } = await load({ navigation: [{ title: 'Damen', enTitle: 'Women', url: '/women', submenu }] })
      expect(desktopNavigation(navigation)[0]?.columns).toHaveLength(shown)
      expect(navigation[0]?.columns).toHaveLength(count)
      expect(warnings).toEqual(emitted)
    },
  )

  const forms = Object.fromEntries(['en', 'en-gb', 'de', 'es', 'fr', 'it'].map((key) => [key, `/contact/${key}`]))
  const formOf = async (locale: string) => {
    const site = sites.find((candidate) => candidate.locale === locale)
    if (site === undefined) throw new Error(`No site has the locale ${locale}`)
    const { contact } = await load({ contact: { forms } }, site)
    expect(contact.formUrl).toBe(`/contact/${contactFormKey(site)}`)
    return contact.formUrl?.replace('/contact/', '')
  }

  test.each([
    ['de_AT', 'de'],
    ['de_CH', 'de'],
    ['es_ES', 'es'],
    ['fr_LU', 'fr'],
    ['fr_BE', 'fr'],
    ['it_CH', 'it'],
    ['en_US', 'en'],
  ])(
    'the contact form of %s is that of its language, %s',
    {
      meta: { spec: ['2.search.contact-form-language'] },
    },
    async (locale, form) => {
      expect(await formOf(locale)).toBe(form)
    },
  )

  test.each([
    ...['en_BE', 'en_DK', 'en_FI', 'en_IE', 'en_NL', 'en_NO', 'en_SE', 'en_GB'].map(
      (locale) => [locale, 'en-gb'] as const,
    ),
    ['en_US', 'en'] as const,
  ])(
    'the contact form of %s is English: %s',
    {
      meta: { spec: ['2.search.contact-form-en-eu'] },
    },
    async (locale, form) => {
      expect(await formOf(locale)).toBe(form)
    },
  )

  test('Portuguese has no contact form of its own', { meta: { spec: ['2.search.contact-form-pt'] } }, async () => {
    expect(await formOf('pt_PT')).toBe('en-gb')
    expect(contactFormKey({ language: 'pt' })).toBe('pt')
  })
})
