import type { Home, Menus, PromoMessage } from '@cairn/core/content'
import type { Product } from '@cairn/core/product'
import type { Reviews } from '@cairn/core/reviews'
import type { SearchCard, SearchResults, Suggestion } from '@cairn/core/search'

/** Answers of the store server, kept: what the parts of the gallery are filled with. */
export interface Captured {
  readonly menus: Menus
  readonly promo: readonly PromoMessage[]
  readonly home: Home
  readonly found: SearchResults
  readonly popular: readonly string[]
  readonly topSellers: readonly SearchCard[]
  readonly suggestion: Suggestion
  readonly product: Product
  readonly reviews: Reviews
}
