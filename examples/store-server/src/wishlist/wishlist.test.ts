import type { Store } from '@cairn/core/contracts'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { accounts } from '../accounts/accounts.vertical.ts'
import { productPrices, productSizes, products, variants } from '../catalogue/catalogue.schema.ts'
import { readConfig } from '../config.ts'
import type { Database } from '../database/database.ts'
import { createServer } from '../server.ts'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { testVerticals, tokenOf, verifyTestToken } from '../testing/shop.ts'
import { wishlist } from './wishlist.vertical.ts'

type Wishlist = Store.components['schemas']['Wishlist']

const JACKET = 71
const SOLD_OUT = 72
const EU_ONLY = 73
const [ANNA, SAM] = [1001, 1002]

const words = (word: string) => ({
  en: word,
  'en-GB': word,
  de: `${word} de`,
  'de-CH': word,
  fr: word,
  es: word,
  it: word,
  pt: word,
})

async function stock(database: Database): Promise<void> {
  for (const id of [JACKET, SOLD_OUT, EU_ONLY]) {
    await database.insert(products).values({
      id,
      sku: `P-${id}`,
      slug: `jacket-${id}`,
      categoryKey: 'jackets',
      gender: 'all',
      activities: ['hiking'],
      createdAt: new Date(0),
      popularity: 1,
      comingSoon: false,
      retired: false,
      unshippableTo: [],
      stores: id === EU_ONLY ? ['EU'] : ['EU', 'US'],
    })
    for (const language of ['en', 'en-GB', 'de']) {
      await database.execute(sql`INSERT INTO product_texts (product_id, language, name, category, summary, description, features, materials, care, fit, breadcrumbs, document)
        VALUES (${id}, ${language}, ${`Jacket ${language}`}, 'Jackets', '', '', '[]', '', '', '', '[]', to_tsvector('simple', ''))`)
    }
    await database.execute(sql`INSERT INTO product_colors (product_id, position, key, hex, names, picture)
      VALUES (${id}, 0, 'rust', '#a84408', ${JSON.stringify(words('Rust'))}::jsonb, '{}'::jsonb)`)
    await database.insert(productSizes).values({ productId: id, position: 0, key: 'm', labels: words('M') })
    await database.insert(productPrices).values([
      { productId: id, currency: 'EUR', priceMinor: 12_000, salePriceMinor: 9900 },
      { productId: id, currency: 'USD', priceMinor: 13_000 },
    ])
    await database.insert(variants).values({
      id: id * 10,
      productId: id,
      position: 0,
      sku: `V-${id}`,
      color: 'rust',
      size: 'm',
      tracked: true,
      stock: id === SOLD_OUT ? 0 : 3,
    })
  }
}

