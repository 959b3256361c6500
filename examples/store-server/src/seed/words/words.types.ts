import type {
  ActivityKey,
  CategoryKey,
  FamilyKey,
  FeatureKey,
  GenderKey,
  MaterialKey,
  TopCategoryKey,
} from '../keys.ts'
import type { KindKey } from '../kinds.ts'

/** Name of a kind with `*` for the product's own word; then further words under which shoppers look for it. */
export type KindWords = readonly [name: string, keywords: string]

/** The composition as on the sewn-in label, and a sentence on what it does. */
export type MaterialWords = readonly [composition: string, sentence: string]

/** Whole sentences without a subject that would have to agree in gender: they fit every kind of the family. */
export type FamilyWords = { summaries: readonly string[]; sentences: readonly string[] }

export type ActivityWords = { name: string; purposes: readonly string[]; openers: readonly string[] }

/** The second part of a category, and its plural for menus. */
export type CategoryWords = readonly [name: string, plural: string]

export type LabelWords = {
  tops: Record<TopCategoryKey, string>
  categories: Record<CategoryKey, CategoryWords>
  genders: Record<GenderKey, string>
  colors: Record<string, string>
  /**
   * What shoppers type for a colour: its name and the plainest words for it or for the nearest there is. Not the name where it is what they type for
   * an activity: snow jackets are not the white ones.
   */
  colorWords: Record<string, string>
  /** What shoppers type for whom something is made. */
  genderWords: Record<GenderKey, string>
  /** What shoppers type for an activity, beside its name. */
  activityWords: Record<ActivityKey, string>
  oneSize: string
  regular: string
  long: string
  closings: readonly string[]
  /** Close, regular, roomy, one size, shoe, pack. */
  fits: readonly [string, string, string, string, string, string]
  /** Washing instructions by group of material. */
  care: Record<'shell' | 'down' | 'knit' | 'wool' | 'leather' | 'gear', string>
  /** Weight in grams goes to `*`. */
  weight: string
  volume: string
}

/** What buyers say of any product, from one star to five. */
export type ReviewWords = {
  titles: readonly (readonly string[])[]
  texts: readonly (readonly string[])[]
  /** Texts for what has a cut and is washed. */
  clothes: readonly (readonly string[])[]
  /** Sentences that may follow. */
  more: readonly string[]
  /** The same after four or five stars. */
  pleased: readonly string[]
  /** The same for clothes in letter sizes. */
  measures: readonly string[]
  names: readonly string[]
}

/** What the shop's editors wrote, apart from the names of categories. */
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
  promo: readonly [string, string, string]
  hero: { heading: string; text: string; primary: string; secondary: string }
  tiles: string
  story: { heading: string; text: string; facts: readonly (readonly [string, string])[]; link: string }
  trending: readonly string[]
  /** What shoppers type who look for a page and no product. */
  redirects: Record<'wishlist' | 'orders' | 'sale' | 'new' | 'shipping' | 'contact', readonly string[]>
}

/** All words of one language. */
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
