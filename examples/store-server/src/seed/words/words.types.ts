import type {
  ActivityKey,
  CategoryKey,
  FamilyKey,
  FeatureKey,
  GenderKey,
  LegalKey,
  MaterialKey,
  TopCategoryKey,
} from '../keys.ts'
import type { KindKey } from '../kinds.ts'

/** The name of a kind with `*` for the product's proper name, and additional search words. */
type KindWords = readonly [name: string, keywords: string]

/** The composition as on the clothing label, and a sentence about the material's benefits. */
type MaterialWords = readonly [composition: string, sentence: string]

/** Sentences without a subject that needs gender agreement, so that they fit every kind of the family. */
type FamilyWords = { summaries: readonly string[]; sentences: readonly string[] }

type ActivityWords = { name: string; purposes: readonly string[]; openers: readonly string[] }

/** The name of a subcategory, and its plural for menus. */
type CategoryWords = readonly [name: string, plural: string]

type LabelWords = {
  tops: Record<TopCategoryKey, string>
  categories: Record<CategoryKey, CategoryWords>
  genders: Record<GenderKey, string>
  colors: Record<string, string>
  /**
   * Search words for each colour: its name and the basic colours closest to it. A name that is also an activity, such
   * as `snow`, is left out: a search for snow jackets must not find white jackets.
   */
  colorWords: Record<string, string>
  /** Search words for each gender. */
  genderWords: Record<GenderKey, string>
  /** Search words for each activity, besides its name. */
  activityWords: Record<ActivityKey, string>
  oneSize: string
  regular: string
  long: string
  /** The name and the values of the option for the length of a leg. */
  length: Record<'name' | 'short' | 'regular' | 'long', string>
  closings: readonly string[]
  /** Descriptions of the fit, in this order: close, regular, roomy, one size, shoe, pack. */
  fits: readonly [string, string, string, string, string, string]
  /** Care instructions by material group. */
  care: Record<'shell' | 'down' | 'knit' | 'wool' | 'leather' | 'gear', string>
  /** The weight of a product; `*` stands for the number of grams. */
  weight: string
  volume: string
}

/** Review texts for any product; the outer list has one entry per score, from one star to five. */
export type ReviewWords = {
  titles: readonly (readonly string[])[]
  texts: readonly (readonly string[])[]
  /** Texts for clothing, which has a fit and can be washed. */
  clothes: readonly (readonly string[])[]
  /** Sentences that can follow any text. */
  more: readonly string[]
  /** Sentences that can follow a text with four or five stars. */
  pleased: readonly string[]
  /** Sentences about the height and the usual size of the buyer, for clothing that is sized by letter (S, M, L). */
  measures: readonly string[]
  names: readonly string[]
}

/** The editorial texts of the shop, without category names. */
export type ContentWords = {
  women: string
  men: string
  equipment: string
  activities: string
  sale: string
  repair: string
  clothing: string
  layers: string
  new: string
  accessories: string
  service: string
  help: string
  contact: string
  shipping: string
  returns: string
  account: string
  dashboard: string
  orders: string
  wishlist: string
  country: string
  /** The titles of the pages about the company in the footer. */
  legal: Record<LegalKey, string>
  promo: readonly [string, string, string]
  hero: { heading: string; text: string; primary: string; secondary: string }
  tiles: string
  story: { heading: string; text: string; facts: readonly (readonly [string, string])[]; link: string }
  trending: readonly string[]
  /** Search terms of shoppers who look for a page instead of a product. */
  redirects: Record<'wishlist' | 'orders' | 'sale' | 'new' | 'shipping' | 'contact', readonly string[]>
}

/** All texts of one language. */
export type Words = {
  kinds: Record<KindKey, KindWords>
  materials: Record<MaterialKey, MaterialWords>
  features: Record<FeatureKey, string>
  families: Record<FamilyKey, FamilyWords>
  activities: Record<ActivityKey, ActivityWords>
  labels: LabelWords
  reviews: ReviewWords
  content: ContentWords
}
