import type { OptionView, ProductView } from '../product/product.types.ts'
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

const optionView = (name: string, key: string, label: string, chosen: string | null): OptionView => ({
  name,
  chosen,
  values: [{ key, label, isAvailable: true, isSoldOut: false, variantId: null }],
})

/** A colour that is chosen, and a size that is `m` or not chosen. */
export const optionsOf = (size: 'm' | null): readonly OptionView[] => [
  optionView('Color', 'spruce', 'Spruce', 'spruce'),
  optionView('Size', 'm', 'M', size),
]

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
    options: [],
    images: [],
    variants: [],
    isComingSoon: false,
    isRetired: false,
  },
  options: optionsOf(null),
  images: [],
  currentVariant: null,
  currentPrice: { amount: 8990, currency: 'EUR' },
  regularPrice: { amount: 9990, currency: 'EUR' },
  isOutOfStock: false,
  remaining: null,
  unavailable: null,
}