describeOnBothDatabases('a wish list', (open) => {
  let app: FastifyInstance
  let database: Database
  beforeAll(async () => {
    database = (await open()).database
    await stock(database)
    app = await createServer({
      config: { ...readConfig({}), rateLimits: false, logLevel: 'error' },
      database,
      verifyAccessToken: verifyTestToken,
      verticals: [accounts, ...testVerticals.filter(({ name }) => name !== 'wishlist'), wishlist],
      checkAnswers: true,
    })
  })

  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, customer?: number, payload?: object) =>
    app.inject({
      method,
      url: `/api/store/wishlist${path}`,
      headers: customer === undefined ? {} : { authorization: `Bearer ${tokenOf(customer)}` },
      ...(payload === undefined ? {} : { payload }),
    })
  const list = async (customer: number, site = 'de/de-de'): Promise<Wishlist> =>
    (await call('GET', `?site=${site}`, customer)).json()
  const add = (customer: number, item: object, site = 'de/de-de') => call('POST', `/items?site=${site}`, customer, item)

  it.each([
    ['GET', '?site=de/de-de'],
    ['POST', '/items?site=de/de-de'],
    ['DELETE', '/items/1?site=de/de-de'],
  ] as const)('needs a token: %s', { meta: { spec: ['6.visitor.wish-list-blocked'] } }, async (method, path) => {
    const payload = method === 'POST' ? { product_id: JACKET } : undefined
    expect((await call(method, path, undefined, payload)).statusCode).toBe(401)
  })

  it('stores a product once, with the price and the name of the site', async () => {
    await add(ANNA, { product_id: JACKET, variant_id: JACKET * 10 })
    const { items } = (await add(ANNA, { product_id: JACKET, variant_id: JACKET * 10 })).json()
    expect(items).toEqual([
      {
        id: expect.any(Number),
        product_id: JACKET,
        variant_id: JACKET * 10,
        slug: 'jacket-71',
        name: 'Jacket de',
        category: 'Jackets',
        image_url: '/media/jacket-71/rust/front-400.webp',
        options: [
          { name: 'Color', value: 'Rust de' },
          { name: 'Size', value: 'M de' },
        ],
        price: 120,
        sale_price: 99,
        currency: 'EUR',
        available: true,
      },
    ])
    expect((await list(ANNA, 'us/en-us')).items[0]).toMatchObject({ price: 130, sale_price: 0, currency: 'USD' })
  })

  it('is visible to its owner only', async () => {
    const [own] = (await list(ANNA)).items
    expect((await list(SAM)).items).toEqual([])
    expect((await call('DELETE', `/items/${own?.id}?site=de/de-de`, SAM)).statusCode).toBe(404)
    expect((await list(ANNA)).items).toHaveLength(1)
  })

  it('shows sold-out products as not available and hides, but keeps, products that the site does not sell', async () => {
    await add(SAM, { product_id: SOLD_OUT })
    await add(SAM, { product_id: EU_ONLY })
    expect((await list(SAM)).items).toMatchObject([
      { product_id: EU_ONLY, variant_id: null, available: true },
      { product_id: SOLD_OUT, available: false },
    ])
    expect((await list(SAM, 'us/en-us')).items).toMatchObject([{ product_id: SOLD_OUT }])
  })

  it.each([
    ['is coming soon', { comingSoon: true }, 'coming-soon'],
    ['is no longer made', { retired: true }, 'retired'],
  ])('gives the reason when a product %s', async (_name, flags, unavailable) => {
    await database.update(products).set(flags).where(eq(products.id, SOLD_OUT))
    const { items } = await list(SAM)
    await database.update(products).set({ comingSoon: false, retired: false }).where(eq(products.id, SOLD_OUT))
    expect(items).toMatchObject([{ product_id: EU_ONLY }, { product_id: SOLD_OUT, available: false, unavailable }])
    expect(items[0]).not.toHaveProperty('unavailable')
  })

  it.each([
    ['a product that is not there', { product_id: 999 }, 404],
    ['a variant of another product', { product_id: JACKET, variant_id: SOLD_OUT * 10 }, 404],
    ['a price', { product_id: JACKET, price: 1 }, 400],
    ['an owner', { product_id: JACKET, customer_id: SAM }, 400],
  ])('rejects %s', async (_name, item, status) => {
    expect((await add(ANNA, item)).statusCode).toBe(status)
  })

  it('rejects a product that the site does not sell', async () => {
    expect((await add(ANNA, { product_id: EU_ONLY }, 'us/en-us')).statusCode).toBe(404)
  })

  it('stores a product once when twenty tabs add it at the same time', async () => {
    const before = (await list(ANNA)).items.length
    await Promise.all(Array.from({ length: 20 }, () => add(ANNA, { product_id: EU_ONLY })))
    expect((await list(ANNA)).items).toHaveLength(before + 1)
  })

  it('replaces a product without a size by the same product with a size', async () => {
    const items = async () =>
      (await list(ANNA)).items.filter(({ product_id }: { product_id: number }) => product_id === JACKET)
    for (const { id } of await items()) await call('DELETE', `/items/${id}?site=de/de-de`, ANNA)
    await add(ANNA, { product_id: JACKET })
    expect(await items()).toHaveLength(1)
    await add(ANNA, { product_id: JACKET, variant_id: JACKET * 10 })
    expect(await items()).toEqual([expect.objectContaining({ variant_id: JACKET * 10 })])
  })

  it('removes a product', async () => {
    const [first] = (await list(SAM)).items
    const { items } = (await call('DELETE', `/items/${first?.id}?site=de/de-de`, SAM)).json()
    expect(items).toHaveLength(1)
    expect((await call('DELETE', `/items/${first?.id}?site=de/de-de`, SAM)).statusCode).toBe(404)
  })
})
