import { expect, it } from 'vitest'
import { buildProducts } from './buildProducts.ts'
import { buildReviews } from './buildReviews.ts'
import type { SeedReview } from './catalogue.types.ts'
import { LANGUAGES, type Language } from './keys.ts'
import { WORDS } from './words/index.ts'

const products = buildProducts()
const reviews = buildReviews(products)

/** Returns the sentences of a language that only a buyer with this situation can write. */
const sentencesOf = (language: Language): { own: string[]; gift: readonly string[] } => {
  const { titles, texts, clothes, more, pleased, tookM, usuallySmaller, gift } = WORDS[language].reviews
  const situated = [...titles, ...texts].flatMap(({ own }) => own)
  return { own: [...situated, ...clothes.flat(), ...more, ...pleased, tookM, usuallySmaller], gift }
}

const SENTENCES = new Map(LANGUAGES.map((language) => [language, sentencesOf(language)]))

const isFrom = (review: SeedReview, situation: 'own' | 'gift'): boolean =>
  SENTENCES.get(review.language)?.[situation].some(
    (sentence) => review.title === sentence || review.content.includes(sentence),
  ) ?? false

const isGift = (review: SeedReview): boolean => isFrom(review, 'gift')

it('no review of a gift speaks of own use', () => {
  const gifts = reviews.filter(isGift)
  expect(new Set(gifts.map(({ language }) => language))).toEqual(new Set(LANGUAGES))
  expect(gifts.filter((review) => isFrom(review, 'own') || review.fit !== null || review.score <= 3)).toEqual([])
})

it('a review has at most one text and one further sentence', () => {
  const odd = reviews.filter(({ language, content }) => {
    const { texts, clothes, more, pleased, tookM, usuallySmaller, gift } = WORDS[language].reviews
    const count = (sentences: readonly string[]): number => sentences.filter((each) => content.includes(each)).length
    return (
      count([...texts.flatMap(({ any, own }) => [...any, ...own]), ...clothes.flat()]) !== 1 ||
      count([...more, ...pleased, ...gift, tookM, usuallySmaller]) > 1
    )
  })
  expect(odd).toEqual([])
})

it('the reviewers of goods for women have names of women, except for gifts, and likewise for men', () => {
  const genders = new Map(products.map(({ id, gender }) => [id, gender]))
  const own = reviews.filter((review) => !isGift(review))
  const other = { women: 'men', men: 'women' } as const
  const odd = own.filter(({ productId, language, author }) => {
    const gender = genders.get(productId) ?? 'all'
    return gender !== 'all' && WORDS[language].reviews.names[other[gender]].includes(author)
  })
  expect(odd).toEqual([])
})

it.each(LANGUAGES)('no name in %s is both a name of women and of men', (language) => {
  const { women, men } = WORDS[language].reviews.names
  expect(women.filter((name) => men.includes(name))).toEqual([])
})

/** How each language refers to one thing that the reader knows; this is wrong for a pair of shoes. */
const ONE_THING: Readonly<Record<Language, RegExp>> = {
  en: /\b(it|its|one|fits|looks good|does|wears)\b/i,
  de: /\b(es|ihn|sie|sitzt|hält|sieht gut|teil|lieblingsstück)\b/i,
  fr: /\b(le|la) (garder|porte|recommande)\b|\bl’ai\b|^(tient|fait)\b/i,
  es: /\blo (he|llevo|recomiendo|uso|compré)\b|^(cumple|hace)\b/i,
  it: /\b(lo|la|non me lo) (consiglio|porto|ricomprerei|uso|tenevo)\b|^(mantiene|fa|veste|ha)\b/i,
  pt: /\b(comprei-o|comprei-a|uso-o|uso-a)\b|^(cumpre|faz|veio)\b/i,
}

it.each(LANGUAGES)('reviews in %s fit one thing and a pair alike', (language) => {
  const { titles, texts, clothes, more, pleased, gift } = WORDS[language].reviews
  const situated = [...titles, ...texts].flatMap(({ any, own }) => [...any, ...own])
  const all = [...situated, ...clothes.flat(), ...more, ...pleased, ...gift]
  expect(all.filter((sentence) => ONE_THING[language].test(sentence))).toEqual([])
})

/** How each language names reviews, which a review must not mention: it may be the only one of its product. */
const OTHER_REVIEWS: Readonly<Record<Language, RegExp>> = {
  en: /review|ratings/i,
  de: /bewertung|rezension/i,
  fr: /\bavis\b|commentaire/i,
  es: /opini[oó]n|reseña|valoraci[oó]n/i,
  it: /recension|valutazion/i,
  pt: /avaliaç|opini[ãõ]|crítica/i,
}

it.each(LANGUAGES)('no review in %s refers to other reviews, which need not exist', (language) => {
  const { own, gift } = sentencesOf(language)
  const { titles, texts } = WORDS[language].reviews
  const all = [...own, ...gift, ...[...titles, ...texts].flatMap(({ any }) => any)]
  expect(all.filter((sentence) => OTHER_REVIEWS[language].test(sentence))).toEqual([])
})
