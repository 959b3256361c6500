import type { Content } from '@cairn/core/contracts'
import type { StoredMenus } from '../content/menus.ts'
import type { PictureSpec } from '../media/picture.types.ts'
import type { ActivityKey, CategoryKey, ContentLanguage, GenderKey, Language } from './keys.ts'

type Wire = Content.components['schemas']
export type Currency = 'EUR' | 'GBP' | 'CHF' | 'USD'

/** A product in one language. */
export type SeedText = {
  name: string
  /** Two parts joined by ' . '. */
  category: string
  summary: string
  description: string
  features: string[]
  materials: string
  care: string
  fit: string
  breadcrumbs: { title: string; url: string }[]
  /** Further words under which shoppers look for it. */
  keywords: string
  /** Words that hold for it, too, without telling it from others: what is cut for both is also for women. */
  looseWords: string
}

export type SeedVariant = { id: number; sku: string; color: string; size: string; tracked: boolean; stock: number }

export type SeedProduct = {
  id: number
  sku: string
  slug: string
  categoryKey: CategoryKey
  gender: GenderKey
  activities: readonly ActivityKey[]
  createdAt: string
  popularity: number
  flags: { isComingSoon: boolean; isRetired: boolean }
  /** ISO 3166-1 codes of countries where it cannot be sent. */
  noShip: readonly string[]
  stores: readonly ('EU' | 'US')[]
  text: Record<ContentLanguage, SeedText>
  colors: {
    key: string
    hex: string
    names: Record<ContentLanguage, string>
    /** What shoppers type for it. */
    words: Record<ContentLanguage, string>
    picture: PictureSpec
  }[]
  sizes: { key: string; labels: Record<ContentLanguage, string> }[]
  variants: SeedVariant[]
  /** Minor units; `sale` is null when not on sale. */
  prices: Record<Currency, { price: number; sale: number | null }>
}

export type SeedReview = {
  id: number
  productId: number
  score: number
  title: string
  content: string
  author: string
  language: Language
  createdAt: string
  verified: boolean
  fit: number | null
  quality: number | null
}

export type SeedContent = { menus: StoredMenus; promoMessages: Wire['PromoMessage'][]; home: Wire['Home'] }

/** Everything the demo shop is filled with. */
export type Catalogue = {
  products: SeedProduct[]
  reviews: SeedReview[]
  content: Record<ContentLanguage, SeedContent>
  /** Popular searches, most popular first. */
  trending: Record<ContentLanguage, readonly string[]>
  /** Terms that lead to a page instead of to results. */
  redirects: Record<ContentLanguage, readonly { term: string; address: string }[]>
}
