import type { Search } from '@cairn/core/contracts'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { bulkInsert } from '../catalogue/bulkInsert.ts'
import type { Database } from '../database/database.ts'
import { between, pick, randomFor } from '../seed/random.ts'
import { describeOnPostgres } from '../testing/bothDatabases.ts'
import { serveSearch } from '../testing/serveSearch.ts'

type Answer = Search.components['schemas']['SearchAnswer']
type Query = Readonly<Record<string, string>>

const PER_PAGE = 96
const FIRST_ID = 50_000
const NAMES = ['Zephyr', 'Änder', 'anorak', 'Öhr', 'Éclair', 'nub', 'Oak-leaf', 'Oak leaf', 'Ñandú']
const CATEGORIES = [
  ['jackets-rain', 'Jackets . Rain'],
  ['jackets-wind', 'Jackets . Wind'],
  ['tees-sport', 'T-shirts . Sport'],
] as const
const COLORS = ['moss', 'poppy', 'fjord']
const SIZES = ['s', 'm', 'l']
/** The size that no product has in stock. */
const SOLD_OUT = 's'

const random = randomFor('a large catalogue')
const someOf = <Value>(values: readonly Value[]): Value[] => values.filter(() => random() < 0.4)

/**
 * More than 2,500 products that differ in every filtered and sorted property. No other product has the word "quillon"
 * in its name.
 */
const products = Array.from({ length: 2_531 }, (_, n) => {
  const [categoryKey, category] = pick(random, CATEGORIES)
  const price = between(random, 20, 900) * 50
  return {
    id: FIRST_ID + n,
    name: `${pick(random, NAMES)} Quillon ${between(random, 1, 999)}`,
    categoryKey,
    category,
    gender: pick(random, ['women', 'men']),
    activities: ['hiking', ...someOf(['snow', 'running'])],
    createdAt: new Date(Date.UTC(2026, 0, 1) + between(random, 1, 400) * 3_600_000).toISOString(),
    popularity: between(random, 1, 1_200),
    retired: random() < 0.05,
    price,
    sale: random() < 0.2 ? price - 500 : null,
    colors: someOf(COLORS),
    sizes: ['xl', ...someOf(SIZES)],
    stock: between(random, 0, 9),
    comingSoon: random() < 0.05,
  }
})
type Product = (typeof products)[number]

const fill = async (execute: Database['execute']): Promise<void> => {
  const queries = { execute }
  const insert = (table: string, columns: Readonly<Record<string, string>>, rows: readonly Record<string, unknown>[]) =>
    bulkInsert(queries, table, columns, rows)
  await insert(
    'products',
    {
      id: 'integer',
      sku: 'text',
      slug: 'text',
      category_key: 'text',
      gender: 'text',
      activities: 'text[]',
      created_at: 'timestamptz',
      popularity: 'integer',
      coming_soon: 'boolean',
      retired: 'boolean',
      unshippable_to: 'text[]',
      stores: 'text[]',
    },
    products.map(({ id, categoryKey, createdAt, comingSoon, ...product }) => ({
      ...product,
      id,
      sku: `Q${id}`,
      slug: `quillon-${id}`,
      category_key: categoryKey,
      created_at: createdAt,
      coming_soon: comingSoon,
      unshippable_to: [],
      stores: ['US'],
    })),
  )
  const texts = JSON.stringify(products.map(({ id, name, category }) => ({ id, name, category })))
  await execute(sql`
    INSERT INTO product_texts (product_id, language, name, category, summary, description, features, materials, care, fit, breadcrumbs, document)
    SELECT id, 'en', name, category, '', '', '[]', '', '', '', '[]', setweight(to_tsvector('english', unaccent(name)), 'A')
    FROM jsonb_to_recordset(${texts}::jsonb) AS row (id integer, name text, category text)`)
  await insert(
    'product_prices',
    { product_id: 'integer', currency: 'text', price_minor: 'integer', sale_price_minor: 'integer' },
    products.map(({ id, price, sale }) => ({
      product_id: id,
      currency: 'USD',
      price_minor: price,
      sale_price_minor: sale,
    })),
  )
  await insert(
    'product_colors',
    { product_id: 'integer', position: 'integer', key: 'text', hex: 'text', names: 'jsonb', picture: 'jsonb' },
    products.flatMap(({ id, colors }) =>
      colors.map((key, position) => ({
        product_id: id,
        position,
        key,
        hex: '#66703f',
        names: { en: key },
        picture: {},
      })),
    ),
  )
  await insert(
    'product_sizes',
    { product_id: 'integer', position: 'integer', key: 'text', labels: 'jsonb' },
    products.flatMap(({ id, sizes }) =>
      sizes.map((key, position) => ({ product_id: id, position, key, labels: { en: key } })),
    ),
  )
  await insert(
    'variants',
    {
      id: 'integer',
      product_id: 'integer',
      position: 'integer',
      sku: 'text',
      color: 'text',
      size: 'text',
      tracked: 'boolean',
      stock: 'integer',
    },
    products.flatMap(({ id, colors, sizes, stock }) =>
      (colors.length === 0 ? [''] : colors).flatMap((color, row) =>
        sizes.map((size, column) => ({
          id: id * 100 + row * 10 + column,
          product_id: id,
          position: row * 10 + column,
          sku: `Q${id}-${color}-${size}`,
          color,
          size,
          tracked: true,
          stock: size === SOLD_OUT ? 0 : stock,
        })),
      ),
    ),
  )
}

