import { expect, it } from 'vitest'
import { buildProducts } from './buildProducts.ts'
import { buildReviews } from './buildReviews.ts'
import { LANGUAGES } from './keys.ts'
import { WORDS } from './words/index.ts'

const products = buildProducts()
const reviews = buildReviews(products)
const PAGE = 5

/** The first page of reviews for each product. */
const firstPages = [...Map.groupBy(reviews, ({ productId }) => productId).values()].map((list) =>
  list.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt)).slice(0, PAGE),
)

it.each(['title', 'content', 'author'] as const)(
  'no two reviews on the first page of a product have the same %s',
  (part) => {
    const pages = firstPages.filter((page) => page.length > 1)
    expect(pages.length).toBeGreaterThan(50)
    expect(pages.filter((page) => new Set(page.map((review) => review[part])).size < page.length)).toEqual([])
  },
)

it('a review is written in its declared language', () => {
  const isOfLanguage = ({ language, title, author }: (typeof reviews)[number]): boolean => {
    const { titles, names } = WORDS[language].reviews
    const all = titles.flatMap(({ any, own }) => [...any, ...own])
    return all.includes(title) && Object.values(names).flat().includes(author)
  }
  expect(reviews.filter((review) => !isOfLanguage(review))).toEqual([])
  expect(new Set(reviews.map(({ language }) => language))).toEqual(new Set(LANGUAGES))
})

it('reviews mention letter sizes only for clothing, and praise only with more than three stars', () => {
  const clothing = new Set(products.filter(({ sizes }) => sizes.some(({ key }) => key === 'm')).map(({ id }) => id))
  const says = (content: string, sentences: readonly string[]) => sentences.some((words) => content.includes(words))
  const odd = reviews.filter(({ productId, language, score, content }) => {
    const { clothes, tookM, usuallySmaller, pleased } = WORDS[language].reviews
    return (
      (!clothing.has(productId) && says(content, [tookM, usuallySmaller, ...clothes.flat()])) ||
      (score <= 3 && says(content, pleased))
    )
  })
  expect(odd).toEqual([])
  expect(reviews.filter(({ content }) => content.includes('took M')).length).toBeGreaterThan(0)
})

it('the size of a review is a size of its product', () => {
  const sizes = new Map(products.map((product) => [product.id, product.sizes.map(({ key }) => key)]))
  const odd = reviews.filter(({ productId, size }) => size !== null && !sizes.get(productId)?.includes(size))
  expect(odd).toEqual([])
})

it('the size of a review agrees with what it says about the size', () => {
  const smallest = new Map(products.map(({ id, sizes }) => [id, sizes[0]?.key]))
  const odd = reviews.filter(({ productId, language, content, size }) => {
    const { tookM, usuallySmaller } = WORDS[language].reviews
    return (
      (content.includes(tookM) && size !== 'm') ||
      (content.includes(usuallySmaller) && size === smallest.get(productId))
    )
  })
  expect(odd).toEqual([])
})

it('reviews of a product in one size say nothing about the fit, and those of the others do', () => {
  const oneSize = new Set(products.filter(({ sizes }) => sizes.length < 2).map(({ id }) => id))
  const fitting = reviews.filter(({ fit }) => fit !== null)
  expect(fitting.length).toBeGreaterThan(reviews.length / 2)
  expect(fitting.filter(({ productId }) => oneSize.has(productId))).toEqual([])
})
