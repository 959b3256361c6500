import type { CallOptions } from '../shared/call.ts'
import type { Money } from '../shared/money.ts'
import type { StoreSource } from '../shared/site.ts'

/** A tone of a product, for dots and swatches. */
export interface Tone {
  readonly key: string
  readonly name: string
  /** `#rrggbb` */
  readonly hex: string
}

export interface ProductImage {
  readonly view: 'front' | 'back' | 'detail'
  readonly url: string
}

export interface ProductColor extends Tone {
  readonly images: readonly ProductImage[]
}

export interface ProductSize {
  readonly key: string
  readonly label: string
}

/** One colour in one size. */
export interface Variant {
  readonly id: number
  readonly sku: string
  /** Key of the colour. */
  readonly color: string
  /** Key of the size. */
  readonly size: string
  /** What it costs now. */
  readonly price: Money
  /** The regular price when on sale, else null. */
  readonly regularPrice: Money | null
  readonly isTracked: boolean
  /** Pieces; null when not known. */
  readonly inventoryLevel: number | null
}

export interface Product {
  readonly id: number
  readonly sku: string
  readonly slug: string
  readonly name: string
  readonly category: readonly string[]
  readonly breadcrumbs: readonly { readonly title: string; readonly url: string }[]
  readonly brand: string
  readonly summary: string
  readonly description: string
  readonly features: readonly string[]
  readonly materials: string
  readonly care: string
  readonly fit: string
  readonly gender: 'women' | 'men' | 'all'
  readonly activities: readonly string[]
  readonly taxIncluded: boolean
  readonly colors: readonly ProductColor[]
  readonly sizes: readonly ProductSize[]
  readonly variants: readonly Variant[]
  readonly isComingSoon: boolean
  readonly isRetired: boolean
  /** The stores that sell it; undefined: all do. */
  readonly stores?: readonly StoreSource[] | undefined
}

/** What the product pages ask of the catalogue. */
export interface ProductGateway {
  /** The product, or null when the site does not sell it. */
  load(slug: string, options: CallOptions): Promise<Product | null>
}

/** A size as the picker shows it for the chosen colour. */
export interface SizeChoice extends ProductSize {
  readonly variantId: number | null
  readonly isAvailable: boolean
}

/** What there is to choose and what is chosen, from a product and a choice (spec section 3, Product state). */
export interface ProductView {
  readonly product: Product
  readonly color: ProductColor
  /** Key of the chosen size; null until one is chosen. */
  readonly size: string | null
  readonly sizes: readonly SizeChoice[]
  /** The variant of the chosen colour and size, else null. */
  readonly currentVariant: Variant | null
  /** The price to show: of the chosen variant, else of the colour's first. */
  readonly currentPrice: Money
  readonly regularPrice: Money | null
  readonly isOutOfStock: boolean
  /** 1 to 5 when so few are left, else null. */
  readonly remaining: number | null
  readonly unavailable: 'coming-soon' | 'retired' | null
}

/** The Product state of spec section 3, for a quick view over a page. */
export interface ProductState {
  /** Null while none is open. */
  readonly product: ProductView | null
  /** Whether the page is dimmed: a menu, the search or a quick view lies over it. */
  readonly bgOverlay: boolean
  /** The product whose quick view is open. */
  readonly openProductId: number | null
}
