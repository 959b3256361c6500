import { expect, test } from 'vitest'
import { createGatewayClients } from '../api/gatewayClients.fixture.ts'
import { createProductGateway } from '../api/gateways/product.gateway.ts'
import type { components } from '../api/generated/catalogue.ts'
import { siteAt } from '../shared/sites.ts'
import { jacket, variantOf } from './product.fixture.ts'
import { choiceOfVariant, isInStock, openProduct, viewProduct } from './product.rules.ts'

const currentAt = (named: string | null) =>
  viewProduct(jacket, choiceOfVariant(jacket, named)).currentVariant?.id ?? null

test.each([['77'], ['79'], ['76']])(
  'the variant %s in the address is selected',
  { meta: { spec: ['2.routes.variant-honoured'] } },
  (named) => {
    expect(currentAt(named)).toBe(named)
  },
)

test.each(['none', '', '0', '-77', '77.5', 'NaN', '9999'])(
  'an unknown variant (%j) falls back to the default variant, which is in stock',
  { meta: { spec: ['2.routes.variant-honoured'] } },
  (named) => {
    expect(currentAt(named)).toBe('77')
  },
)

test('when the first colour is sold out, its first variant is the default', {
  meta: { spec: ['2.routes.variant-honoured'] },
}, () => {
  const soldOut = { ...jacket, variants: jacket.variants.map((variant) => ({ ...variant, inventoryLevel: 0 })) }
  expect(choiceOfVariant(soldOut, 'none')).toEqual({ Color: 'rust', Size: 's' })
  expect(choiceOfVariant({ ...jacket, variants: [] }, 'none')).toEqual({})
})

test('an address without a variant selects none, so the shopper chooses the size', () => {
  expect(currentAt(null)).toBeNull()
  expect(viewProduct(jacket, {})).toMatchObject({ choice: { Color: 'rust' }, isOutOfStock: false })
})

test('price and stock follow the chosen variant', { meta: { spec: ['3.product.state'] } }, () => {
  const { currentPrice, currentVariant, isOutOfStock } = viewProduct(jacket, { Color: 'rust', Size: 'm' })
  expect([currentPrice.amount, currentVariant?.id, isOutOfStock]).toEqual([8000, '77', false])
  const soldOut = viewProduct(jacket, { Color: 'rust', Size: 's' })
  expect([soldOut.currentPrice.amount, soldOut.currentVariant?.id, soldOut.isOutOfStock]).toEqual([10_000, '76', true])
  const untracked = viewProduct(jacket, { Color: 'pine', Size: 'm' })
  expect([untracked.currentPrice.amount, untracked.isOutOfStock]).toEqual([11_000, false])
})

test('opening a product dims the page; another product or variant replaces the open one', {
  meta: { spec: ['3.product.state'] },
}, () => {
  const opened = openProduct(jacket, { Color: 'rust', Size: 'm' })
  expect(opened).toMatchObject({
    product: { currentPrice: { amount: 8000 }, currentVariant: { id: '77' }, isOutOfStock: false },
    bgOverlay: true,
    openProductId: '7',
  })
  expect(openProduct(jacket, { Size: 's' })).toMatchObject({
    product: { currentPrice: { amount: 10_000 }, currentVariant: { id: '76' }, isOutOfStock: true },
    openProductId: '7',
  })
  expect(openProduct({ ...jacket, id: '8' }).openProductId).toBe('8')
})

test('without a chosen size the price is that of the first variant in stock, and only a fully sold-out colour is out of stock', () => {
  expect(viewProduct(jacket, { Color: 'rust' })).toMatchObject({
    currentPrice: { amount: 8000 },
    regularPrice: { amount: 10_000 },
    isOutOfStock: false,
    remaining: null,
  })
  const soldOut = {
    ...jacket,
    variants: jacket.variants.map((variant) => ({ ...variant, isTracked: true, inventoryLevel: 0 })),
  }
  expect(viewProduct(soldOut, { Color: 'pine' })).toMatchObject({
    isOutOfStock: true,
    currentPrice: { amount: 11_000 },
  })
  const elsewhere = { ...jacket, variants: [variantOf('90', { options: { Color: 'pine', Size: 'm' } })] }
  expect(viewProduct(elsewhere, { Color: 'rust' })).toMatchObject({
    isOutOfStock: true,
    currentPrice: { amount: 10_000 },
  })
})

test.each([
  [0, true, false],
  [-1, true, false],
  [1, true, true],
  [null, true, true],
  [0, false, true],
])('stock %j, tracked %s: in stock %s', (inventoryLevel, isTracked, answer) => {
  expect(isInStock(variantOf('1', { inventoryLevel, isTracked }))).toBe(answer)
})

test.each([
  [0, null],
  [1, 1],
  [5, 5],
  [6, null],
])('a stock of %i is shown as %j remaining', { meta: { spec: ['9.cart.low-stock'] } }, (inventoryLevel, remaining) => {
  const product = { ...jacket, variants: [variantOf('1', { inventoryLevel })] }
  expect(viewProduct(product, { Size: 'm' }).remaining).toBe(remaining)
})

