import { casesOf, check, equal, isMinor, present, refused } from './check.ts'
import type { CompleteWorld, ShelfItem } from './conformance.types.ts'

const productOf = async ({ visitor }: CompleteWorld, { slug }: ShelfItem) =>
  present(await visitor().gateways.product.load(slug, {}), `the page of ${slug} exists`)

/** The test cases of the product port. */
export const productCases = casesOf('product', {
  'gives the product of a slug': async (world) => {
    const { plenty } = world.shelf
    const product = await productOf(world, plenty)
    equal([product.id, product.slug], [plenty.productId, plenty.slug], 'the product')
    check(product.name !== '', 'a product has a name')
  },
  'gives nothing for a slug that nobody has': async ({ visitor }) => {
    const { product } = visitor().gateways
    equal(await product.load('there-is-no-such-thing', {}), null, 'the product of an unknown slug')
    equal(await product.load('../../no slug', {}), null, 'the product of what is no slug')
  },
  'each variant has a value of each option of its product, and a price of the site': async (world) => {
    const { options, variants } = await productOf(world, world.shelf.plenty)
    check(variants.length > 0, 'a product has variants')
    const names = options.map(({ name }) => name).toSorted()
    for (const { options: keys, price, regularPrice } of variants) {
      equal(Object.keys(keys).toSorted(), names, 'the options of a variant')
      check(
        options.every(({ name, values }) => values.some(({ key }) => key === keys[name])),
        'the value of each option is among those of the product',
        keys,
      )
      check(isMinor(price.amount) && price.amount > 0, 'a price is in whole minor units', price)
      equal(price.currency, world.site.currency, 'the currency')
      check(regularPrice === null || regularPrice.amount > price.amount, 'a regular price is above it', regularPrice)
    }
  },
  'has the stock': async (world) => {
    const { scarce, soldOut } = world.shelf
    const few = (await productOf(world, scarce)).variants.find(({ id }) => id === scarce.variantId)
    equal([few?.isTracked, few?.inventoryLevel], [true, scarce.stock], 'whether it is counted, and the pieces')
    const none = (await productOf(world, soldOut)).variants.find(({ id }) => id === soldOut.variantId)
    equal([none?.isTracked, none?.inventoryLevel], [true, 0], 'whether it is counted, and the pieces')
  },
  'says what is coming soon and what is retired': async (world) => {
    const { comingSoon, plenty, retired } = world.shelf
    const products = [
      await productOf(world, plenty),
      await productOf(world, comingSoon),
      await productOf(world, retired),
    ]
    equal(
      products.map((product) => [product.isComingSoon, product.isRetired]),
      [
        [false, false],
        [true, false],
        [false, true],
      ],
      'whether each is coming soon, and whether it is retired',
    )
  },
})

const isMean = (value: number | null): boolean => value === null || (value >= 1 && value <= 5)

/** The test cases of the reviews port. */
export const reviewsCases = casesOf('reviews', {
  'gives the reviews of a product and what they come to': async ({ reviewed: { productId }, visitor }) => {
    const reviews = await visitor().gateways.reviews.load({ productId }, {})
    check(
      reviews.list.length > 0 && reviews.totalReview >= reviews.list.length,
      'there are reviews',
      reviews.totalReview,
    )
    check(isMean(reviews.averageScore), 'a mean is between 1 and 5', reviews.averageScore)
    check([reviews.averageFitUnrounded, reviews.averageQuality].every(isMean), 'answers are between 1 and 5', reviews)
    check(
      reviews.averageFit === null || Number.isInteger(reviews.averageFit),
      'fit has whole steps',
      reviews.averageFit,
    )
    equal(
      [reviews.bottomLine.totalReview, reviews.bottomLine.averageScore],
      [reviews.totalReview, reviews.averageScore],
      'the bottom line',
    )
    for (const { author, createdAt, score } of reviews.list) {
      check(Number.isInteger(score) && score >= 1 && score <= 5, 'a score is 1 to 5', score)
      check(!Number.isNaN(Date.parse(createdAt)), 'a review has a time', createdAt)
      check(author !== '', 'a review has an author')
    }
  },
  'gives them by pages': async ({ reviewed: { productId }, visitor }) => {
    const { reviews } = visitor().gateways
    const first = await reviews.load({ productId, perPage: 1 }, {})
    const second = await reviews.load({ productId, perPage: 1, page: 2 }, {})
    equal([first.list.length, second.list.length], [1, 1], 'the reviews of pages of one')
    equal([second.pagination.page, second.pagination.perPage], [2, 1], 'the page')
    check(first.list[0]?.id !== second.list[0]?.id, 'page 2 shows what page 1 does not')
    equal(second.totalReview, first.totalReview, 'how many there are, on both pages')
  },
  'a product that is not there has none': async ({ visitor }) => {
    const call = visitor().gateways.reviews.load({ productId: '999999999' }, {})
    const came = await call.catch((error: unknown) => refused(Promise.reject(error), 'NOT_FOUND', 'an unknown product'))
    if (!(came instanceof Error)) equal([came.list, came.totalReview], [[], 0], 'the reviews of an unknown product')
  },
})

/** The test cases of the content port. */
export const contentCases = casesOf('content', {
  'gives menus whose items all have a title': async ({ visitor }) => {
    const { footer, legal, navigation } = await visitor().gateways.content.menus({})
    check(navigation.length > 0, 'there is a navigation')
    const links = [...legal, ...footer.flatMap((section) => section.links)]
    check(
      [...navigation, ...links].every(({ title }) => title.trim() !== ''),
      'what has no title cannot be shown',
      links,
    )
    check(
      navigation.every(({ enTitle }) => enTitle !== ''),
      'an entry has the English title by which it is known',
      navigation.map(({ title }) => title),
    )
  },
  'gives promotional messages with words and colours': async ({ visitor }) => {
    for (const { backgroundColor, message, textColor } of await visitor().gateways.content.promoMessages({})) {
      check(message.trim() !== '', 'a message has words')
      check(backgroundColor !== '' && textColor !== '', 'a message has its colours', message)
    }
  },
  'gives a home page': async ({ visitor }) => {
    const { hero, story } = await visitor().gateways.content.home({})
    check(hero.heading !== '' && hero.primary.title !== '' && story.heading !== '', 'its parts have headings', hero)
  },
})
