import type { Content } from '@cairn/core/contracts'
import type { StoredMenus } from '../content/contents.repository.ts'
import type { SeedProduct } from './catalogue.types.ts'
import { buildContact } from './contact.ts'
import {
  ACTIVITIES,
  type ActivityKey,
  CATEGORIES,
  type CategoryKey,
  type ContentLanguage,
  type GenderKey,
  LEGAL_PAGES,
  type TopCategoryKey,
  topOf,
} from './keys.ts'
import { address, frontOf, link } from './links.ts'
import { WORDS } from './words/index.ts'

type Wire = Content.components['schemas']
type Gender = Extract<GenderKey, 'women' | 'men'>

const LAYERS: readonly TopCategoryKey[] = ['jackets', 'insulation', 'vests', 'fleece', 'base-layers']
const LEGS: readonly TopCategoryKey[] = ['pants', 'shorts', 'tights']
const EQUIPMENT: readonly TopCategoryKey[] = ['packs', 'shoes', 'headwear', 'gloves', 'socks']
const SMALL: readonly TopCategoryKey[] = ['gloves', 'headwear', 'socks']

const categoriesOf = (top: TopCategoryKey): CategoryKey[] => CATEGORIES.filter((key) => topOf(key) === top)

const topLink = (language: ContentLanguage, top: TopCategoryKey, gender?: Gender): Wire['MenuLink'] =>
  link(
    WORDS[language].labels.tops[top],
    WORDS.en.labels.tops[top],
    address({ ...(gender && { 'filter.gender': gender }), 'filter.category': top }),
  )

/** Builds a menu section: a category as the heading with a link, and its subcategories below. */
const topSection = (language: ContentLanguage, top: TopCategoryKey, gender?: Gender): Wire['MenuSection'] => ({
  heading: WORDS[language].labels.tops[top],
  enHeading: WORDS.en.labels.tops[top],
  url: topLink(language, top, gender).url,
  links: categoriesOf(top).map((key) =>
    link(
      WORDS[language].labels.categories[key][1],
      WORDS.en.labels.categories[key][1],
      address({ ...(gender && { 'filter.gender': gender }), 'filter.category': key }),
    ),
  ),
})

/** Returns the most popular matching product, whose picture the menu shows. */
const bestOf = (
  products: readonly SeedProduct[],
  isWanted: (product: SeedProduct) => boolean,
): SeedProduct | undefined =>
  products
    .filter(isWanted)
    .reduce<SeedProduct | undefined>(
      (best, product) => (best && best.popularity >= product.popularity ? best : product),
      undefined,
    )

const imageColumn = (language: ContentLanguage, product: SeedProduct | undefined): Wire['MenuColumn'][] =>
  product === undefined
    ? []
    : [
        {
          menuItems: [],
          image: { url: frontOf(product), alt: '', title: product.text[language].name, href: `/${product.slug}` },
        },
      ]

const genderEntry = (
  language: ContentLanguage,
  gender: Gender,
  products: readonly SeedProduct[],
): Wire['MenuEntry'] => {
  const words = WORDS[language].content
  const filters = { 'filter.gender': gender }
  return {
    title: words[gender],
    enTitle: WORDS.en.content[gender],
    url: address(filters),
    enUrl: address(filters),
    submenu: [
      {
        menuItems: [
          {
            heading: words.layers,
            enHeading: WORDS.en.content.layers,
            links: LAYERS.map((top) => topLink(language, top, gender)),
          },
        ],
      },
      { menuItems: [topSection(language, 'jackets', gender), topSection(language, 'insulation', gender)] },
      { menuItems: LEGS.slice(0, 2).map((top) => topSection(language, top, gender)) },
      {
        menuItems: [
          topSection(language, 'shoes', gender),
          { heading: words.accessories, enHeading: 'Accessories', links: SMALL.map((top) => topLink(language, top)) },
        ],
      },
      {
        menuItems: [
          {
            links: [
              { ...link(words.new, WORDS.en.content.new, `${address(filters)}&sort=newest`), highlighted: true },
              link(words.sale, WORDS.en.content.sale, address({ ...filters, 'filter.on_sale': '1' })),
            ],
          },
        ],
      },
      ...imageColumn(
        language,
        bestOf(products, (product) => product.gender === gender && topOf(product.categoryKey) === 'jackets'),
      ),
    ],
  }
}

/**
 * Builds a menu column: an activity as the heading with a link, the categories that have products for this activity,
 * and the sale of the activity. Only the mobile menu shows the sale link, because the main navigation with its own sale
 * link stays visible beside the mega menu.
 */
