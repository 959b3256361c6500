import { DEFAULT_PROMO_BACKGROUND, DEFAULT_PROMO_TEXT } from '../../content/content.rules.ts'
import type { ContentGateway, MenuEntry, MenuLink, MenuSection } from '../../content/content.types.ts'
import type { ProductGateway } from '../../product/product.types.ts'
import { fitStep, meanOf, qualityScore } from '../../reviews/reviews.rules.ts'
import type { Reviews, ReviewsGateway } from '../../reviews/reviews.types.ts'
import { type Answer, type BackEnd, type FakeProduct, refusal } from './backEnd.ts'

const PAGE_SIZE = 5

export const createFakeProduct = ({ products }: BackEnd, answer: Answer): ProductGateway => ({
  load: (slug, options) =>
    answer(options, () => {
      const found = products.find((product) => product.slug === slug)
      if (found === undefined) return null
      const { unshippableTo: _, reviews: __, ...product } = found
      return product
    }),
})

const reviewsOf = (product: FakeProduct, page: number, perPage: number): Reviews => {
  const { id, name, reviews } = product
  const averageFitUnrounded = meanOf(reviews.map(({ fit }) => fit))
  const bottomLine = {
    totalReview: reviews.length,
    averageScore: meanOf(reviews.map(({ score }) => score)) ?? 0,
  }
  return {
    list: reviews.slice((page - 1) * perPage, page * perPage),
    ...bottomLine,
    bottomLine,
    pagination: { page, perPage, total: reviews.length },
    productData: { id, name, imageUrl: null },
    averageFit: fitStep(averageFitUnrounded),
    averageFitUnrounded,
    averageQuality: qualityScore(meanOf(reviews.map(({ quality }) => quality))),
  }
}

export const createFakeReviews = ({ products }: BackEnd, answer: Answer): ReviewsGateway => ({
  load: ({ productId, page = 1, perPage = PAGE_SIZE }, options) =>
    answer(options, () => {
      const product = products.find(({ id }) => id === productId)
      if (product === undefined) throw refusal('NOT_FOUND', 'not_found', 'There is no such product')
      return reviewsOf(product, page, perPage)
    }),
})

const linkTo = (title: string, url = `/search?q=${encodeURIComponent(title)}`): MenuLink => ({
  title,
  url,
  highlighted: false,
  mobileOnly: false,
})

const sectionOf = (heading: string, titles: readonly string[]): MenuSection => ({
  heading,
  url: null,
  highlighted: false,
  mobileOnly: false,
  links: titles.map((title) => linkTo(title)),
})

const entryOf = (title: string, titles: readonly string[]): MenuEntry => ({
  ...linkTo(title),
  enTitle: title,
  enUrl: linkTo(title).url,
  navigationAction: null,
  columns: [{ mobileOnly: false, image: null, sections: [sectionOf(title, titles)] }],
})

/** Creates the content gateway of the fake shop: menus, a promotional message and a home page. */
export const createFakeContent = (answer: Answer): ContentGateway => ({
  menus: (options) =>
    answer(options, () => ({
      navigation: [entryOf('Jackets', ['Rain', 'Shells', 'Insulated']), entryOf('Camp', ['Stoves'])],
      footer: [sectionOf('Help', ['Delivery', 'Returns'])],
      service: sectionOf('Service', ['Contact']),
      legal: [linkTo('Imprint', '/imprint')],
      contact: { phone: null, hours: null, email: 'hello@shop.example', formUrl: null, chatUrl: null },
      social: [{ name: 'Letters', url: 'https://letters.example/cairn' }],
    })),
  promoMessages: (options) =>
    answer(options, () => [
      {
        message: 'Free shipping from **150**',
        backgroundColor: DEFAULT_PROMO_BACKGROUND,
        textColor: DEFAULT_PROMO_TEXT,
      },
    ]),
  home: (options) =>
    answer(options, () => ({
      hero: {
        heading: 'Out before the weather',
        text: 'Everything here is invented.',
        imageUrl: null,
        primary: linkTo('Jackets'),
        secondary: null,
      },
      tilesHeading: null,
      tiles: [],
      story: { heading: 'Made up', text: 'With care.', imageUrl: null, facts: [], link: linkTo('Fleece') },
    })),
})
