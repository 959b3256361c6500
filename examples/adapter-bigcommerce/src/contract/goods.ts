/** A product of the contract server, with one variant. */
export interface Good {
  readonly id: number
  readonly variantId: number
  readonly slug: string
  readonly name: string
  readonly price: number
  readonly salePrice: number
  /** Pieces in stock; null for a product without stock control. */
  readonly stock: number | null
  /** The most pieces of one order; null without a limit. */
  readonly limit: number | null
  readonly isComingSoon: boolean
  readonly isRetired: boolean
}

const good = (id: number, slug: string, name: string, price: number, change: Partial<Good> = {}): Good => ({
  id,
  variantId: id * 10 + 2,
  slug,
  name,
  price,
  salePrice: 0,
  stock: 40,
  limit: null,
  isComingSoon: false,
  isRetired: false,
  ...change,
})

export const goods: readonly Good[] = [
  good(91, 'ridge-rain-jacket', 'Ridge Rain Jacket', 249.95),
  good(92, 'fell-fleece', 'Fell Fleece Jacket', 89, { salePrice: 69.5 }),
  good(93, 'scree-socks', 'Scree Socks', 19.5, { stock: 3 }),
  good(94, 'col-cap', 'Col Cap', 25, { stock: 0 }),
  good(95, 'spindrift-shell-jacket', 'Spindrift Shell Jacket', 399, { isComingSoon: true }),
  good(96, 'moraine-gilet', 'Moraine Gilet', 120, { isRetired: true }),
  good(97, 'bivouac-stove', 'Bivouac Stove', 75),
  good(98, 'tarn-anorak', 'Tarn Anorak Jacket', 150, { stock: null }),
  good(99, 'beck-sandals', 'Beck Sandals', 70, { limit: 2 }),
]

/** Whether BigCommerce sells the product: a team disables what is not for sale. */
export const canBeBought = ({ isComingSoon, isRetired }: Good): boolean => !isComingSoon && !isRetired

/** A product of the catalogue (v3). */
export const catalogueProduct = (one: Good) => ({
  id: one.id,
  name: one.name,
  type: 'physical',
  sku: `CAIRN-${one.id}`,
  description: `<p>${one.name}</p>`,
  price: one.price,
  sale_price: one.salePrice,
  calculated_price: one.salePrice || one.price,
  inventory_level: one.stock ?? 0,
  inventory_tracking: one.stock === null ? 'none' : 'variant',
  is_visible: true,
  availability: canBeBought(one) ? 'available' : 'disabled',
  custom_url: { url: `/${one.slug}/`, is_customized: false },
  custom_fields: [
    ...(one.isComingSoon ? [{ id: 1, name: 'is_coming_soon', value: 'true' }] : []),
    ...(one.isRetired ? [{ id: 2, name: 'is_retired', value: 'true' }] : []),
  ],
  images: [
    { id: 1, image_file: 'a.webp', url_standard: `https://pictures.example/${one.slug}.webp`, is_thumbnail: true },
  ],
  options: [
    {
      id: 125,
      product_id: one.id,
      display_name: 'Size',
      type: 'rectangles',
      option_values: [{ id: 127, label: 'M', sort_order: 0, value_data: null, is_default: false }],
    },
  ],
  variants: [
    {
      id: one.variantId,
      product_id: one.id,
      sku: `CAIRN-${one.variantId}`,
      price: null,
      sale_price: null,
      map_price: {},
      inventory_level: one.stock ?? 0,
      purchasing_disabled: false,
      image_url: '',
      option_values: [{ id: 127, label: 'M', option_id: 125, option_display_name: 'Size' }],
    },
  ],
})
