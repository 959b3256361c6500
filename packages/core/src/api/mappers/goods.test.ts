import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { siteAt } from '../../shared/sites.ts'
import { createGateways } from '../../store/gateways.ts'
import type { Gateways } from '../../store/store.types.ts'

const answeredWith = (body: unknown): Gateways =>
  createGateways({
    site: siteAt('de/de-de'),
    origin: 'https://shop.example',
    fetch: async () => Response.json(body),
    getAccessToken: () => 'token-1',
  })

const warnings: unknown[] = []

beforeEach(() => {
  warnings.length = 0
  vi.spyOn(console, 'warn').mockImplementation((part) => void warnings.push(part))
})
afterEach(() => {
  vi.restoreAllMocks()
})

const itemOf = (change: object = {}) => ({
  id: 4,
  product_id: 7,
  variant_id: 71,
  slug: 'tarn-anorak',
  name: 'Tarn Anorak',
  category: 'Jackets . Rain',
  image_url: '',
  options: [{ name: 'Color', value: 'Rust' }],
  price: '150.00',
  sale_price: '120.50',
  currency: 'EUR',
  available: true,
  ...change,
})

test('a itemOf-list item may have prices as text, and a broken one is left out and reported', async () => {
  const items = [itemOf(), null, itemOf({ id: 5, category: null, options: undefined, price: 150, sale_price: 0 })]
  const read = await answeredWith({ items }).wishlist.load({})
  const euro = (amount: number) => ({ amount, currency: 'EUR' })
  expect(read).toEqual([
    {
      id: '4',
      productId: '7',
      variantId: '71',
      slug: 'tarn-anorak',
      name: 'Tarn Anorak',
      category: ['Jackets', 'Rain'],
      imageUrl: null,
      options: [{ name: 'Color', value: 'Rust' }],
      price: euro(12_050),
      regularPrice: euro(15_000),
      isAvailable: true,
    },
    expect.objectContaining({ id: '5', category: [], options: [], price: euro(15_000), regularPrice: null }),
  ])
  expect(warnings).toEqual([null])
})

const variant = (id: number, change: object = {}) => ({
  id,
  sku: `TARN-${id}`,
  color: 'rust',
  size: 'm',
  price: '150.00',
  sale_price: null,
  inventory_tracking: 'variant',
  inventory_level: '3',
  ...change,
})

const product = (change: object = {}) => ({
  id: 7,
  sku: 'TARN',
  slug: 'tarn-anorak',
  name: 'Tarn Anorak',
  category: 'Jackets . Rain',
  breadcrumbs: [],
  currency: 'EUR',
  colors: [],
  sizes: [],
  custom_fields: [
    { name: 'is_coming_soon', value: 'True ' },
    { name: 'is_retired', value: false },
  ],
  variants: [variant(71), variant(72, { sale_price: 99.9, inventory_tracking: 'none', inventory_level: null })],
  ...change,
})

test('a product may have prices and stock levels as text', async () => {
  const read = await answeredWith(product()).product.load('tarn-anorak', {})
  expect(read).toMatchObject({ category: ['Jackets', 'Rain'], isComingSoon: true, isRetired: false })
  expect(read?.variants).toMatchObject([
    { id: '71', price: { amount: 15_000 }, regularPrice: null, isTracked: true, inventoryLevel: 3 },
    { id: '72', price: { amount: 9990 }, regularPrice: { amount: 15_000 }, isTracked: false, inventoryLevel: null },
  ])
})

test('a broken variant is left out and reported, and missing custom fields set no flags', async () => {
  const body = product({ custom_fields: null, variants: [null, variant(71)] })
  const read = await answeredWith(body).product.load('tarn-anorak', {})
  expect(read).toMatchObject({ isComingSoon: false, isRetired: false })
  expect(read?.variants.map(({ id }) => id)).toEqual(['71'])
  expect(warnings).toEqual([null])
})

const order = (number: string) => ({
  number,
  status: 'shipped',
  placed_at: '2026-10-01T08:00:00Z',
  currency: 'EUR',
  discount_amount: '10.00',
  subtotal: 90,
  shipping_cost: '4.95',
  total: '94.95',
  shipping_option: 'Standard',
  shipping_address: {
    first_name: 'Ida',
    last_name: 'Gill',
    line1: 'Hangweg 3',
    city: 'Ulm',
    region: 'BW',
    postal_code: '89073',
    country: 'DE',
  },
  line_items: [
    {
      variant_id: 71,
      sku: 'TARN-71',
      name: 'Tarn Anorak',
      url: '/tarn-anorak/',
      image_url: '',
      options: [],
      quantity: 1,
      price: '100',
      extended_price: 100,
    },
  ],
})

test('an order may have amounts as text, and a broken one is left out of the list and reported', async () => {
  const meta = { pagination: { page: 1, total: 2 } }
  const broken = { ...order('CN-2'), shipping_address: null }
  const { orders, total } = await answeredWith({ data: [order('CN-1'), broken], meta }).account.orders(1, {})
  expect(total).toBe(2)
  const euro = (amount: number) => ({ amount, currency: 'EUR' })
  expect(orders).toMatchObject([
    {
      number: 'CN-1',
      discount: euro(1000),
      shippingCost: euro(495),
      total: euro(9495),
      address: { line1: 'Hangweg 3', line2: null, region: 'BW' },
      lines: [{ slug: 'tarn-anorak', imageUrl: null, price: euro(10_000) }],
    },
  ])
  expect(warnings).toEqual([broken])
  await expect(answeredWith(broken).account.order('CN-2', {})).rejects.toMatchObject({ code: 'CONTRACT' })
})
