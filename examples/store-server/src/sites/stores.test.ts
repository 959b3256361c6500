import type { Catalogue, Store } from '@cairn/core/contracts'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCarts } from '../carts/carts.operations.ts'
import { catalogue } from '../catalogue/catalogue.vertical.ts'
import { catalogueInventory } from '../catalogue/inventory.ts'
import { createCheckout } from '../checkout/checkout.vertical.ts'
import type { OpenDatabase } from '../database/database.ts'
import { openMemory } from '../testing/memories.ts'
import { serveVerticals } from '../testing/serveVerticals.ts'
import { testVerticals } from '../testing/shop.ts'

let opened: OpenDatabase
let app: FastifyInstance
beforeAll(async () => {
  opened = await openMemory('seeded')
  const own = [createCarts(catalogueInventory), createCheckout(catalogueInventory)]
  const names = own.map(({ name }) => name)
  app = await serveVerticals(opened.database, [
    ...testVerticals.filter(({ name }) => !names.includes(name)),
    catalogue,
    ...own,
  ])
})
afterAll(async () => {
  await app.close()
  await opened.close()
})

/** Finds a variant that can be bought, and its product. */
const onSale = async () => {
  const { rows } = await opened.database.execute<{ id: number; product_id: number }>(sql`
    SELECT v.id, v.product_id FROM variants v JOIN products p ON p.id = v.product_id
    WHERE v.stock > 1 AND NOT p.coming_soon AND NOT p.retired ORDER BY v.id LIMIT 1`)
  const [row] = rows
  if (row === undefined) throw new Error('Nothing is for sale')
  return { productId: row.product_id, variantId: row.id }
}

/** Reads the product on a site, and creates a cart on that site with one piece of it. */
const readOn = async (site: string) => {
  const { productId, variantId } = await onSale()
  const products = await app.inject({ url: '/api/catalogue/products', query: { site, ids: String(productId) } })
  const [product] = products.json<Catalogue.components['schemas']['Product'][]>()
  const payload = { site, line_items: [{ variant_id: variantId, quantity: 1 }] }
  const begun = await app.inject({ method: 'POST', url: '/api/store/carts', payload })
  const cart = begun.json<Store.components['schemas']['Cart']>()
  const variant = product?.variants.find(({ id }) => id === variantId)
  return {
    id: product?.id,
    shown: variant?.sale_price ?? variant?.price,
    price: cart.cart_amount,
    channel: cart.channel_id,
    currencies: [product?.currency, cart.currency.code],
    taxIncluded: [product?.tax_included, cart.tax_included],
  }
}

it('the same product and its cart have another channel, price, currency and tax in each of the two stores', {
  meta: { spec: ['1.product.stores'] },
}, async () => {
  const [german, american] = [await readOn('de/de-de'), await readOn('us/en-us')]
  expect(american.id).toBe(german.id)
  expect(german).toMatchObject({ channel: 1, currencies: ['EUR', 'EUR'], taxIncluded: [true, true] })
  expect(american).toMatchObject({ channel: 2, currencies: ['USD', 'USD'], taxIncluded: [false, false] })
  expect([german.price, american.price]).toEqual([german.shown, american.shown])
  expect(german.price).toBeGreaterThan(0)
  expect(american.price).not.toBe(german.price)
  for (const [site, currency] of [
    ['ch/fr-ch', 'CHF'],
    ['no/en-no', 'EUR'],
    ['gb/en-gb', 'GBP'],
  ] as const) {
    const each = await readOn(site)
    expect(each).toMatchObject({ channel: 1, currencies: [currency, currency], taxIncluded: [true, true] })
  }
})

it("a cart that moves to another site at the checkout gets that site's prices and currency", async () => {
  const { variantId } = await onSale()
  const payload = { site: 'gb/en-gb', line_items: [{ variant_id: variantId, quantity: 1 }] }
  const begun = await app.inject({ method: 'POST', url: '/api/store/carts', payload })
  const { id } = begun.json<Store.components['schemas']['Cart']>()
  const checkout = { cart_id: id, site: 'de/de-de' }
  expect((await app.inject({ method: 'POST', url: '/api/store/checkouts', payload: checkout })).statusCode).toBe(201)
  const moved = (await app.inject({ url: `/api/store/carts/${id}` })).json<Store.components['schemas']['Cart']>()
  const [british, german] = [await readOn('gb/en-gb'), await readOn('de/de-de')]
  expect([moved.cart_amount, moved.currency.code]).toEqual([german.price, 'EUR'])
  expect(moved.cart_amount).not.toBe(british.price)
})

it('a product that a store does not sell cannot be added to a cart of that store', async () => {
  const { rows } = await opened.database.execute<{ id: number }>(sql`
    SELECT v.id FROM variants v JOIN products p ON p.id = v.product_id
    WHERE p.stores = '{EU}' AND v.stock > 0 AND NOT p.coming_soon AND NOT p.retired ORDER BY v.id LIMIT 1`)
  const line_items = [{ variant_id: rows[0]?.id, quantity: 1 }]
  const beginOn = (site: string) =>
    app.inject({ method: 'POST', url: '/api/store/carts', payload: { site, line_items } })
  expect((await beginOn('de/de-de')).statusCode).toBe(201)
  const american = await beginOn('us/en-us')
  expect([american.statusCode, american.json().code]).toEqual([422, 'unknown_variant'])
})

it('a product names the stores that sell it, and is not found in the others', async () => {
  const { rows } = await opened.database.execute<{ slug: string }>(sql`
    SELECT slug FROM products WHERE stores = '{EU}' ORDER BY id LIMIT 1`)
  const url = `/api/catalogue/products/${rows[0]?.slug}`
  const european = await app.inject({ url, query: { site: 'de/de-de' } })
  expect(european.json<Catalogue.components['schemas']['Product']>().stores).toEqual(['EU'])
  expect((await app.inject({ url, query: { site: 'us/en-us' } })).statusCode).toBe(404)
})

it('a product names the countries to which it cannot be sent', async () => {
  const { productId } = await onSale()
  await opened.database.execute(sql`UPDATE products SET unshippable_to = '{NO,CH}' WHERE id = ${productId}`)
  const query = { site: 'no/en-no', ids: String(productId) }
  const answered = await app.inject({ url: '/api/catalogue/products', query })
  const [product] = answered.json<Catalogue.components['schemas']['Product'][]>()
  expect(product?.unshippable_to).toEqual(['NO', 'CH'])
  await opened.database.execute(sql`UPDATE products SET unshippable_to = '{}' WHERE id = ${productId}`)
})
