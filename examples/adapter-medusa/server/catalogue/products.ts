// The catalogue of the test shop.

export interface SeedProduct {
  readonly handle: string
  readonly title: string
  readonly category: string
  readonly description: string
  /** The values of each option, by its name. */
  readonly options: Readonly<Record<string, string[]>>
  readonly price: number
  readonly salePrice?: number
  /** The pieces of each variant; null is not counted. */
  readonly stock: number | null
  readonly metadata?: Record<string, unknown>
  /** Not published; the only way in which Medusa takes a product off the shop. */
  readonly isDraft?: true
}

const SIZES = ['S', 'M', 'L']

export const categories = [
  { name: 'Jackets', handle: 'jackets' },
  { name: 'Layers', handle: 'layers' },
  { name: 'Accessories', handle: 'accessories' },
]

export const products: readonly SeedProduct[] = [
  {
    handle: 'harbour-rain-jacket',
    title: 'Harbour Rain Jacket',
    category: 'jackets',
    description: 'A light rain jacket with taped seams. It packs into its own pocket.',
    options: { Color: ['Deep blue', 'Rust'], Size: SIZES },
    price: 189.95,
    stock: 500,
    metadata: { gender: 'women', fit: 'Regular', materials: 'Recycled polyamide', care: 'Machine wash at 30 °C' },
  },
  {
    handle: 'dune-wind-jacket',
    title: 'Dune Wind Jacket',
    category: 'jackets',
    description: 'A wind jacket for runs on open ground, 140 grams.',
    options: { Color: ['Sand', 'Black'], Size: SIZES },
    price: 119,
    stock: 500,
  },
  {
    handle: 'meadow-down-jacket',
    title: 'Meadow Down Jacket',
    category: 'jackets',
    description: 'A warm jacket with recycled down for frosty mornings.',
    options: { Color: ['Moss', 'Rust'], Size: SIZES },
    price: 249,
    salePrice: 199,
    stock: 500,
  },
  {
    handle: 'cove-fleece',
    title: 'Cove Fleece',
    category: 'layers',
    description: 'A soft fleece with a stand-up collar and two pockets.',
    options: { Color: ['Moss', 'Deep blue'], Size: SIZES },
    price: 89.9,
    stock: 500,
  },
  {
    handle: 'fjord-trousers',
    title: 'Fjord Trousers',
    category: 'layers',
    description: 'Stretchy trousers for long walks, in two lengths.',
    options: { Color: ['Black'], Size: SIZES, Length: ['Regular', 'Long'] },
    price: 109.5,
    stock: 500,
  },
  {
    handle: 'pebble-socks',
    title: 'Pebble Socks',
    category: 'accessories',
    description: 'Merino socks with a cushioned sole.',
    options: { Size: ['39–42'] },
    price: 17.5,
    stock: 3,
  },
  {
    handle: 'tarn-cap',
    title: 'Tarn Cap',
    category: 'accessories',
    description: 'A cap with a short brim that dries fast.',
    options: { Color: ['Sand'] },
    price: 29,
    stock: 0,
  },
  {
    handle: 'inlet-mug',
    title: 'Inlet Mug',
    category: 'accessories',
    description: 'An enamel mug of 350 ml.',
    // Medusa refuses a product without options. Its admin gives a product of one variant this option.
    options: { 'Default option': ['Default option value'] },
    price: 14.95,
    stock: null,
  },
  {
    handle: 'heron-gilet',
    title: 'Heron Gilet',
    category: 'layers',
    description: 'A gilet of last winter.',
    options: { Size: SIZES },
    price: 79,
    stock: 20,
    isDraft: true,
  },
  {
    handle: 'aurora-parka',
    title: 'Aurora Parka',
    category: 'jackets',
    description: 'A parka of next winter.',
    options: { Size: SIZES },
    price: 329,
    stock: 20,
    isDraft: true,
  },
]
