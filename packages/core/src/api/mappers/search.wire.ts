import type { Maybe, NumberOrText } from './maybe.ts'

interface WireTone {
  readonly key: string
  readonly name: string
  readonly hex: string
}

/** The custom fields of a shop in its search index. */
export interface WireAttributes {
  readonly slug?: Maybe<string>
  /** One text, or a list of texts. */
  readonly category?: Maybe<string | readonly string[]>
  readonly imageRecUrl?: Maybe<string>
  readonly secondImageUrl?: Maybe<string>
  readonly selectedVariant?: Maybe<{
    readonly vId?: NumberOrText
    readonly price?: NumberOrText
    readonly salePrice?: NumberOrText
    readonly imageUrl?: Maybe<string>
  }>
  readonly colors?: Maybe<readonly WireTone[] | string>
  readonly badge?: Maybe<string>
  /** Data of the team. */
  readonly custom?: unknown
}

interface WireCore {
  readonly uid?: NumberOrText
  readonly name?: Maybe<string>
  readonly url?: Maybe<string>
  readonly price?: NumberOrText
  readonly imageUrl?: Maybe<string>
  readonly rating?: NumberOrText
  readonly ratingCount?: NumberOrText
}

/** A product in the native format: its fields and the custom fields side by side. */
export interface WireResult extends WireCore, WireAttributes {
  readonly id?: NumberOrText
}

/** A product in the nested format of recommendations. */
export interface WireNestedResult {
  readonly id?: NumberOrText
  readonly mappings: Maybe<{ readonly core?: Maybe<WireCore> }>
  readonly attributes?: Maybe<WireAttributes>
}

export interface WireFacet {
  readonly field?: Maybe<string>
  readonly label?: Maybe<string>
  readonly values?: Maybe<
    readonly Maybe<{
      readonly value?: Maybe<string>
      readonly label?: Maybe<string>
      readonly count?: Maybe<number>
      readonly active?: Maybe<boolean>
      readonly hex?: Maybe<string>
    }>[]
  >
}

/** The wire format of search results, in which a service may leave out fields or send numbers as text. */
export interface WireSearchAnswer {
  readonly results?: Maybe<readonly (WireResult | WireNestedResult)[]>
  readonly facets?: Maybe<readonly WireFacet[]>
  readonly pagination?: Maybe<{
    readonly totalResults?: Maybe<number>
    readonly currentPage?: Maybe<number>
    readonly totalPages?: Maybe<number>
  }>
  readonly query?: Maybe<{ readonly corrected?: Maybe<string> }>
  readonly merchandising?: Maybe<{ readonly redirect?: Maybe<string> }>
}

/** A list of recommended products. */
export interface WireRecommendation {
  readonly results?: Maybe<readonly WireNestedResult[]>
}

export interface WireSuggestion {
  readonly 'corrected-query'?: Maybe<string>
  readonly suggested?: Maybe<{ readonly text?: Maybe<string> }>
  readonly alternatives?: Maybe<readonly { readonly text?: Maybe<string> }[]>
}

export interface WireTrending {
  readonly trending?: Maybe<{ readonly queries?: Maybe<readonly { readonly searchQuery?: Maybe<string> }[]> }>
}
