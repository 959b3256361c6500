import type { ProductView } from '../product/product.types.ts'
import type { SearchCard } from '../search/results.types.ts'

export const card: SearchCard = {
  id: '7',
  slug: 'fleece',
  name: 'Fleece',
  category: ['Women', 'Fleece', 'Warm', 'Light', 'Blue', 'Sixth'],
  imageUrl: null,
  variantId: '71',
  price: { amount: 8990, currency: 'EUR' },
  regularPrice: null,
  tones: [],
  badge: null,
}

export const view: ProductView = {
  product: {
    id: '7',
    sku: 'CN-FLEECE',
    slug: 'fleece',
    name: 'Fleece',
    category: ['Women'],
    breadcrumbs: [],
    brand: 'Cairn',
    summary: '',
    description: '',
    features: [],
    materials: '',
    care: '',
    fit: '',
    gender: 'women',
    activities: [],
    taxIncluded: true,
    options: [
      { name: 'Color', values: [{ key: 'spruce', label: 'Spruce', hex: '#123456' }] },
      { name: 'Size', values: [{ key: 'm', label: 'M' }] },
    ],
    images: [],
    variants: [],
    isComingSoon: false,
    isRetired: false,
  },
  choice: { Color: 'spruce' },
  images: [],
  currentVariant: null,
  currentPrice: { amount: 8990, currency: 'EUR' },
  regularPrice: { amount: 9990, currency: 'EUR' },
  isOutOfStock: false,
  remaining: null,
  unavailable: null,
}
