import { expect, test } from 'vitest'
import { createGatewayClients } from '../api/gatewayClients.fixture.ts'
import { createCartGateway } from '../api/gateways/cart.gateway.ts'
import { siteAt } from '../shared/sites.ts'

const product = {
  id: 143,
  sku: 'CN0143',
  custom_url: { url: '/ford-wind-anorak/' },
  custom_fields: [
    { name: 'is_coming_soon', value: 'true' },
    { name: 'is_retired', value: 'true' },
    { name: 'weight', value: '210' },
  ],
}
const variant = { id: 14301, price: 139, sale_price: 118, inventory_level: 7 }

/** Maps a cart with a single line that has only the given fields. */
const read = async (line: object) => {
  const { store } = createGatewayClients({
    origin: 'https://shop.example',
    fetch: async () =>
      Response.json({
        id: 'cart-1',
        version: 1,
        currency: { code: 'EUR' },
        cart_amount: 236,
        line_items: { physical_items: [{ id: 'line-1', quantity: 2, ...line }] },
      }),
  })
  return (await createCartGateway({ client: store, site: siteAt('de/de-de') }).load('cart-1', {}))?.lines[0]
}

test('a line has id, SKU, address and both flags of its product', {
  meta: { spec: ['3.product.line-product'] },
}, async () => {
  expect(await read({ product })).toMatchObject({
    productId: '143',
    sku: 'CN0143',
    slug: 'ford-wind-anorak',
    isComingSoon: true,
    isRetired: true,
  })
  expect(await read({ product: { ...product, custom_fields: [] } })).toMatchObject({
    isComingSoon: false,
    isRetired: false,
  })
  const retired = { ...product, custom_fields: [{ name: 'is_retired', value: 'true' }] }
  expect(await read({ product: retired })).toMatchObject({ isComingSoon: false, isRetired: true })
  expect(await read({})).toMatchObject({ productId: null, slug: null, isComingSoon: false, isRetired: false })
})

test('the fields of the line take precedence over those of its product and variant', async () => {
  const line = { product_id: 9, sku: 'CN0143-EMB-XS', variant_id: 8, sale_price: 100, original_price: 120 }
  expect(await read({ ...line, product, variant })).toMatchObject({
    productId: '9',
    sku: 'CN0143-EMB-XS',
    variantId: '8',
    salePrice: 10_000,
    listPrice: 12_000,
  })
})

test.each(['true', ' TRUE ', 'True', true])(
  'a flag of %j is set on a line',
  {
    meta: { spec: ['3.product.flag-values'] },
  },
  async (value) => {
    const custom_fields = ['is_coming_soon', 'is_retired'].map((name) => ({ name, value }))
    expect(await read({ product: { ...product, custom_fields } })).toMatchObject({
      isComingSoon: true,
      isRetired: true,
    })
  },
)

test.each(['false', '', '0', false, null, undefined])(
  'a flag of %j is not set on a line, whatever the pre-order fields say',
  { meta: { spec: ['3.product.flag-values'] } },
  async (value) => {
    const custom_fields = ['is_coming_soon', 'is_retired'].map((name) => ({ name, value }))
    const preorder = { ...product, availability: 'preorder', custom_fields }
    expect(await read({ product: preorder })).toMatchObject({ isComingSoon: false, isRetired: false })
  },
)

test('a line has id, price, sale price and stock of its variant', {
  meta: { spec: ['3.product.line-variant'] },
}, async () => {
  expect(await read({ variant })).toMatchObject({
    variantId: '14301',
    listPrice: 13_900,
    salePrice: 11_800,
    inventoryLevel: 7,
  })
  expect(await read({ variant: { ...variant, inventory_level: null } })).toMatchObject({ inventoryLevel: null })
  expect(await read({ variant: { ...variant, inventory_level: 0 } })).toMatchObject({ inventoryLevel: 0 })
})

test.each([0, null, undefined, '', '0.00'])(
  'a variant with a sale price of %j is not on sale',
  { meta: { spec: ['3.product.line-variant', '3.product.sale-price-empty'] } },
  async (sale_price) => {
    expect(await read({ variant: { ...variant, price: 100, sale_price } })).toMatchObject({
      listPrice: 10_000,
      salePrice: 10_000,
    })
  },
)
