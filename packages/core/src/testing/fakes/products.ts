import type { Variant } from '../../product/product.types.ts'
import type { Review } from '../../reviews/reviews.types.ts'
import type { Site } from '../../shared/site.ts'
import type { FakeProduct } from './backEnd.ts'

interface Draft {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly category: readonly string[]
  /** Minor units. */
  readonly price: number
  readonly salePrice?: number | undefined
  /** The stock of each variant; null when it is not tracked. */
  readonly stock: number | null
  readonly isComingSoon?: boolean | undefined
  readonly isRetired?: boolean | undefined
  readonly unshippableTo?: readonly string[] | undefined
  readonly reviews?: readonly Review[] | undefined
}

const COLORS = [
  { key: 'slate', label: 'Slate', hex: '#52616b' },
  { key: 'rust', label: 'Rust', hex: '#a84408' },
] as const

const SIZES = [
  { key: 's', label: 'S' },
  { key: 'm', label: 'M' },
  { key: 'l', label: 'L' },
] as const

const reviewOf = (id: number, score: number, fit: number | null, content: string): Review => ({
  id: `${id}`,
  score,
  title: score > 3 ? 'Would buy again' : 'Not for me',
  content,
  author: `Walker ${id}`,
  createdAt: new Date(Date.UTC(2026, 0, id)).toISOString(),
  isVerified: id % 2 === 0,
  fit,
  quality: score,
})

/**
 * Product data with one product for each case that a shop must handle: in stock, on sale, low stock, sold out, coming
 * soon, retired, restricted shipping, untracked stock.
 */
const drafts: readonly Draft[] = [
  {
    id: 1,
    slug: 'ridge-rain-jacket',
    name: 'Ridge Rain Jacket',
    category: ['Jackets', 'Rain'],
    price: 18_900,
    stock: 40,
    reviews: [
      reviewOf(1, 5, 3, 'Three wet days and still dry inside.'),
      reviewOf(2, 4, 4, 'Roomy, which I like over a fleece.'),
      reviewOf(3, 5, 3, 'Light, and it packs into its own pocket.'),
      reviewOf(4, 2, 1, 'Too short in the back for me.'),
      reviewOf(5, 4, null, 'The hood stays where it should.'),
      reviewOf(6, 5, 3, 'Bought a second one for my sister.'),
    ],
  },
  {
    id: 2,
    slug: 'fell-fleece',
    name: 'Fell Fleece',
    category: ['Fleece'],
    price: 9900,
    salePrice: 7900,
    stock: 25,
  },
  { id: 3, slug: 'scree-socks', name: 'Scree Socks', category: ['Socks'], price: 1900, stock: 3 },
  { id: 4, slug: 'col-cap', name: 'Col Cap', category: ['Caps'], price: 2900, stock: 0 },
  {
    id: 5,
    slug: 'spindrift-shell-jacket',
    name: 'Spindrift Shell Jacket',
    category: ['Jackets', 'Shells'],
    price: 32_900,
    stock: 12,
    isComingSoon: true,
  },
  {
    id: 6,
    slug: 'moraine-gilet',
    name: 'Moraine Gilet',
    category: ['Gilets'],
    price: 11_900,
    stock: 7,
    isRetired: true,
  },
  {
    id: 7,
    slug: 'bivouac-stove',
    name: 'Bivouac Stove',
    category: ['Camp', 'Stoves'],
    price: 6900,
    stock: 30,
    unshippableTo: ['CH', 'GB', 'NO', 'US'],
  },
  { id: 8, slug: 'traverse-tights', name: 'Traverse Tights', category: ['Trousers'], price: 7900, stock: null },
  { id: 9, slug: 'cornice-gloves', name: 'Cornice Gloves', category: ['Gloves'], price: 4900, stock: 18 },
  {
    id: 10,
    slug: 'summit-down-jacket',
    name: 'Summit Down Jacket',
    category: ['Jackets', 'Insulated'],
    price: 25_900,
    stock: 15,
  },
]

const variantsOf = ({ id, price, salePrice, stock }: Draft, { currency }: Site): readonly Variant[] =>
  COLORS.flatMap((color, row) =>
    SIZES.map((size, column) => ({
      id: `${id * 100 + row * SIZES.length + column + 1}`,
      sku: `FAKE-${id}-${color.key}-${size.key}`.toUpperCase(),
      options: { Color: color.key, Size: size.key },
      price: { amount: salePrice ?? price, currency },
      regularPrice: salePrice === undefined ? null : { amount: price, currency },
      isTracked: stock !== null,
      inventoryLevel: stock,
    })),
  )

const productOf = (draft: Draft, site: Site): FakeProduct => ({
  id: `${draft.id}`,
  sku: `FAKE-${draft.id}`,
  slug: draft.slug,
  name: draft.name,
  category: draft.category,
  breadcrumbs: draft.category.map((title) => ({ title, url: `/search?q=${encodeURIComponent(title)}` })),
  brand: 'Cairn',
  summary: `${draft.name}, made up for trying a shop out.`,
  description: 'Everything about it is invented.',
  features: ['Never wears out', 'Weighs nothing'],
  materials: 'Imagination',
  care: 'Do not wash',
  fit: 'Regular',
  gender: 'all',
  activities: ['hiking'],
  taxIncluded: site.taxIncluded,
  options: [
    { name: 'Color', values: COLORS },
    { name: 'Size', values: SIZES },
  ],
  images: [],
  variants: variantsOf(draft, site),
  isComingSoon: draft.isComingSoon ?? false,
  isRetired: draft.isRetired ?? false,
  unshippableTo: draft.unshippableTo ?? [],
  reviews: draft.reviews ?? [],
})

/** Returns the products of the fake shop, priced in the currency of the site. */
export const fakeProducts = (site: Site): readonly FakeProduct[] => drafts.map((draft) => productOf(draft, site))
