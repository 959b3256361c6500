import type { SearchCard } from '../../search/results.types.ts'
import type { Id } from '../../shared/id.ts'
import { casesOf, check, equal, isMinor, present } from './check.ts'
import type { CompleteWorld, ConformanceCase, ShelfItem } from './conformance.types.ts'

const idsOf = (products: readonly SearchCard[]): readonly Id[] => products.map(({ id }) => id)

const amountsOf = (products: readonly SearchCard[]): readonly number[] =>
  products.flatMap(({ price }) => (price === null ? [] : [price.amount]))

const rises = (amounts: readonly number[]): boolean =>
  amounts.every((amount, index) => index === 0 || amount >= (amounts[index - 1] ?? amount))

const isSellable = async ({ visitor }: CompleteWorld, { productId, slug }: ShelfItem): Promise<boolean> => {
  const { product, search } = visitor().gateways
  const { name } = present(await product.load(slug, {}), `the page of ${slug} exists`)
  return idsOf((await search.search({ term: name, perPage: 24 }, {})).products).includes(productId)
}

const checkCard = (card: SearchCard, { site }: CompleteWorld): void => {
  check(typeof card.id === 'string' && card.id !== '', 'a card has the id of its product', card.id)
  check(card.slug !== '' && !card.slug.includes('/'), 'a card has a slug without slashes', card.slug)
  check(card.name !== '' && !/<\w|&\w+;/.test(card.name), 'a name is text, never markup', card.name)
  check(card.category.length <= 2, 'a category has at most two parts', card.category)
  const price = present(card.price, 'a card has a price')
  check(isMinor(price.amount), 'a price is in whole minor units', price)
  equal(price.currency, site.currency, 'the currency of a card')
  check(
    card.regularPrice === null || card.regularPrice.amount > price.amount,
    'a regular price stands only beside a lower one',
    card,
  )
}

