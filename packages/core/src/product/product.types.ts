import type { CallOptions } from '../shared/call.ts'
import type { Id } from '../shared/id.ts'
import type { Money } from '../shared/money.ts'
import type { StoreSource } from '../shared/site.ts'

/** A colour of a product, for dots and swatches. */
export interface Tone {
  /** Identifies the colour in variants and URLs; the same in every language. */
  readonly key: string
  /** The name in the shopper's language. */
  readonly name: string
  /** `#rrggbb` */
  readonly hex: string
}

/** An image of a product in one colour. */
export interface ProductImage {
  readonly view: 'front' | 'back' | 'detail'
  readonly url: string
}

export interface ProductColor extends Tone {
  readonly images: readonly ProductImage[]
}

/** A size of a product. */
export interface ProductSize {
  /** Identifies the size in variants and URLs; the same in every language. */
  readonly key: string
  readonly label: string
}

/** One colour in one size. */
export interface Variant {
  readonly id: Id
  readonly sku: string
  /** Key of the colour. */
  readonly color: string
  /** Key of the size. */
  readonly size: string
  /** The current price. */
  readonly price: Money
  /** The regular price when on sale, otherwise null. */
  readonly regularPrice: Money | null
  /** Whether the back end tracks the stock; untracked stock never runs out. */
  readonly isTracked: boolean
  /** The quantity in stock; null when unknown. */
  readonly inventoryLevel: number | null
}

export interface Product {
  readonly id: Id
  readonly sku: string
  readonly slug: string
  readonly name: string
  /** The category names, from the widest to the narrowest. */
  readonly category: readonly string[]
  /** The links from the home page to the product's category. */
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
  /** Whether the prices include the tax. */
  readonly taxIncluded: boolean
  /** At least one. */
  readonly colors: readonly ProductColor[]
  readonly sizes: readonly ProductSize[]
  /** At least one. */
  readonly variants: readonly Variant[]
  /** Whether the sale has not started. */
  readonly isComingSoon: boolean
  /** Whether the shop no longer sells the product. */
  readonly isRetired: boolean
  /** The stores that sell the product; undefined when all do. */
  readonly stores?: readonly StoreSource[] | undefined
}

/** The requests that product pages send. */
export interface ProductGateway {
  /** Resolves to the product, or to null when the site does not sell it. */
  load(slug: string, options: CallOptions): Promise<Product | null>
}

/** A size of the chosen colour, as the size picker shows it. */
export interface SizeChoice extends ProductSize {
  /** The variant of the chosen colour in this size; null when there is none. */
  readonly variantId: Id | null
  /** Whether that variant is in stock. */
  readonly isAvailable: boolean
}

/** The options of a product and the current choice (spec section 3, Product state). */
export interface ProductView {
  readonly product: Product
  readonly color: ProductColor
  /** Key of the chosen size; null before the choice. */
  readonly size: string | null
  readonly sizes: readonly SizeChoice[]
  /** The variant of the chosen colour and size, otherwise null. */
  readonly currentVariant: Variant | null
  /** The price of the chosen variant; before the choice, the price of the first variant in stock in this colour. */
  readonly currentPrice: Money
  /** The regular price of a variant on sale; null otherwise. */
  readonly regularPrice: Money | null
  /** Whether the chosen variant is sold out; without a size, whether all sizes of the colour are. */
  readonly isOutOfStock: boolean
  /** The pieces left, if they are few (1 to 5); otherwise null. */
  readonly remaining: number | null
  /** Why the product is not for sale; null when it is. */
  readonly unavailable: 'coming-soon' | 'retired' | null
}

/** The Product state of spec section 3, for a quick view on top of a page. */
export interface ProductState {
  /** The open product, or null. */
  readonly product: ProductView | null
  /** Whether the page is dimmed under a menu, the search or a quick view. */
  readonly bgOverlay: boolean
  /** The id of the product whose quick view is open. */
  readonly openProductId: Id | null
}
