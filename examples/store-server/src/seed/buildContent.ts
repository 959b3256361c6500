import type { Content } from '@cairn/core/contracts'
import { buildMenus } from './buildMenus.ts'
import type { Catalogue, SeedContent, SeedProduct } from './catalogue.types.ts'
import { type ContentLanguage, type TopCategoryKey, topOf } from './keys.ts'
import { address, frontOf, link } from './links.ts'
import { perLanguage } from './sizes.ts'
import { WORDS } from './words/index.ts'

type Wire = Content.components['schemas']

/** Keeps only the first product of each colour, because two garments of one colour look the same next to each other. */
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
      link: link(words.story.link, WORDS.en.content.story.link, '/legal/repairs'),
    },
  }
}

/** All messages have the same background, because a changing background would distract from the text. */
const PROMO_COLOURS = { backgroundColor: '#1b2f2b', textColor: 'white' }

/** Builds the menus, promo messages and home page in every language. */
export const buildContent = (products: readonly SeedProduct[]): Record<ContentLanguage, SeedContent> =>
  perLanguage((language) => {
    const [free, pro, mend] = WORDS[language].content.promo
    return {
      menus: buildMenus(language, products),
      promoMessages: [
        { message: free, ...PROMO_COLOURS },
        { message: pro, ...PROMO_COLOURS },
        { message: mend, ...PROMO_COLOURS },
      ],
      home: home(language, products),
    }
  })

/** Trending searches, the most popular first. */
export const TRENDING: Catalogue['trending'] = perLanguage((language) => WORDS[language].content.trending)

/**
 * The languages whose sites all have no right of withdrawal: American English and Swiss German. French and Italian are
 * also languages of Switzerland, where the page of the withdrawal describes the shop's own returns.
 */
const WITHOUT_WITHDRAWAL: readonly ContentLanguage[] = ['en', 'de-CH']

/** Search terms that redirect to a page instead of showing products. */
export const REDIRECTS: Catalogue['redirects'] = perLanguage((language) => {
  const { redirects, repair, shipping } = WORDS[language].content
  const leadTo = (address: string, terms: readonly string[]) => terms.map((term) => ({ term, address }))
  return [
    ...leadTo('/service#repair', [repair.toLowerCase()]),
    ...leadTo('/service#shipping', [shipping.toLowerCase(), ...redirects.shipping]),
    ...leadTo('/service#contact', redirects.contact),
    ...leadTo('/account/wishlist', redirects.wishlist),
    // A guest has no order history, so these pages help without a sign-in.
    ...leadTo('/service#order', redirects.orders),
    ...leadTo('/legal/shipping#returns', redirects.returns),
    ...leadTo(
      WITHOUT_WITHDRAWAL.includes(language) ? '/legal/shipping#returns' : '/legal/withdrawal',
      redirects.withdrawal,
    ),
    ...leadTo('/legal/terms#guarantee', redirects.guarantee),
    ...leadTo('/legal/imprint', redirects.imprint),
    ...leadTo('/legal/terms', redirects.terms),
    ...leadTo('/legal/privacy', redirects.privacy),
    ...leadTo(address({ 'filter.on_sale': '1' }), redirects.sale),
    ...leadTo(address({ sort: 'newest' }), redirects.new),
  ]
})
