import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Cart } from '../carts/cart.view.ts'
import { readConfig } from '../config.ts'
import type { OpenDatabase } from '../database/database.ts'
import { createServer } from '../server.ts'
import { openMemory } from '../testing/memories.ts'
import { type Caller, callerOf, HOST, verifyTestToken } from '../testing/shop.ts'

const site = 'de/de-de'

describe('the options of a product', () => {
  let opened: OpenDatabase
  let call: Caller
  beforeAll(async () => {
    opened = await openMemory('seeded')
    const app = await createServer({
      config: { ...readConfig({}), hostOrigin: HOST, rateLimits: false, prebake: false, logLevel: 'silent' },
      database: opened.database,
      verifyAccessToken: verifyTestToken,
      checkAnswers: true,
    })
    call = callerOf(app)
    return () => app.close()
  })
  afterAll(() => opened.close())

  /** Returns the product whose address contains a text, among those with other options than colour and size. */
  const productLike = async (part: string, condition: ReturnType<typeof sql>) => {
    const { rows } = await opened.database.execute<{ slug: string }>(
      sql`SELECT slug FROM products p WHERE slug LIKE ${`%${part}%`} AND ${condition}`,
    )
    const reply = await call('GET', `/api/catalogue/products/${rows[0]?.slug}?site=${site}`)
    expect(reply.status).toBe(200)
    const product: { colors: unknown[]; images: unknown[]; variants: { id: number; inventory_level: number }[] } =
      reply.body
    return product
  }
  const lineOf = async (product: Awaited<ReturnType<typeof productLike>>) => {
    const variant = product.variants.find(({ inventory_level }) => inventory_level > 0)
    const line_items = [{ variant_id: variant?.id, quantity: 1 }]
    const { body }: { body: Cart } = await call('POST', '/api/store/carts', { body: { site, line_items } })
    return body.line_items.physical_items[0]
  }

  it('may be colour, size and length, with the length in the language of the site', async () => {
    const product = await productLike(
      'softshell-pants',
      sql`EXISTS (SELECT 1 FROM product_options o WHERE o.product_id = p.id)`,
    )
    expect(product).toMatchObject({
      options: [
        {
          name: 'Length',
          label: 'Länge',
          values: [{ key: 'regular', label: 'Normal' }, { label: 'Kurz' }, { label: 'Lang' }],
        },
      ],
      images: [],
    })
    expect(product.colors.length).toBeGreaterThan(1)
    expect((await lineOf(product))?.options).toEqual([
      { name: 'Color', value: expect.any(String) },
      { name: 'Size', value: expect.any(String) },
      { name: 'Length', label: 'Länge', value: 'Normal' },
    ])
  })

  it('may be a size alone', async () => {
    const product = await productLike('liner-gloves', sql`plain`)
    expect(product).toMatchObject({ colors: [], options: [], images: [{ view: 'front' }, {}, {}] })
    expect(product.variants[0]).toMatchObject({ color: null, size: '6' })
    expect((await lineOf(product))?.options).toEqual([{ name: 'Size', value: expect.any(String) }])
  })

  it('may be none', async () => {
    const product = await productLike('cycling-cap', sql`plain`)
    expect(product).toMatchObject({
      colors: [],
      sizes: [],
      options: [],
      variants: [{ color: null, size: null, options: {} }],
    })
    const line = await lineOf(product)
    expect(line).toMatchObject({ options: [], image_url: expect.stringContaining('front-400.webp') })
  })
})
