import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import type { FacetValue } from './facets.ts'
import {
  FIELDS,
  type Field,
  type Filters,
  isBuyable,
  isBuyableInColor,
  isChosenValue,
  listedSize,
  passesField,
  passesPrice,
  passesSale,
  type ScaleField,
  stepsOf,
} from './filters.ts'
import { type MatchRequest, matchesOf } from './matches.ts'
import type { PriceCount } from './priceRanges.ts'
import { orderOf, type Sort } from './sorting.ts'
import { isKindWord } from './wordLevels.ts'

/** The filters, the order and the page of a listing. */
export type ListingRequest = {
  filters: Filters
  sort: Sort
  limit: number
  offset: number
}

export type Listing = {
  /** True if the query has any matches, before the filters are applied. */
  isFound: boolean
  /** True if the matches have every word for a kind of product in name, category or keywords. */
  isOfKind: boolean
  /** Number of products that pass the filters. */
  total: number
  /** The product ids of the page, in order. */
  ids: number[]
  /** The values of all fields with their counts, from which the facets are built; unordered. */
  values: FacetValue[]
  /** The prices of the products that pass all filters except that of the price; lowest first. */
  prices: PriceCount[]
}

const EMPTY: Listing = { isFound: false, isOfKind: false, total: 0, ids: [], values: [], prices: [] }

/** The filters that the listing counts separately. */
const COUNTED = [...FIELDS, 'sale', 'price'] as const

type Counted = (typeof COUNTED)[number]

const column = (field: Counted): SQL => sql.raw(`passes_${field}`)

/**
 * The SQL condition that a product passes the filters of all other fields. The count of a value ignores the filter of
 * its own field, so it shows how many products the value would add.
 */
const passesOthers = (field: Counted, checkedElsewhere?: Counted): SQL =>
  sql.join(COUNTED.filter((other) => other !== field && other !== checkedElsewhere).map(column), sql` AND `)

/**
 * The same condition for a row `valued`. A chosen size must be in stock in the counted colour itself, not in the chosen
 * colours.
 */
const countsValue = (field: Field, { size = [] }: Filters): SQL =>
  field === 'color' && size.length > 0
    ? sql`${passesOthers('color', 'size')} AND ${isBuyableInColor(size)}`
    : passesOthers(field)

/** The SQL source of the steps that products reach on a scale. */
const stepsReached = (field: ScaleField): SQL => sql`(
  SELECT listed.*, step AS value, NULL AS label, NULL AS hex FROM listed JOIN ${stepsOf(field)} AS steps ON listed.${sql.identifier(field)} >= step::float8)`

/** The SQL source of a field's values: one row per product and value, with label and colour. */
const sourceOf = (field: Field, language: string, filters: Filters): SQL => {
  const sources: Readonly<Record<Field, SQL>> = {
    category: sql`(SELECT listed.*, category_key AS value, category AS label, NULL AS hex FROM listed)`,
    gender: sql`(SELECT listed.*, gender AS value, NULL AS label, NULL AS hex FROM listed)`,
    activity: sql`(SELECT listed.*, activity AS value, NULL AS label, NULL AS hex FROM listed CROSS JOIN LATERAL unnest(activities) AS activity)`,
    color: sql`(
      SELECT listed.*, c.key AS value, c.names ->> ${language} AS label, c.hex FROM listed JOIN product_colors c ON c.product_id = listed.id)`,
    size: sql`(
      SELECT listed.*, ${listedSize(filters.size ?? [])} AS value, s.labels ->> ${language} AS label, NULL AS hex FROM listed JOIN product_sizes s ON s.product_id = listed.id AND ${isBuyable('listed', filters)})`,
    fit: sql`(SELECT listed.*, fit AS value, NULL AS label, NULL AS hex FROM listed WHERE fit IS NOT NULL)`,
    warmth: sql`(SELECT listed.*, warmth::text AS value, NULL AS label, NULL AS hex FROM listed WHERE warmth IS NOT NULL)`,
    waterproofness: stepsReached('waterproofness'),
    rating: stepsReached('rating'),
  }
  return sources[field]
}

/**
 * The SQL label of a value. Products can label the same size differently, such as the American shoe sizes of men and
 * women; the facet then names all labels.
 */
const labelOf = (field: Field): SQL =>
  field === 'size'
    ? sql`coalesce(string_agg(DISTINCT label, ' / ') FILTER (WHERE ${passesOthers(field)}), min(label))`
    : sql`min(label)`

/**
 * Selects the values of a field that have a product after the filters of all other fields. A chosen value that occurs
 * in the matches stays even if these filters leave no product with it.
 */
const valuesOf = (field: Field, language: string, filters: Filters): SQL => sql`
  SELECT ${field} AS field, value, ${labelOf(field)} AS label, min(hex) AS hex,
    count(DISTINCT id) FILTER (WHERE ${countsValue(field, filters)})::int AS count,
    coalesce(max(floor(rank)) FILTER (WHERE ${countsValue(field, filters)}), 0) AS rank
  FROM ${sourceOf(field, language, filters)} AS valued
  GROUP BY value
  HAVING bool_or(${countsValue(field, filters)}) OR ${isChosenValue(field, sql`valued.value`, filters[field] ?? [])}`

/**
 * Reads one page of the matches and the counts for the facets. Counting, filtering and sorting cover all matches, not
 * only the page.
 */
export const readListing = async (
  queries: Queries,
  match: MatchRequest,
  { filters, sort, limit, offset }: ListingRequest,
): Promise<Listing> => {
  if (match.words?.length === 0) return EMPTY
  const { contentLanguage: language } = match.site
  const passes = FIELDS.map((field) => sql`${passesField(field, filters)} AS ${column(field)}`)
  const { rows } = await queries.execute<Listing>(sql`
    WITH ${matchesOf(match)},
    listed AS MATERIALIZED (SELECT m.*, ${passesSale(filters)} AS passes_sale, ${passesPrice(filters)} AS passes_price, ${sql.join(passes, sql`, `)} FROM matches m),
    shown AS (SELECT * FROM listed WHERE ${sql.join(COUNTED.map(column), sql` AND `)}),
    facets AS (${sql.join(
      FIELDS.map((field) => valuesOf(field, language, filters)),
      sql` UNION ALL `,
    )})
    SELECT EXISTS (SELECT 1 FROM listed) AS "isFound",
      EXISTS (SELECT 1 FROM listed WHERE kinds = ${(match.words ?? []).filter(isKindWord).length}::int) AS "isOfKind",
      (SELECT count(*)::int FROM shown) AS total,
      to_jsonb(ARRAY(SELECT id FROM shown ORDER BY ${orderOf(sort, language)} LIMIT ${limit} OFFSET ${offset})) AS ids,
      (SELECT coalesce(jsonb_agg(to_jsonb(facets)), '[]') FROM facets) AS values,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('price', price_minor, 'count', count) ORDER BY price_minor), '[]')
        FROM (SELECT price_minor, count(*)::int FROM listed WHERE ${passesOthers('price')} GROUP BY price_minor) AS priced) AS prices`)
  return rows[0] ?? EMPTY
}
