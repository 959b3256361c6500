import type { Product, Variant } from '../../product/product.types.ts'
import type { SearchCard } from '../../search/results.types.ts'

/** The parts of a variant that every back end has, and any others. */
export type VariantParts = Pick<Variant, 'id' | 'price'> & Partial<Variant>

/** The parts of a product that every back end has, and any others. */
export type ProductParts = Pick<Product, 'id' | 'name' | 'slug' | 'variants'> & Partial<Product>

/** The parts of a product card that every back end has, and any others. */
export type CardParts = Pick<SearchCard, 'id' | 'name' | 'price' | 'slug'> & Partial<SearchCard>

/** Completes a variant. Without other parts, it has no options, no sale price, and a stock that nobody counts. */
export const completeVariant = (parts: VariantParts): Variant => ({
  sku: '',
  options: {},
  regularPrice: null,
  isTracked: false,
  inventoryLevel: null,
  ...parts,
})

/** Completes a product. The parts that a back end does not have stay empty, so a page leaves them out. */
export const completeProduct = (parts: ProductParts): Product => ({
  sku: '',
  category: [],
  breadcrumbs: [],
  brand: '',
  summary: '',
  description: '',
  features: [],
  materials: '',
  care: '',
  fit: '',
  gender: 'all',
  activities: [],
  taxIncluded: true,
  options: [],
  images: [],
  isComingSoon: false,
  isRetired: false,
  ...parts,
})

/** Completes a product card of the search. The parts that a back end does not have stay empty. */
export const completeCard = (parts: CardParts): SearchCard => ({
  category: [],
  imageUrl: null,
  variantId: null,
  regularPrice: null,
  tones: [],
  badge: null,
  ...parts,
})
