import type { Content } from '@cairn/core/contracts'
import { pictureUrl } from '../catalogue/pictures.ts'
import type { Catalogue, SeedContent, SeedProduct } from './catalogue.types.ts'
import {
  ACTIVITIES,
  type ActivityKey,
  CATEGORIES,
  type CategoryKey,
  type ContentLanguage,
  type GenderKey,
  type TopCategoryKey,
  topOf,
} from './keys.ts'
import { perLanguage } from './sizes.ts'
import { WORDS } from './words/index.ts'

type Wire = Content.components['schemas']
type Gender = Extract<GenderKey, 'women' | 'men'>

const address = (filters: Readonly<Record<string, string>>): string => `/search?${new URLSearchParams(filters)}`

const link = (title: string, enTitle: string, url: string): Wire['MenuLink'] => ({ title, enTitle, url })

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

/** A category as a heading that leads to all of it, with its own parts below. */
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

/** The best seller of a category, for pictures. */
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

const frontOf = ({ slug, colors }: SeedProduct): string => pictureUrl(slug, colors[0]?.key ?? '')

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

/** An activity as a heading that leads to all for it, with the categories below that have something for it. */
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
      links: (['jackets', 'base-layers', 'pants', 'tights', 'shorts', 'shoes', 'packs'] as const)
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
      navigationAction: 'sale',
      highlighted: true,
    },
    { title: words.repair, enTitle: 'Repair', url: '/service#repair', mobileOnly: true },
  ]
}

/** The shop has no pages there: what others show under its name, which are rows of stones as well. */
const SOCIAL: Wire['Menus']['social'] = [
  { name: 'Instagram', url: 'https://www.instagram.com/explore/tags/cairn/' },
  { name: 'YouTube', url: 'https://www.youtube.com/hashtag/cairn' },
]

const menus = (language: ContentLanguage, products: readonly SeedProduct[]): Wire['Menus'] => {
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
    ],
    // The menu of small windows has an entry of its own for repair.
    service: { heading: words.service, enHeading: english.service, links: help },
    legal: [],
    contact: { email: 'help@cairn.example' },
    social: SOCIAL,
  }
}

/** The first of each colour: side by side, two garments of one colour look like one. */
const firstOfEachColour = (products: readonly SeedProduct[]): readonly SeedProduct[] =>
  products.filter(
    ({ colors: [shown] }, place) => products.findIndex(({ colors: [other] }) => other?.key === shown?.key) === place,
  )

const home = (language: ContentLanguage, products: readonly SeedProduct[]): Wire['Home'] => {
  const words = WORDS[language].content
  const tile = (top: TopCategoryKey, pictures: number): Wire['Home']['tiles'][number] => {
    const chosen = products.filter((product) => topOf(product.categoryKey) === top && !product.flags.isRetired)
    return {
      title: WORDS[language].labels.tops[top],
      url: address({ 'filter.category': top }),
      images: firstOfEachColour(chosen.toSorted((one, other) => other.popularity - one.popularity))
        .slice(0, pictures)
        .map(frontOf),
    }
  }
  return {
    hero: {
      heading: words.hero.heading,
      text: words.hero.text,
      primary: link(words.hero.primary, WORDS.en.content.hero.primary, address({ 'filter.category': 'jackets' })),
      secondary: link(words.hero.secondary, WORDS.en.content.hero.secondary, '/search?sort=newest'),
    },
    tilesHeading: words.tiles,
    tiles: [tile('jackets', 2), tile('insulation', 1), tile('fleece', 1), tile('pants', 1), tile('base-layers', 1)],
    story: {
      heading: words.story.heading,
      text: words.story.text,
      facts: words.story.facts.map(([term, text]) => ({ term, text })),
      link: link(words.story.link, WORDS.en.content.story.link, address({ 'filter.category': 'jackets' })),
    },
  }
}

/** One quiet ground for every message: a bar that changes its colour would call louder than its words. */
const PROMO_COLOURS = { backgroundColor: '#1b2f2b', textColor: 'white' }

/** Menus, messages and the home page in every language. */
export const buildContent = (products: readonly SeedProduct[]): Record<ContentLanguage, SeedContent> =>
  perLanguage((language) => {
    const [free, pro, mend] = WORDS[language].content.promo
    return {
      menus: menus(language, products),
      promoMessages: [
        { message: free, ...PROMO_COLOURS },
        { message: pro, ...PROMO_COLOURS },
        { message: mend, ...PROMO_COLOURS },
      ],
      home: home(language, products),
    }
  })

/** Popular searches, most popular first. */
export const TRENDING: Catalogue['trending'] = perLanguage((language) => WORDS[language].content.trending)

/** Terms that mean a page rather than products. */
export const REDIRECTS: Catalogue['redirects'] = perLanguage((language) => {
  const { redirects, repair, shipping } = WORDS[language].content
  const leadTo = (address: string, terms: readonly string[]) => terms.map((term) => ({ term, address }))
  return [
    ...leadTo('/service#repair', [repair.toLowerCase()]),
    ...leadTo('/service#shipping', [shipping.toLowerCase(), ...redirects.shipping]),
    ...leadTo('/service#contact', redirects.contact),
    ...leadTo('/account/wishlist', redirects.wishlist),
    ...leadTo('/account/orderhistory', redirects.orders),
    ...leadTo(address({ 'filter.on_sale': '1' }), redirects.sale),
    ...leadTo(address({ sort: 'newest' }), redirects.new),
  ]
})
