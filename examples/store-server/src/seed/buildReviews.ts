import type { SeedProduct, SeedReview } from './catalogue.types.ts'
import { LANGUAGES } from './keys.ts'
import { at, between, pick, type Random, randomFor } from './random.ts'
import { WORDS } from './words/index.ts'

const DAY = 86_400_000
const LAST_REVIEW = Date.UTC(2026, 10, 15)
const MOST_REVIEWS = 40

/** Most people write when they are pleased. */
const scoreOf = (random: Random): number => {
  const draw = random()
  if (draw < 0.03) return 1
  if (draw < 0.08) return 2
  if (draw < 0.2) return 3
  return draw < 0.5 ? 4 : 5
}

/** What buyers wrote: a varying number for each product, in the languages of the sites. */
export const buildReviews = (products: readonly SeedProduct[]): SeedReview[] =>
  products.flatMap((product) => {
    const random = randomFor(`reviews ${product.slug}`)
    const total = product.flags.isComingSoon ? 0 : Math.floor(random() ** 2 * MOST_REVIEWS)
    const bias = between(random, -1, 1)
    return Array.from({ length: total }, (_, index): SeedReview => {
      const language = random() < 0.4 ? 'en' : pick(random, LANGUAGES)
      const words = WORDS[language].reviews
      const score = scoreOf(random)
      const hasMore = random() < 0.5
      const text = pick(random, at(words.texts, score - 1))
      const answers = random() < 0.85
      return {
        id: product.id * 100 + index,
        productId: product.id,
        score,
        title: pick(random, at(words.titles, score - 1)),
        content: hasMore ? `${text} ${pick(random, words.more)}` : text,
        author: pick(random, words.names),
        language,
        createdAt: new Date(LAST_REVIEW - between(random, 0, 700) * DAY).toISOString(),
        verified: random() < 0.8,
        fit: answers ? Math.min(5, Math.max(1, 3 + (random() < 0.35 ? bias : 0))) : null,
        quality: answers ? Math.min(5, Math.max(1, score + (random() < 0.3 ? 1 : 0))) : null,
      }
    })
  })
