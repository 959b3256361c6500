import type { Home, Menus, PromoMessage } from '@cairn/core/content'
import type { Product } from '@cairn/core/product'
import type { Reviews } from '@cairn/core/reviews'
import type { SearchCard, SearchResults, Suggestion } from '@cairn/core/search'

/** Stored responses of the store server, the data of all states in the gallery. */
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
