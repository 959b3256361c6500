import type { SeedProduct, SeedReview } from './catalogue.types.ts'
import { drawFrom } from './drawFrom.ts'
import { LANGUAGES, type Language } from './keys.ts'
import { at, between, pick, type Random, randomFor } from './random.ts'
import { WORDS } from './words/index.ts'
import type { ReviewWords } from './words/words.types.ts'

const DAY = 86_400_000
const LAST_REVIEW = Date.UTC(2026, 10, 15)
const MAX_REVIEWS = 40
const OLDEST_DAYS = 700

/** The share of the pleased buyers who bought the product for somebody else. */
const GIFTS = 0.08

/** Returns a random score from 1 to 5; high scores are more likely. */
const scoreOf = (random: Random): number => {
  const draw = random()
  if (draw < 0.03) return 1
  if (draw < 0.08) return 2
  if (draw < 0.2) return 3
  return draw < 0.5 ? 4 : 5
}

const isClothing = ({ sizes }: SeedProduct): boolean => sizes.some(({ key }) => key === 'm')

/** Returns the sentences that can follow the text of a review with this score. */
const furtherOf = (words: ReviewWords, score: number, isWorn: boolean): readonly string[] => [
  ...words.more,
  ...(score > 3 ? words.pleased : []),
  ...(isWorn ? [words.tookM, words.usuallySmaller] : []),
]

/** Returns the names of the buyers; only a gift is for somebody of another gender. */
const namesFor = ({ gender }: SeedProduct, { names }: ReviewWords, isGift: boolean): readonly string[] =>
  gender === 'all' || isGift ? [...names.women, ...names.men] : names[gender]

/** Returns the sizes of a product that agree with what a review says about its size. */
const sizesFor = ({ sizes }: SeedProduct, content: string, { tookM, usuallySmaller }: ReviewWords) => {
  if (content.includes(tookM)) return sizes.filter(({ key }) => key === 'm')
  return content.includes(usuallySmaller) ? sizes.slice(1) : sizes
}

/** Returns a function that writes the texts of one review after another, without a contradiction in any of them. */
const writerFor = (product: SeedProduct) => {
  // A separate generator keeps the scores when the sentences change.
  const random = randomFor(`texts of reviews ${product.slug}`)
  const draw = drawFrom(random)
  const isWorn = isClothing(product)
  return (language: Language, score: number) => {
    const words = WORDS[language].reviews
    const isGift = random() < GIFTS && score > 3
    const titles = at(words.titles, score - 1)
    const texts = at(words.texts, score - 1)
    const ownTexts = [...texts.own, ...(isWorn ? at(words.clothes, score - 1) : [])]
    const drawSituated = (from: string, any: readonly string[], own: readonly string[]): string =>
      draw(`${language} ${from} ${score}`, [...any, ...own], isGift ? any : undefined)
    const further = isGift ? words.gift : furtherOf(words, score, isWorn)
    const title = drawSituated('title', titles.any, titles.own)
    const text = drawSituated('text', texts.any, ownTexts)
    const hasMore = random() < 0.5 || isGift
    return {
      isGift,
      title,
      content: hasMore ? `${text} ${draw(`${language} more ${score} ${isGift}`, further)}` : text,
      author: draw(`${language} name`, [...words.names.women, ...words.names.men], namesFor(product, words, isGift)),
    }
  }
}

/**
 * Builds the reviews of all products. Each product has a random number of reviews, newest first, in the languages of
 * the sites.
 */
export const buildReviews = (products: readonly SeedProduct[]): SeedReview[] =>
  products.flatMap((product) => {
    const random = randomFor(`reviews ${product.slug}`)
    const sizeRandom = randomFor(`sizes of reviews ${product.slug}`)
    const write = writerFor(product)
    const total = product.flags.isComingSoon ? 0 : Math.floor(random() ** 2 * MAX_REVIEWS)
    const bias = between(random, -1, 1)
    const ages = Array.from({ length: total }, () => between(random, 0, OLDEST_DAYS)).sort((one, other) => one - other)
    return ages.map((age, index): SeedReview => {
      const language = random() < 0.4 ? 'en' : pick(random, LANGUAGES)
      const score = scoreOf(random)
      const answers = random() < 0.85
      const { isGift, ...texts } = write(language, score)
      // Draw the fit for every product, so that the other values do not depend on the sizes.
      const fit = answers && !isGift ? Math.min(5, Math.max(1, 3 + (random() < 0.35 ? bias : 0))) : null
      const hasSizes = product.sizes.length > 1
      const sizes = sizesFor(product, texts.content, WORDS[language].reviews)
      return {
        id: product.id * 100 + index,
        productId: product.id,
        score,
        ...texts,
        language,
        createdAt: new Date(LAST_REVIEW - age * DAY).toISOString(),
        verified: random() < 0.8,
        size: hasSizes ? pick(sizeRandom, sizes).key : null,
        // A buyer who gave the product away does not know how it fits, and one size does not run small or large.
        fit: hasSizes ? fit : null,
        quality: answers ? Math.min(5, Math.max(1, score + (random() < 0.3 ? 1 : 0))) : null,
      }
    })
  })
