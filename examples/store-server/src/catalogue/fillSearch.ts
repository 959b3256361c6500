import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import type { Catalogue } from '../seed/catalogue.types.ts'
import { bulkInsert } from './bulkInsert.ts'
import { fold, TEXT_CONFIGURATIONS, wordsOf } from './languages.ts'

type Language = keyof typeof TEXT_CONFIGURATIONS

const MIN_TERM_LENGTH = 3

const count = (counts: Map<string, number>, key: string, by: number): void => {
  counts.set(key, (counts.get(key) ?? 0) + by)
}

/** The words a typing mistake may mean: those of names, categories and keywords, weighted by how often they are used. */
const termsOf = ({ products, trending, redirects }: Catalogue, language: Language): Map<string, number> => {
  const terms = new Map<string, number>()
  for (const { text } of products) {
    const { name, category, keywords } = text[language]
    for (const word of wordsOf([name, category, keywords].flat().join(' '))) {
      if (word.length >= MIN_TERM_LENGTH) count(terms, word, 1)
    }
  }
  // A word that leads to a page is no mistyped product: "sale" must not become "shale".
  const phrases = [...trending[language], ...redirects[language].map(({ term }) => term)]
  for (const phrase of phrases) for (const word of wordsOf(phrase)) count(terms, word, 50)
  return terms
}

interface Phrase {
  readonly popularity: number
  readonly isTrending: boolean
}

/** Whole searches to offer. A popular one outranks a category, a category a product. */
const phrasesOf = ({ products, trending }: Catalogue, language: Language): Map<string, Phrase> => {
  const phrases = new Map<string, Phrase>()
  for (const { text, popularity } of products) {
    phrases.set(text[language].name.toLowerCase(), { popularity, isTrending: false })
  }
  for (const { text } of products) {
    for (const part of text[language].category.split(' . ')) {
      phrases.set(part.toLowerCase(), { popularity: 5000, isTrending: false })
    }
  }
  for (const [position, phrase] of trending[language].entries()) {
    phrases.set(phrase.toLowerCase(), { popularity: 10_000 - position, isTrending: true })
  }
  return phrases
}

const fillLanguage = async (queries: Queries, catalogue: Catalogue, language: Language): Promise<void> => {
  const configuration = sql.raw(`'${TEXT_CONFIGURATIONS[language]}'::regconfig`)
  const rows = catalogue.products.map(({ id, text }) => ({
    product_id: id,
    language,
    ...text[language],
    keywords: [text[language].keywords].flat().join(' '),
  }))
  await queries.execute(sql`
    INSERT INTO product_texts (product_id, language, name, category, summary, description, features, materials, care, fit, breadcrumbs, document)
    SELECT product_id, language, name, category, summary, description, features, materials, care, fit, breadcrumbs,
      setweight(to_tsvector(${configuration}, unaccent(name)), 'A') ||
      setweight(to_tsvector(${configuration}, unaccent(category || ' ' || keywords)), 'B') ||
      setweight(to_tsvector(${configuration}, unaccent(summary || ' ' || materials)), 'C') ||
      setweight(to_tsvector(${configuration}, unaccent(description)), 'D')
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row (
      product_id integer, language text, name text, category text, keywords text, summary text, description text, features jsonb,
      materials text, care text, fit text, breadcrumbs jsonb)`)
  await bulkInsert(
    queries,
    'search_terms',
    { language: 'text', term: 'text', popularity: 'integer' },
    [...termsOf(catalogue, language)].map(([term, popularity]) => ({ language, term, popularity })),
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
    catalogue.redirects[language].map(({ term, address }) => ({ language, term: fold(term), address })),
  )
}

/** Makes the catalogue searchable in every language. */
export const fillSearch = async (queries: Queries, catalogue: Catalogue): Promise<void> => {
  for (const table of ['product_texts', 'search_terms', 'search_phrases', 'search_redirects']) {
    await queries.execute(sql`DELETE FROM ${sql.raw(table)}`)
  }
  for (const language of Object.keys(TEXT_CONFIGURATIONS) as Language[])
    await fillLanguage(queries, catalogue, language)
}
