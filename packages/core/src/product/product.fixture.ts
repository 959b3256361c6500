import type { Product, Variant } from './product.types.ts'

const euro = (amount: number) => ({ amount, currency: 'EUR' as const })

export const variantOf = (id: string, change: Partial<Variant> = {}): Variant => ({
  id,
  sku: `V-${id}`,
  options: { Color: 'rust', Size: 'm' },
  price: euro(10_000),
  regularPrice: null,
  isTracked: true,
  inventoryLevel: 12,
  ...change,
})

/** A jacket in two colours and two sizes: 76 (rust, S) is sold out, 77 (rust, M) costs 80 instead of 100, 78 and 79 are pine. */
export const jacket: Product = {
  id: '7',
  sku: 'P-7',
  slug: 'trail-jacket',
  name: 'Trail Jacket',
  category: ['Jackets', 'Rain'],
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
  taxIncluded: true,
  options: [
    {
      name: 'Color',
      values: [
        { key: 'rust', label: 'Rust', hex: '#a84408', images: [] },
        { key: 'pine', label: 'Pine', hex: '#225544', images: [] },
      ],
    },
    {
      name: 'Size',
      values: [
        { key: 's', label: 'S' },
        { key: 'm', label: 'M' },
      ],
    },
  ],
  images: [],
  variants: [
    variantOf('76', { options: { Color: 'rust', Size: 's' }, inventoryLevel: 0 }),
    variantOf('77', { price: euro(8000), regularPrice: euro(10_000) }),
    variantOf('78', { options: { Color: 'pine', Size: 's' }, price: euro(11_000), inventoryLevel: 5 }),
    variantOf('79', {
      options: { Color: 'pine', Size: 'm' },
      price: euro(11_000),
      isTracked: false,
      inventoryLevel: 0,
    }),
  ],
  isComingSoon: false,
  isRetired: false,
}
