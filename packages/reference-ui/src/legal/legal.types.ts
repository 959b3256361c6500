import type { CountryFacts } from './facts/facts.types.ts'
import type { ReturnSteps } from './returnSteps.ts'

/** What a text may depend on: the facts of the country and of the shop. All texts are already in the site's language. */
export interface LegalContext {
  readonly countryCode: string
  /** The name of the country in the language of the site. */
  readonly country: string
  /** The law of the country, with dates written out in the language of the site. */
  readonly law: CountryFacts
  /** How to reach the shop; null where the operator gives none. */
  readonly contact: { readonly email: string | null; readonly phone: string | null }
  /** Methods of shipping with their price and the days of an order of now. Empty where they are unknown. */
  readonly deliveries: readonly { readonly name: string; readonly price: string; readonly days: string }[]
  /** The page on which a buyer withdraws from an order or returns it, as a URL path. */
  readonly returnHref: string
  readonly returnSteps: ReturnSteps
  /** Whether the law asks for the withdrawal button (Directive (EU) 2023/2673). */
  readonly hasWithdrawalButton: boolean
  /** How the shop repairs, from the home page. */
  readonly repair: { readonly text: string; readonly facts: readonly (readonly [term: string, text: string])[] }
}

/** A link to a path inside the site (`path`), or to any other address (`href`). */
export type LegalLink =
  | { readonly title: string; readonly path: `/${string}` }
  | { readonly title: string; readonly href: string }

/** A part of a section: a paragraph, or one of the other kinds. */
export type LegalBlock =
  | string
  | { readonly kind: 'list' | 'steps'; readonly items: readonly string[] }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly [term: string, text: string])[] }
  | { readonly kind: 'links'; readonly links: readonly LegalLink[] }
  | { readonly kind: 'form'; readonly lines: readonly string[] }

export interface LegalSection {
  /** The anchor, equal in all languages. */
  readonly id: string
  readonly heading: string
  readonly blocks: readonly LegalBlock[]
}

/** The text of one page in one language. */
export interface LegalText {
  /** A function where the page has another name under another law. */
  readonly title: string | ((law: CountryFacts) => string)
  readonly description: string
  readonly sections: (context: LegalContext) => readonly LegalSection[]
}
