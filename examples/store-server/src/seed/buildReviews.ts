import type { SeedProduct, SeedReview } from './catalogue.types.ts'
import { LANGUAGES } from './keys.ts'
import { at, between, pick, type Random, randomFor, shuffle } from './random.ts'
import { WORDS } from './words/index.ts'
import type { ReviewWords } from './words/words.types.ts'

const DAY = 86_400_000
const LAST_REVIEW = Date.UTC(2026, 10, 15)
const MAX_REVIEWS = 40
const OLDEST_DAYS = 700

/** Returns a random score from 1 to 5; high scores are more likely. */
const scoreOf = (random: Random): number => {
  const draw = random()
  if (draw < 0.03) return 1
  if (draw < 0.08) return 2
  if (draw < 0.2) return 3
  return draw < 0.5 ? 4 : 5
}

type Draw = (from: string, items: readonly string[]) => string

/**
 * Returns a function that draws random items from lists. An item comes again only after all items of its list were
 * drawn, so the reviews of one product rarely repeat a text.
 */
const drawFrom = (random: Random): Draw => {
  const decks = new Map<string, string[]>()
  return (from, items) => {
    const deck = decks.get(from) ?? []
    if (deck.length === 0) deck.push(...shuffle(random, items))
    decks.set(from, deck)
    return deck.pop() ?? pick(random, items)
  }
}

const isClothing = ({ sizes }: SeedProduct): boolean => sizes.some(({ key }) => key === 'm')

/** Returns the sentences that can follow the text of a review with this score. */
const furtherOf = (words: ReviewWords, score: number, isWorn: boolean): readonly string[] => [
  ...words.more,
  ...(score > 3 ? words.pleased : []),
  ...(isWorn ? [words.tookM, words.usuallySmaller] : []),
]

/** Returns the sizes of a product that agree with what a review says about its size. */
const sizesFor = ({ sizes }: SeedProduct, content: string, { tookM, usuallySmaller }: ReviewWords) => {
  if (content.includes(tookM)) return sizes.filter(({ key }) => key === 'm')
  return content.includes(usuallySmaller) ? sizes.slice(1) : sizes
}

/**
 * Builds the reviews of all products. Each product has a random number of reviews, newest first, in the languages of
 * the sites.
 */
export const buildReviews = (products: readonly SeedProduct[]): SeedReview[] =>
  products.flatMap((product) => {
    const random = randomFor(`reviews ${product.slug}`)
    const sizeRandom = randomFor(`sizes of reviews ${product.slug}`)
    const draw = drawFrom(random)
    const isWorn = isClothing(product)
    const total = product.flags.isComingSoon ? 0 : Math.floor(random() ** 2 * MAX_REVIEWS)
    const bias = between(random, -1, 1)
    const ages = Array.from({ length: total }, () => between(random, 0, OLDEST_DAYS)).sort((one, other) => one - other)
    return ages.map((age, index): SeedReview => {
      const language = random() < 0.4 ? 'en' : pick(random, LANGUAGES)
      const words = WORDS[language].reviews
      const score = scoreOf(random)
      const texts = [...at(words.texts, score - 1), ...(isWorn ? at(words.clothes, score - 1) : [])]
      const text = draw(`${language} text ${score}`, texts)
      const hasMore = random() < 0.5
      const answers = random() < 0.85
      const title = draw(`${language} title ${score}`, at(words.titles, score - 1))
      const content = hasMore ? `${text} ${draw(`${language} more ${score}`, furtherOf(words, score, isWorn))}` : text
      return {
        id: product.id * 100 + index,
        productId: product.id,
        score,
        title,
        content,
        author: draw(`${language} name`, words.names),
        language,
        createdAt: new Date(LAST_REVIEW - age * DAY).toISOString(),
        verified: random() < 0.8,
        size: product.sizes.length < 2 ? null : pick(sizeRandom, sizesFor(product, content, words)).key,
        fit: answers ? Math.min(5, Math.max(1, 3 + (random() < 0.35 ? bias : 0))) : null,
        quality: answers ? Math.min(5, Math.max(1, score + (random() < 0.3 ? 1 : 0))) : null,
      }
    })
  })
