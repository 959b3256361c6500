/**
 * Phrases in lower case without accents; a phrase may have several words. A word with an accent matches only that
 * spelling: "para él" names a person, "para el" does not.
 */
type Phrases = readonly string[]

/** The words for each size by letters: "large" and "grande" for "l". */
export type SizeNames = Readonly<Record<'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl', Phrases>>

/** The words of a language that name a filter in a search, as in "warm waterproof jacket under 300". */
export interface FilterWords {
  /** Before the highest price: "under". */
  readonly upTo: Phrases
  /** Before the lowest price or the lowest number of stars: "over", "at least". */
  readonly from: Phrases
  /** Before a word for a limit, which it turns around: "not" in "not over 300". */
  readonly reversing: Phrases
  /** The words before the first and the second price of a range: "between" and "and". */
  readonly ranges: readonly (readonly [before: string, between: string])[]
  /** Between two prices without a word before them: "$100 to $200". */
  readonly to: Phrases
  /** Before an amount of money: "at $200". */
  readonly at: Phrases
  /** Before or after a price that may differ a little: "around $200". */
  readonly about: Phrases
  /** After the highest price: "200 dollars or less". */
  readonly orLess: Phrases
  /** After a number of stars. */
  readonly stars: Phrases
  /** After the lowest price or the lowest number of stars: "and more". */
  readonly orMore: Phrases
  /** Praise that stands for four stars and more: "top rated", "good reviews". */
  readonly rated: Phrases
  /** Words for goods at a reduced price: "on sale", "reduced". */
  readonly sale: Phrases
  readonly waterproof: Phrases
  /** Words that promise less than waterproof, so any hydrostatic head is enough: "water resistant". */
  readonly waterResistant: Phrases
  readonly warm: Phrases
  /** Less warmth than "warm", with the word itself: "hardly warm", "light warmth", "moderately warm". */
  readonly warmths: Readonly<Record<'minimal' | 'light' | 'medium', Phrases>>
  /** Before another word that a product must not have: "or" in "without hood or pockets". */
  readonly or: Phrases
  /** Before a word that a product must not have. */
  readonly without: Phrases
  /** Before a feature that a product must not have: "not", "not too". */
  readonly not: Phrases
  /** Before a size: "size", "in size". */
  readonly size: Phrases
  /** Words for the sizes that products name by letters. */
  readonly sizeNames: SizeNames
  /** Before a word for warm: "very". */
  readonly very: Phrases
  readonly fits: Readonly<Record<'slim' | 'regular' | 'relaxed', Phrases>>
  readonly activities: Readonly<Record<'running' | 'cycling' | 'hiking' | 'snow', Phrases>>
  /** A person with the word before it: "a woman", "my wife". A plural such as "women" stays a word of the search. */
  readonly persons: Readonly<Record<'women' | 'men', Phrases>>
  /** A person beside a word for a gift, with or without an article: "men" in "gift for men", "wife" in "gift wife". */
  readonly recipients: Readonly<Record<'women' | 'men', Phrases>>
  /** Words for a gift of any kind, which name no product: "gift", "gift ideas". */
  readonly gifts: Phrases
  /** Words for goods in general, which find nothing beside a better word: "clothes", "gear". */
  readonly goods: Phrases
  /** Phrases with a word for goods in general that name a kind of product: "ropa interior", which is underwear. */
  readonly kindsOfGoods: Phrases
  /** Words that join filters and products and find nothing themselves: "and", "for", "as a gift". */
  readonly joining: Phrases
}
