import type { SoldProduct } from '../../product/fetchProducts.ts'

/** Returns a jacket in one size as the catalogue of another site sends it. */
export const soldProduct = (change: Partial<SoldProduct> = {}): SoldProduct => ({
  id: 11,
  sku: 'CN0011',
  slug: 'trail-jacket',
  name: 'Trail-Jacke',
  category: 'Jacken . Regen',
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
  colors: [
    {
      key: 'spruce',
      name: 'Fichte',
      hex: '#2d4a3e',
      images: [{ view: 'front', url: '/media/trail-jacket/spruce/front.svg' }],
    },
  ],
  sizes: [{ key: 'm', label: 'M' }],
  variants: [
    {
      id: 911,
      sku: 'CN0011-M',
      color: 'spruce',
      size: 'm',
      price: 139,
      sale_price: 119.5,
      inventory_tracking: 'variant',
      inventory_level: 50,
    },
  ],
  custom_fields: [],
  created_at: '2026-05-11T00:00:00.000Z',
  ...change,
})