const activityColumn = (
  language: ContentLanguage,
  activity: ActivityKey,
  products: readonly SeedProduct[],
): Wire['MenuColumn'] => ({
  menuItems: [
    {
      heading: WORDS[language].activities[activity].name,
      enHeading: WORDS.en.activities[activity].name,
      url: address({ 'filter.activity': activity }),
      links: [
        ...(['jackets', 'base-layers', 'pants', 'tights', 'shorts', 'shoes', 'packs'] as const)
          .filter((top) =>
            products.some((product) => topOf(product.categoryKey) === top && product.activities.includes(activity)),
          )
          .map((top) =>
            link(
              WORDS[language].labels.tops[top],
              WORDS.en.labels.tops[top],
              address({ 'filter.activity': activity, 'filter.category': top }),
            ),
          ),
        {
          ...link(
            WORDS[language].content.sale,
            WORDS.en.content.sale,
            address({ 'filter.activity': activity, 'filter.on_sale': '1' }),
          ),
          mobileOnly: true,
        },
      ],
    },
  ],
})

const navigation = (language: ContentLanguage, products: readonly SeedProduct[]): Wire['MenuEntry'][] => {
  const words = WORDS[language].content
  return [
    genderEntry(language, 'women', products),
    genderEntry(language, 'men', products),
    {
      title: words.equipment,
      enTitle: 'Equipment',
      url: `/search?${EQUIPMENT.map((top) => `filter.category=${top}`).join('&')}`,
      submenu: [
        { menuItems: [topSection(language, 'packs')] },
        { menuItems: [topSection(language, 'shoes')] },
        { menuItems: [topSection(language, 'headwear'), topSection(language, 'gloves')] },
        { menuItems: [topSection(language, 'socks')] },
        ...imageColumn(
          language,
          bestOf(products, (product) => topOf(product.categoryKey) === 'packs'),
        ),
      ],
    },
    {
      title: words.activities,
      enTitle: 'Activities',
      url: `/search?${ACTIVITIES.map((activity) => `filter.activity=${activity}`).join('&')}`,
      submenu: [
        ...ACTIVITIES.map((activity) => activityColumn(language, activity, products)),
        ...imageColumn(
          language,
          bestOf(products, (product) => topOf(product.categoryKey) === 'shoes'),
        ),
      ],
    },
    {
      title: words.sale,
      enTitle: 'Sale',
      url: address({ 'filter.on_sale': '1' }),
      highlighted: true,
    },
    { title: words.repair, enTitle: 'Repair', url: '/service#repair', mobileOnly: true },
    { title: words.search, enTitle: WORDS.en.content.search, navigationAction: 'search', mobileOnly: true },
  ]
}

/**
 * The demo shop has no social media pages, so the links lead to the tag "cairn", under which people post pictures of
 * stone piles.
 */
const SOCIAL: Wire['Menus']['social'] = [
  { name: 'Instagram', url: 'https://www.instagram.com/explore/tags/cairn/' },
  { name: 'YouTube', url: 'https://www.youtube.com/hashtag/cairn' },
]

/** The sites in whose countries the law gives no right of withdrawal (`packages/reference-ui/src/legal/facts`). */
const WITHOUT_WITHDRAWAL = ['us/en-us', 'ch/de-ch', 'ch/fr-ch', 'ch/it-ch'] as const

/** Builds the header, footer and small menus of one language. */
export const buildMenus = (language: ContentLanguage, products: readonly SeedProduct[]): StoredMenus => {
  const words = WORDS[language].content
  const english = WORDS.en.content
  const part = (name: 'repair' | 'shipping' | 'returns' | 'contact') =>
    link(words[name], english[name], `/service#${name}`)
  const help = [part('shipping'), part('returns'), part('contact')]
  return {
    navigation: navigation(language, products),
    footer: [
      { heading: words.help, enHeading: english.help, links: [...help, part('repair')] },
      {
        heading: words.clothing,
        enHeading: english.clothing,
        links: [...LAYERS, ...LEGS].slice(0, 5).map((top) => topLink(language, top)),
      },
      {
        heading: words.account,
        enHeading: english.account,
        links: [
          link(words.dashboard, english.dashboard, '/account/dashboard'),
          link(words.orders, english.orders, '/account/orderhistory'),
          link(words.wishlist, english.wishlist, '/account/wishlist'),
        ],
      },
    ],
    // Repair is not among these links, because it is a separate entry of the mobile menu.
    service: { heading: words.service, enHeading: english.service, links: help },
    legal: LEGAL_PAGES.map((page) => link(words.legal[page], english.legal[page], `/legal/${page}`)),
    siteLegal: Object.fromEntries(
      WITHOUT_WITHDRAWAL.map((prefix) => [
        prefix,
        [link(words.returnPolicy, english.returnPolicy, '/legal/withdrawal')],
      ]),
    ),
    ...buildContact(language),
    social: SOCIAL,
  }
}