/** The test cases about search, suggestions, popular searches and recommendations. */
export const searchCases: readonly ConformanceCase[] = [
  ...casesOf('search', {
    'finds products for a term': async ({ search: { term }, visitor }) => {
      const results = await visitor().gateways.search.search({ term }, {})
      equal(results.term, term, 'the term of the results')
      check(results.products.length > 0, 'there are products', results.total)
      check(results.total >= results.products.length, 'the total counts all pages', results.total)
      equal(results.page, 1, 'the page')
      check(results.pages >= 1, 'there is a page', results.pages)
    },
    'has of each product what a card shows': async (world) => {
      const { products } = await world.visitor().gateways.search.search({ term: world.search.term }, {})
      for (const card of products) checkCard(card, world)
    },
    'leads to the page of the product': async ({ search: { term }, visitor }) => {
      const { product, search } = visitor().gateways
      const [card] = (await search.search({ term }, {})).products
      const page = await product.load(present(card, 'a product is found').slug, {})
      equal(page?.id, card?.id, 'the product of the page')
    },
    'gives no more to a page than was asked for': async ({ search: { term }, visitor }) => {
      const results = await visitor().gateways.search.search({ term, perPage: 2 }, {})
      equal(results.products.length, 2, 'the products of a page of two')
      check(results.total > 2 && results.pages > 1, 'the others are on further pages', results.total)
    },
    'gives others to the next page': async ({ search: { term }, visitor }) => {
      const { search } = visitor().gateways
      const first = await search.search({ term, perPage: 1 }, {})
      const second = await search.search({ term, perPage: 1, page: 2 }, {})
      equal(second.page, 2, 'the page')
      check(idsOf(first.products)[0] !== idsOf(second.products)[0], 'page 2 shows what page 1 does not', second.page)
    },
    'finds nothing without an error': async ({ search: { nonsense }, visitor }) => {
      const { products, total } = await visitor().gateways.search.search({ term: nonsense }, {})
      equal([products.length, total], [0, 0], 'the products, and how many there are')
    },
    'leads an ordinary term nowhere': async ({ search: { term }, visitor }) => {
      equal((await visitor().gateways.search.search({ term }, {})).redirect, '', 'the redirect')
    },
    'finds neither what is sold out nor what is retired': async (world) => {
      equal(await isSellable(world, world.shelf.plenty), true, 'whether what there is plenty of is found by its name')
      equal(await isSellable(world, world.shelf.soldOut), false, 'whether what is sold out is found by its name')
      equal(await isSellable(world, world.shelf.retired), false, 'whether what is retired is found by its name')
    },
    'logs without an answer': async ({ search: { term }, site, visitor }) => {
      const { log } = visitor().gateways.search
      log({ term, locale: site.locale, storeSource: site.storeSource })
      log({ term, corrected: term, locale: site.locale, storeSource: site.storeSource, resultCount: 0 })
    },
  }),
  ...casesOf(
    'search',
    {
      'sorts by price, upwards and downwards': async ({ search: { term }, visitor }) => {
        const { search } = visitor().gateways
        const up = amountsOf((await search.search({ term, sort: 'price-asc', perPage: 24 }, {})).products)
        const down = amountsOf((await search.search({ term, sort: 'price-desc', perPage: 24 }, {})).products)
        check(up.length > 1 && rises(up), 'prices rise', up)
        check(rises(down.toReversed()), 'prices fall', down)
      },
    },
    'sorting',
  ),
  ...casesOf(
    'search',
    {
      'offers only filters that have something to choose': async ({ search: { term }, visitor }) => {
        const { facets } = await visitor().gateways.search.search({ term }, {})
        for (const { field, label, values } of facets) {
          check(field !== '' && label !== '' && values.length > 0, 'a filter has a name and values', { field, label })
          check(
            values.every(({ value, label: text, count }) => value !== '' && text !== '' && count >= 0),
            'a value has a label and counts what it would leave',
            values,
          )
        }
      },
    },
    'facets',
  ),
  ...casesOf(
    'search',
    {
      'suggests for the term that was asked': async ({ search: { term }, visitor }) => {
        const suggestion = await visitor().gateways.search.suggest(term, {})
        equal(suggestion.query, term, 'the term of the suggestion')
        equal(suggestion.corrected, null, 'the correction of a term without an error')
        const texts = [suggestion.suggested ?? 'none', ...suggestion.alternatives]
        check(
          texts.every((text) => text.trim() !== ''),
          'no suggestion is empty',
          texts,
        )
      },
      'corrects an error of typing': async ({ search: { mistyped }, visitor }) => {
        const { corrected, query } = await visitor().gateways.search.suggest(mistyped.term, {})
        equal([query, corrected], [mistyped.term, mistyped.corrected], 'the term and its correction')
      },
      'suggests nothing for what is like no word': async ({ search: { nonsense }, visitor }) => {
        const suggestion = await visitor().gateways.search.suggest(nonsense, {})
        equal(suggestion, { query: nonsense, corrected: null, suggested: null, alternatives: [] }, 'the suggestion')
      },
    },
    'suggestions',
  ),
  ...casesOf(
    'search',
    {
      'has popular searches, each once': async ({ visitor }) => {
        const popular = await visitor().gateways.search.popular({})
        check(
          popular.every((term) => term.trim() !== ''),
          'no popular search is empty',
          popular,
        )
        equal(new Set(popular).size, popular.length, 'how many of them are different')
      },
    },
    'trending',
  ),
  ...casesOf(
    'search',
    {
      'recommends up to six products': async (world) => {
        const cards = await world.visitor().gateways.search.recommend({}, {})
        check(cards.length > 0 && cards.length <= 6, 'there are one to six', cards.length)
        equal(new Set(idsOf(cards)).size, cards.length, 'how many of them are different')
        for (const card of cards) checkCard(card, world)
      },
      'recommends as many as were asked for': async ({ visitor }) => {
        equal((await visitor().gateways.search.recommend({ limit: 2 }, {})).length, 2, 'the recommendations')
      },
      'does not recommend a product beside itself': async ({ shelf: { plenty }, visitor }) => {
        const cards = await visitor().gateways.search.recommend({ productId: plenty.productId }, {})
        check(!idsOf(cards).includes(plenty.productId), 'others are recommended', idsOf(cards))
      },
    },
    'recommendations',
  ),
]