const now = ({ price, sale }: Product) => sale ?? price

const FIELDS = {
  category: ({ categoryKey }: Product) => [categoryKey],
  gender: ({ gender }: Product) => [gender],
  activity: ({ activities }: Product) => activities,
  color: ({ colors }: Product) => colors,
  // Only a size that can be bought counts.
  size: ({ sizes, stock, comingSoon, retired }: Product) =>
    stock > 0 && !comingSoon && !retired ? sizes.filter((size) => size !== SOLD_OUT) : [],
}
type Field = keyof typeof FIELDS
const fields = Object.keys(FIELDS).filter((key): key is Field => key in FIELDS)

type Choice = Partial<Record<Field, string>>

const passes = (product: Product, choice: Choice, except?: Field): boolean =>
  fields.every(
    (field) => field === except || choice[field] === undefined || FIELDS[field](product).includes(choice[field]),
  )

/** Counts the products for each value with a simple loop, as the expected result. */
const countsOf = (choice: Choice) =>
  Object.fromEntries(
    fields.map((field) => {
      const values = products.filter((product) => passes(product, choice, field)).flatMap(FIELDS[field])
      const counts = Object.entries(Object.groupBy(values, (value) => value)).map(([value, all]) => [
        value,
        all?.length,
      ])
      return [field, Object.fromEntries(counts)]
    }),
  )

/** Counts the products in a range of prices such as `150..300`. An absent end is open, and both ends are included. */
const countInRange = (choice: Choice, range: string): number => {
  const [low = '', high = ''] = range.split('..')
  const [lowest, highest] = [Number(low) * 100, high === '' ? Number.POSITIVE_INFINITY : Number(high) * 100]
  return products.filter((product) => passes(product, choice) && now(product) >= lowest && now(product) <= highest)
    .length
}

const countsIn = ({ facets }: Answer) =>
  Object.fromEntries(
    facets.map(({ field, values }) => [field, Object.fromEntries(values.map(({ value, count }) => [value, count]))]),
  )

const { compare } = new Intl.Collator('en-US')
const byRelevance = (one: Product, other: Product) => other.popularity - one.popularity || one.id - other.id

const SORTS: readonly (readonly [name: string, query: Query, compare: (one: Product, other: Product) => number])[] = [
  ['relevance', {}, () => 0],
  ['rising price', { 'sort.price': 'asc' }, (one, other) => now(one) - now(other)],
  ['falling price', { 'sort.price': 'desc' }, (one, other) => now(other) - now(one)],
  ['name', { 'sort.name': 'asc' }, (one, other) => compare(one.name, other.name)],
  ['name backwards', { 'sort.name': 'desc' }, (one, other) => compare(other.name, one.name)],
  ['newest', { 'sort.created': 'desc' }, (one, other) => other.createdAt.localeCompare(one.createdAt)],
]

