import type { MedusaCart, MedusaItem, MedusaOrder, MedusaProduct, MedusaVariant } from './medusa.schema.ts'

// Payloads in the documented shape of Medusa's store API, reduced to what this adapter reads.

export const variant: MedusaVariant = {
  id: 'variant_1',
  sku: 'JACKET-RUST-M',
  manage_inventory: true,
  allow_backorder: false,
  inventory_quantity: 4,
  options: [
    { value: 'Rust', option: { title: 'Color' } },
    { value: 'M', option: { title: 'Size' } },
  ],
  calculated_price: { calculated_amount: 79.9, original_amount: 100, currency_code: 'eur' },
}

export const item: MedusaItem = {
  id: 'cali_1',
  product_id: 'prod_1',
  variant_id: 'variant_1',
  product_title: 'Rain Jacket',
  product_handle: 'rain-jacket',
  title: 'Rain Jacket',
  variant_sku: 'JACKET-RUST-M',
  thumbnail: null,
  requires_shipping: true,
  quantity: 2,
  unit_price: 79.9,
  compare_at_unit_price: 100,
  is_tax_inclusive: true,
  metadata: {},
  adjustments: [],
  tax_lines: [{ code: 'vat-ie', description: null, total: 29.88 }],
  original_total: 159.8,
  total: 159.8,
  tax_total: 29.88,
  subtotal: 129.92,
}

export const cart: MedusaCart = {
  id: 'cart_1',
  email: null,
  currency_code: 'eur',
  sales_channel_id: 'sc_1',
  customer: null,
  shipping_address: null,
  items: [item],
  promotions: [],
  metadata: null,
  created_at: '2026-11-01T10:00:00.000Z',
  updated_at: '2026-11-01T10:05:00.000Z',
}

export const product: MedusaProduct = {
  id: 'prod_1',
  title: 'Rain Jacket',
  handle: 'rain-jacket',
  subtitle: null,
  description: 'Keeps the rain out.',
  material: 'Polyamide',
  thumbnail: 'https://cdn.example/1.webp',
  images: [
    { url: 'https://cdn.example/1.webp' },
    { url: 'https://cdn.example/2.webp' },
    { url: 'https://cdn.example/3.webp' },
  ],
  categories: [{ name: 'Jackets', handle: 'jackets' }],
  options: [
    { title: 'Color', values: [{ value: 'Rust' }, { value: 'Moss' }] },
    { title: 'Size', values: [{ value: 'M' }] },
  ],
  variants: [variant],
  metadata: { gender: 'women', fit: 7 },
}

export const order: MedusaOrder = {
  display_id: 12,
  status: 'pending',
  fulfillment_status: 'not_fulfilled',
  currency_code: 'eur',
  created_at: '2026-11-02T08:00:00.000Z',
  item_total: 143.82,
  item_tax_total: 26.89,
  shipping_total: 4.9,
  shipping_subtotal: 3.98,
  total: 148.72,
  items: [
    {
      ...item,
      total: 143.82,
      tax_total: 26.89,
      adjustments: [{ code: 'AUTUMN10', promotion_id: 'promo_1', amount: 15.98 }],
      variant_option_values: { Color: 'Rust', Size: 'M' },
    },
  ],
  promotions: [{ id: 'promo_1', code: 'AUTUMN10', is_automatic: false }],
  shipping_address: {
    first_name: 'Ada',
    last_name: 'Vale',
    address_1: 'Dock Road 1',
    address_2: '',
    city: 'Galway',
    province: '',
    postal_code: 'H91 X4Y2',
    country_code: 'ie',
  },
  shipping_methods: [{ name: 'Standard' }],
  metadata: null,
}
