import type { CallOptions } from '../shared/call.ts'
import type { CustomOf } from '../shared/custom.ts'
import type { Id } from '../shared/id.ts'
import type { Money } from '../shared/money.ts'
import type { StoreSource } from '../shared/site.ts'

/** An image of a product. */
export interface ProductImage {
  readonly view: 'front' | 'back' | 'detail'
  readonly url: string
}

/** A value of an option, for example Rust or M. */
export interface OptionValue {
  /** Identifies the value in variants and URLs; the same in every language. */
  readonly key: string
  /** The name in the shopper's language. */
  readonly label: string
  /** The colour of a swatch, `#rrggbb`. */
  readonly hex?: string | undefined
  /** The images of the product with this value. */
  readonly images?: readonly ProductImage[] | undefined
}

/** Something that the shopper chooses of a product: a colour, a size, a length. */
export interface ProductOption {
  /** The canonical name, never translated: Color, Size, or any other. It identifies the option. */
  readonly name: string
  /** The name in the shopper's language; absent where the UI has a text for it. */
  readonly label?: string | undefined
  readonly values: readonly OptionValue[]
}

/** A product with one value of each option, which can be bought. */
export interface Variant {
  readonly id: Id
  readonly sku: string
  /** The key of the value of each option, by the name of the option: `{ Color: 'rust', Size: 'm' }`. */
  readonly options: Readonly<Record<string, string>>
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
  /** What the shopper chooses, in the order of the pickers; none for a product of one variant. */
  readonly options: readonly ProductOption[]
  /** The images of a product whose options have none. */
  readonly images: readonly ProductImage[]
  /** At least one. */
  readonly variants: readonly Variant[]
  /** Whether the sale has not started. */
  readonly isComingSoon: boolean
  /** Whether the shop no longer sells the product. */
  readonly isRetired: boolean
  /** The stores that sell the product; undefined when all do. */
  readonly stores?: readonly StoreSource[] | undefined
  /** Data of the team, typed by `Register['custom']['product']`; absent when the back end sends none. */
  readonly custom?: CustomOf<'product'> | undefined
}

/** The requests that product pages send. */
export interface ProductGateway {
  /** Resolves to the product, or to null when the site does not sell it. */
  load(slug: string, options: CallOptions): Promise<Product | null>
}

/** The key of the chosen value of each option, by the name of the option. An option without a choice is absent. */
export type Choice = Readonly<Record<string, string | undefined>>

/** A product with the current choice (spec section 3, Product state). */
export interface ProductView {
  readonly product: Product
  /**
   * The chosen value of each option. Includes the values that need no decision: the only value of an option, and the
   * first swatch.
   */
  readonly choice: Choice
  /** The images of the first chosen value that has images, otherwise the images of the product. */
  readonly images: readonly ProductImage[]
  /** The variant with all chosen values; null if an option has no chosen value, or if there is no such variant. */
  readonly currentVariant: Variant | null
  /**
   * The price of the chosen variant. Without one, the price of a variant that matches the choice so far: the first in
   * stock, or else the first.
   */
  readonly currentPrice: Money
  /** The regular price of a variant on sale; null otherwise. */
  readonly regularPrice: Money | null
  /**
   * Whether the chosen variant is sold out. Without a chosen variant, whether all variants that match the choice so far
   * are sold out.
   */
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