describeOnPostgres('among thousands of products', (open) => {
  const { searchFor, execute } = serveSearch(open)
  beforeAll(() => fill(execute))

  const find = (query: Query = {}) =>
    searchFor({ siteId: 'en-us', q: 'quillon', resultsPerPage: String(PER_PAGE), ...query })
  const idsOf = ({ results }: Answer) => results.map(({ id }) => Number(id))

  it('a search counts all of them', async () => {
    expect((await find()).pagination).toMatchObject({ totalResults: 2_531, totalPages: 27 })
    const sellable = products.filter(({ stock, retired }) => stock > 0 && !retired).length
    const { pagination } = await find({ 'bgfilter.ss_in_stock': '1', 'bgfilter.is_retired': '0' })
    expect(pagination.totalResults).toBe(sellable)
    const reduced = products.filter(
      (product) => product.sale !== null && now(product) >= 20_000 && now(product) <= 30_000,
    )
    const cheap = await find({ 'filter.on_sale': '1', 'filter.price.low': '200', 'filter.price.high': '300' })
    expect(cheap.pagination.totalResults).toBe(reduced.length)
  })

  it.each([
    [{}],
    [{ color: 'poppy' }],
    [{ color: 'moss', size: 'l' }],
    [{ category: 'tees-sport', gender: 'women', activity: 'snow' }],
  ] satisfies [Choice][])('facets count all of them, within %j', async (choice: Choice) => {
    const answer = await find(
      Object.fromEntries(Object.entries(choice).map(([field, value]) => [`filter.${field}`, value])),
    )
    expect(answer.pagination.totalResults).toBe(products.filter((product) => passes(product, choice)).length)
    const { price = {}, ...counts } = countsIn(answer)
    expect(counts).toEqual(countsOf(choice))
    const ranges = Object.keys(price)
    expect(ranges).toHaveLength(3)
    expect(price).toEqual(Object.fromEntries(ranges.map((range) => [range, countInRange(choice, range)])))
  })

  describe.each(SORTS)('sorted by %s', (_, query, order) => {
    const expected = products.toSorted((one, other) => order(one, other) || byRelevance(one, other)).map(({ id }) => id)

    it.each([1, 14, 27])('page %i has its slice of the whole list', async (page) => {
      const begin = (page - 1) * PER_PAGE
      const answer = await find({ ...query, page: String(page) })
      expect(idsOf(answer)).toEqual(expected.slice(begin, begin + PER_PAGE))
      const end = Math.min(begin + PER_PAGE, products.length)
      expect(answer.pagination).toMatchObject({ begin: begin + 1, end, currentPage: page, totalResults: 2_531 })
    })
  })

  it('a page after the last one is empty, and small pages reach the last product', async () => {
    const behind = await find({ page: '28' })
    expect([behind.results.length, behind.pagination.totalResults]).toEqual([0, 2_531])
    const last = await find({ page: '1266', resultsPerPage: '2' })
    expect(last.pagination).toMatchObject({ begin: 2_531, end: 2_531, totalPages: 1_266 })
    expect(last.results).toHaveLength(1)
  })

  it('the pages of the whole catalogue, as a sitemap reads them, contain every product once', async () => {
    const slugs: string[] = []
    let pages = 1
    for (let page = 1; page <= pages; page += 1) {
      const answer = await find({ q: '', page: String(page) })
      pages = answer.pagination.totalPages
      slugs.push(...answer.results.map(({ slug }) => slug))
    }
    const { rows } = await execute<{ slug: string }>(
      sql`SELECT slug FROM products WHERE 'US' = ANY (stores) ORDER BY slug`,
    )
    expect(slugs.length).toBeGreaterThan(2_800)
    expect(slugs.toSorted()).toEqual(rows.map(({ slug }) => slug).toSorted())
  })
})
