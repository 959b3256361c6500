import type { Content } from '@cairn/core/contracts'
import type { StoredMenus } from '../content/contents.repository.ts'
import type { PictureSpec } from '../media/picture.types.ts'
import type { ProductBuild } from './build.types.ts'
import type { ActivityKey, CategoryKey, ContentLanguage, GenderKey, Language } from './keys.ts'
import type { Ratings } from './ratings.ts'

type Wire = Content.components['schemas']
export type Currency = 'EUR' | 'GBP' | 'CHF' | 'USD'

/** The texts of a product in one language. */
export type SeedText = {
  name: string
  /** Category and subcategory, joined by ' . '. */
  category: string
  summary: string
  description: string
  features: string[]
  materials: string
  care: string
  fit: string
  breadcrumbs: { title: string; url: string }[]
  /** Additional search words. */
  keywords: string
  /** Search words with less weight in the ranking, for instance "women" and "men" for a unisex product. */
  looseWords: string
}

export type SeedOption = {
  /** The canonical name, never translated. */
  name: string
  labels: Record<ContentLanguage, string>
  choices: { key: string; labels: Record<ContentLanguage, string> }[]
}

export type SeedVariant = {
  id: number
  sku: string
  color: string
  size: string | null
  options: Record<string, string>
  tracked: boolean
  stock: number
}

export type SeedProduct = {
  id: number
  sku: string
  slug: string
  categoryKey: CategoryKey
  gender: GenderKey
  activities: readonly ActivityKey[]
  /** The record from which the pictures, the texts and the ratings are made. */
  build: ProductBuild
  ratings: Ratings
  createdAt: string
  popularity: number
  flags: { isComingSoon: boolean; isRetired: boolean }
  /** Days from the seeding to the first day of sale; null for a product that is sold, or whose day is unknown. */
  availableInDays: number | null
  /** ISO 3166-1 codes of the countries to which the product cannot be shipped. */
  noShip: readonly string[]
  stores: readonly ('EU' | 'US')[]
  text: Record<ContentLanguage, SeedText>
  colors: {
    key: string
    hex: string
    names: Record<ContentLanguage, string>
    /** Search words for the colour. */
    words: Record<ContentLanguage, string>
    picture: PictureSpec
  }[]
  /** Whether the shopper does not choose a colour: the only colour is that of the pictures. */
  isPlain: boolean
  sizes: { key: string; labels: Record<ContentLanguage, string> }[]
  /** What the shopper chooses besides colour and size. */
  options: SeedOption[]
  variants: SeedVariant[]
  /** Prices in minor units. `sale` is null if the product is not on sale. */
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
  /** The key of the size that the buyer bought; null for a product of one size. */
  size: string | null
  fit: number | null
  quality: number | null
}

export type SeedContent = { menus: StoredMenus; promoMessages: Wire['PromoMessage'][]; home: Wire['Home'] }

/** The whole catalogue of the demo shop. */
export type Catalogue = {
  products: SeedProduct[]
  reviews: SeedReview[]
  content: Record<ContentLanguage, SeedContent>
  /** Trending searches, the most popular first. */
  trending: Record<ContentLanguage, readonly string[]>
  /** Search terms that redirect to a page instead of showing results. */
  redirects: Record<ContentLanguage, readonly { term: string; address: string }[]>
}
