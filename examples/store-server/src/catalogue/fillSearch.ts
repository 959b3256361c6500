import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import type { Catalogue, SeedProduct, SeedText } from '../seed/catalogue.types.ts'
import { bulkInsert } from './bulkInsert.ts'
import { configurationOf, fold, MIN_TERM_LENGTH, spelledWordsOf, TEXT_CONFIGURATIONS, wordsOf } from './languages.ts'

type Language = keyof typeof TEXT_CONFIGURATIONS

interface Term {
  readonly popularity: number
  readonly spelling: string
}

/**
 * Collects the words that spelling correction can suggest, and weights them by frequency. They come from product names,
 * categories, keywords, colours, trending searches and redirects.
 */
const termsOf = ({ products, trending, redirects }: Catalogue, language: Language): Map<string, Term> => {
  const terms = new Map<string, Term>()
  const count = (text: string, weight: number): void => {
    for (const spelling of spelledWordsOf(text)) {
      const term = fold(spelling)
      const { popularity, ...known } = terms.get(term) ?? { popularity: 0, spelling }
      if (term.length >= MIN_TERM_LENGTH) terms.set(term, { ...known, popularity: popularity + weight })
    }
  }
  for (const { text, colors } of products) {
    const { name, category, keywords } = text[language]
    for (const words of [name, category, keywords, ...colors.map(({ words }) => words[language])]) count(words, 1)
  }
  // Words that lead to a page get a high weight, so that spelling correction does not change "sale" into "shale".
  for (const phrase of [...trending[language], ...redirects[language].map(({ term }) => term)]) count(phrase, 50)
  return terms
}

interface Phrase {
  readonly popularity: number
  readonly isTrending: boolean
}

/**
 * Returns the titles of the last two breadcrumbs. A title, such as "Rain jackets", says more than the label of the same
 * breadcrumb, such as "Rain".
 */
const categoryTitles = ({ breadcrumbs }: SeedText): string[] => breadcrumbs.slice(-2).map(({ title }) => title)

/**
 * Returns the category words by which a search finds the product. The wider category is left out if it contains the
 * words of the narrower one: a beanie in "Hats & caps" must not match "cap".
 */
const categoryWords = (text: SeedText): string => {
  const [wide = '', own = ''] = text.category.split(' . ')
  const isInside = wordsOf(own).every((word) => wordsOf(wide).includes(word))
  return [isInside ? '' : wide, own, categoryTitles(text).at(-1)].join(' ')
}

/** Lowercases a phrase, as shoppers type it. A German phrase keeps its case, because German capitalises nouns. */
const asTyped = (phrase: string, language: Language): string =>
  language.startsWith('de') ? phrase : phrase.toLowerCase()

/** Collects the phrases to suggest. Trending searches rank above categories, and categories above products. */
const phrasesOf = ({ products, trending }: Catalogue, language: Language): Map<string, Phrase> => {
  const phrases = new Map<string, Phrase>()
  for (const { text, popularity } of products) {
    phrases.set(asTyped(text[language].name, language), { popularity, isTrending: false })
  }
  for (const { text } of products) {
    for (const title of categoryTitles(text[language])) {
      phrases.set(asTyped(title, language), { popularity: 5000, isTrending: false })
    }
  }
  for (const [position, phrase] of trending[language].entries()) {
    phrases.set(asTyped(phrase, language), { popularity: 10_000 - position, isTrending: true })
  }
  return phrases
}

/** Splits a size range, such as "36–38", at the dash, so that a search for either size matches. */
const sizeWordsOf = ({ sizes }: SeedProduct, language: Language): string =>
  sizes.map(({ labels }) => labels[language].replaceAll('–', ' ')).join(' ')

/** Inserts the search words of each colour. The search uses them to choose the colour that a product card shows. */
const fillColors = async (queries: Queries, { products }: Catalogue, language: Language): Promise<void> => {
  const colors = new Map(products.flatMap(({ colors }) => colors.map(({ key, words }) => [key, words[language]])))
  const rows = [...colors].map(([key, words]) => ({ key, words }))
  await queries.execute(sql`
    INSERT INTO search_colors (language, key, document)
    SELECT ${language}, key, to_tsvector(${configurationOf(language)}, unaccent(words))
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row (key text, words text)`)
}

const fillLanguage = async (queries: Queries, catalogue: Catalogue, language: Language): Promise<void> => {
  const configuration = configurationOf(language)
  const rows = catalogue.products.map((product) => ({
    product_id: product.id,
    language,
    ...product.text[language],
    category_words: categoryWords(product.text[language]),
    feature_words: product.text[language].features.join(' '),
    colors: product.colors.map(({ words }) => words[language]).join(' '),
    sizes: sizeWordsOf(product, language),
  }))
  await queries.execute(sql`
    INSERT INTO product_texts (product_id, language, name, category, summary, description, features, materials, care, fit, breadcrumbs, document)
    SELECT product_id, language, name, category, summary, description, features, materials, care, fit, breadcrumbs,
      setweight(to_tsvector(${configuration}, unaccent(name)), 'A') ||
      setweight(to_tsvector(${configuration}, unaccent(category_words || ' ' || keywords)), 'B') ||
      setweight(to_tsvector(${configuration}, unaccent("looseWords" || ' ' || colors)), 'C') ||
      setweight(to_tsvector(${configuration}, unaccent(summary || ' ' || materials || ' ' || description || ' ' || feature_words || ' ' || sizes)), 'D')
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row (
      product_id integer, language text, name text, category text, category_words text, feature_words text, "looseWords" text, keywords text, summary text, description text, features jsonb,
      materials text, care text, fit text, breadcrumbs jsonb, colors text, sizes text)`)
  await fillColors(queries, catalogue, language)
  await bulkInsert(
    queries,
    'search_terms',
    { language: 'text', term: 'text', spelling: 'text', popularity: 'integer' },
    [...termsOf(catalogue, language)].map(([term, known]) => ({ language, term, ...known })),
  )
  await bulkInsert(
    queries,
    'search_phrases',
    { language: 'text', phrase: 'text', folded: 'text', popularity: 'integer', is_trending: 'boolean' },
    [...phrasesOf(catalogue, language)].map(([phrase, { popularity, isTrending }]) => ({
      language,
      phrase,
      folded: fold(phrase),
      popularity,
      is_trending: isTrending,
    })),
  )
  await bulkInsert(
    queries,
    'search_redirects',
    { language: 'text', term: 'text', address: 'text' },
    catalogue.redirects[language].map(({ term, address }) => ({ language, term: wordsOf(term).join(' '), address })),
  )
}

/** Fills the search tables in every language. */
export const fillSearch = async (queries: Queries, catalogue: Catalogue): Promise<void> => {
  for (const language of Object.keys(TEXT_CONFIGURATIONS) as Language[])
    await fillLanguage(queries, catalogue, language)
}