test('an unavailable product has a reason, and retired takes precedence over coming soon', () => {
  expect(viewProduct(jacket, {}).unavailable).toBeNull()
  expect(viewProduct({ ...jacket, isComingSoon: true }, {}).unavailable).toBe('coming-soon')
  expect(viewProduct({ ...jacket, isComingSoon: true, isRetired: true }, {}).unavailable).toBe('retired')
})

type Wire = components['schemas']['Product']

const wire: Wire = {
  id: 7,
  sku: 'P-7',
  slug: 'trail-jacket',
  name: 'Trail Jacket',
  category: 'Jackets . Rain',
  breadcrumbs: [],
  brand: 'Cairn',
  summary: '',
  description: '',
  features: [],
  materials: '',
  care: '',
  fit: '',
  gender: 'all',
  activities: [],
  currency: 'EUR',
  tax_included: true,
  colors: [],
  sizes: [],
  variants: [],
  custom_fields: [],
  created_at: '2026-01-01T00:00:00Z',
}

/** Maps a product response with the given changes. */
const read = async (change: object) => {
  const { catalogue } = createGatewayClients({
    origin: 'https://shop.example',
    fetch: async () => Response.json({ ...wire, ...change }),
  })
  return createProductGateway({ client: catalogue, site: siteAt('de/de-de') }).load('trail-jacket', {})
}

test.each([0, null, undefined, '', '0.00', '0', 'nothing'])(
  'a sale price of %j is ignored',
  {
    meta: { spec: ['3.product.sale-price-empty'] },
  },
  async (sale_price) => {
    const variant = { id: 1, sku: 'V', color: 'rust', size: 'm', price: 100, inventory_tracking: 'variant' }
    const product = await read({ variants: [{ ...variant, inventory_level: 1, sale_price }] })
    expect(product?.variants[0]).toMatchObject({ price: { amount: 10_000, currency: 'EUR' }, regularPrice: null })
  },
)

test.each([80, '80', '80.00'])(
  'a sale price of %j becomes the price',
  { meta: { spec: ['3.product.sale-price-empty'] } },
  async (sale_price) => {
    const variant = { id: 1, sku: 'V', color: 'rust', size: 'm', price: 100, inventory_tracking: 'variant' }
    const product = await read({ variants: [{ ...variant, inventory_level: 1, sale_price }] })
    expect(product?.variants[0]).toMatchObject({ price: { amount: 8000 }, regularPrice: { amount: 10_000 } })
  },
)

const flags = (value: unknown) => ({
  custom_fields: ['is_coming_soon', 'is_retired'].map((name) => ({ name, value })),
})

test.each(['true', ' TRUE ', 'True', true])(
  'a flag of %j is set',
  {
    meta: { spec: ['3.product.flag-values'] },
  },
  async (value) => {
    expect(await read(flags(value))).toMatchObject({ isComingSoon: true, isRetired: true })
  },
)

test.each([
  ['false', flags('false')],
  ['empty', flags('')],
  ['0', flags('0')],
  ['1', flags('1')],
  ['false without quotes', flags(false)],
  ['absent', {}],
  ['a pre-order of the service', { availability: 'preorder' }],
])('a flag that is %s is not set', { meta: { spec: ['3.product.flag-values'] } }, async (_, change) => {
  expect(await read(change)).toMatchObject({ isComingSoon: false, isRetired: false })
})

test('the options are the colour and the size of the contract, each only where the product has it', async () => {
  const colors = [{ key: 'rust', name: 'Rust', hex: '#a84408', images: [{ view: 'front', url: '/rust.svg' }] }]
  const variant = { id: 1, sku: 'V', price: 100, sale_price: 0, inventory_tracking: 'none', inventory_level: null }
  const variants = [{ ...variant, color: 'rust', size: 'm' }]
  const product = await read({ colors, sizes: [{ key: 'm', label: 'M' }], variants })
  expect(product?.options).toEqual([
    { name: 'Color', values: [{ key: 'rust', label: 'Rust', hex: '#a84408', images: colors[0]?.images }] },
    { name: 'Size', values: [{ key: 'm', label: 'M' }] },
  ])
  expect(product?.variants[0]?.options).toEqual({ Color: 'rust', Size: 'm' })
  const bare = await read({ colors: [], sizes: [], variants: [{ ...variant, color: '', size: '' }] })
  expect([bare?.options, bare?.images, bare?.variants[0]?.options]).toEqual([[], [], {}])
})

test('an invalid slug sends no request', async () => {
  const { catalogue } = createGatewayClients({
    origin: 'https://shop.example',
    fetch: () => Promise.reject(new Error('asked')),
  })
  const gateway = createProductGateway({ client: catalogue, site: siteAt('de/de-de') })
  expect(await gateway.load('../secret', {})).toBeNull()
})
