import type {
  ActivityKey,
  CategoryKey,
  ClosingKey,
  FamilyKey,
  FeatureKey,
  FibreKey,
  GenderKey,
  LegalKey,
  MaterialKey,
  MeasureKey,
  PieceKey,
  TopCategoryKey,
  UseKey,
} from '../keys.ts'
import type { KindKey } from '../kinds.ts'

/** The name of a kind with `*` for the product's proper name, and additional search words. */
type KindWords = readonly [name: string, keywords: string]

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
  /** The last sentences of the descriptions. */
  closings: Record<ClosingKey, string>
  /** Care instructions by material group. */
  care: Record<'shell' | 'down' | 'knit' | 'wool' | 'leather' | 'gear', string>
}

/** The texts of a product's facts; `*` stands for a figure with its unit. */
type FactWords = {
  fits: Record<
    'close' | 'regular' | 'plain' | 'roomy' | 'oneSize' | 'adjustable' | 'shoe' | 'shoeWide' | 'shoeSnug' | 'pack',
    string
  >
  /** Where a garment ends, and how wide its legs are. */
  shapes: Record<'waist' | 'hip' | 'seat' | 'slim' | 'straight' | 'wide' | 'ankle', string>
  measures: Record<MeasureKey, string>
  pieces: Record<PieceKey, string>
  /** The names of the fibres as the law words them: Regulation (EU) No 1007/2011, on the US site the Textile Act. */
  fibres: Record<FibreKey, string>
  /** The name and address of the maker. */
  maker: string
}

/** Sentences that any buyer can write, and sentences that only a buyer who uses the product can write. */
type SituatedWords = { any: readonly string[]; own: readonly string[] }

/**
 * Review texts for any product; the outer list has one entry per score, from one star to five. No sentence refers to
 * the product with a pronoun or a verb, so that each fits a jacket, a backpack and a pair of shoes.
 */
export type ReviewWords = {
  titles: readonly SituatedWords[]
  texts: readonly SituatedWords[]
  /** Texts of buyers who wear the clothing themselves: it has a fit and can be washed. */
  clothes: readonly (readonly string[])[]
  /** Sentences that can follow the text of a buyer who uses the product. */
  more: readonly string[]
  /** Sentences that can follow such a text with four or five stars. */
  pleased: readonly string[]
  /** Sentences that follow the text of a buyer who gave the product away. */
  gift: readonly string[]
  /** The height of a buyer who took M, for clothing that is sized by letter. */
  tookM: string
  /** A buyer who usually wears a smaller size, for clothing that is sized by letter. */
  usuallySmaller: string
  names: Record<Exclude<GenderKey, 'all'>, readonly string[]>
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
  search: string
  /** The titles of the pages about the company in the footer. */
  legal: Record<LegalKey, string>
  /** The name of the page about withdrawal where the law gives no such right. */
  returnPolicy: string
  promo: readonly [string, string, string]
  hero: { heading: string; text: string; primary: string; secondary: string }
  tiles: string
  story: { heading: string; text: string; facts: readonly (readonly [string, string])[]; link: string }
  trending: readonly string[]
  /** Search terms of shoppers who look for a page instead of a product. */
  redirects: Record<RedirectKey, readonly string[]>
}

/** The pages that search terms lead to. */
type RedirectKey =
  | 'wishlist'
  | 'orders'
  | 'returns'
  | 'withdrawal'
  | 'guarantee'
  | 'imprint'
  | 'terms'
  | 'privacy'
  | 'sale'
  | 'new'
  | 'shipping'
  | 'contact'

/** All texts of one language. */
export type Words = {
  kinds: Record<KindKey, KindWords>
  /** A sentence about the benefits of each material. */
  materials: Record<MaterialKey, string>
  features: Record<FeatureKey, string>
  /** Without a subject that needs gender agreement, so that a summary fits every kind of its use. */
  summaries: Record<UseKey, readonly string[]>
  /** The sentences of the descriptions; like a summary, each fits every kind of its family. */
  sentences: Record<FamilyKey, readonly string[]>
  facts: FactWords
  activities: Record<ActivityKey, ActivityWords>
  labels: LabelWords
  reviews: ReviewWords
  content: ContentWords
}
