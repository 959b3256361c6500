import { type SQL, sql } from 'drizzle-orm'
import { FILTER_FIELDS, FIXED_FILTER_VALUES } from '../generated/filters.ts'
import { sizeValue } from './sizeSystems.ts'

/** The filters with a list of values, in the order of the facets. */
export const FIELDS = FILTER_FIELDS
export type Field = (typeof FIELDS)[number]

/** The chosen values by field. Values of one field are alternatives; different fields must all match. */
export type Filters = Readonly<Partial<Record<Field, readonly string[]>>> & {
  readonly onSale?: boolean
  /** Lowest and highest price, in minor units. */
  readonly priceFrom?: number
  readonly priceTo?: number
}

/**
 * Returns true when a value is chosen. A top category such as `jackets` includes all categories below it
 * (`jackets-shell`).
 */
export const isChosen = (field: Field, value: string, chosen: readonly string[]): boolean =>
  chosen.some((key) => key === value || (field === 'category' && value.startsWith(`${key}-`)))

const oneOf = (keys: readonly string[]): SQL =>
  sql`IN (SELECT jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`

/** The SQL version of `isChosen`. */
export const isChosenValue = (field: Field, value: SQL, chosen: readonly string[]): SQL => {
  if (chosen.length === 0) return sql`false`
  if (field !== 'category') return sql`${value} ${oneOf(chosen)}`
  return sql`EXISTS (
    SELECT 1 FROM jsonb_array_elements_text(${JSON.stringify(chosen)}::jsonb) AS chosen (key)
    WHERE ${value} = chosen.key OR starts_with(${value}, chosen.key || '-'))`
}

/**
 * The SQL condition that a size `s` of a match can be bought, in one of the chosen colours if there are any. Stock that
 * is not tracked never ends.
 */
export const isBuyable = (
  match: 'm' | 'listed',
  { color = [] }: Filters,
): SQL => sql`(${sql.identifier(match)}.is_sold AND EXISTS (
  SELECT 1 FROM variants v WHERE v.product_id = s.product_id AND v.size = s.key AND (NOT v.tracked OR v.stock > 0)
    AND ${color.length === 0 ? sql`true` : sql`v.color ${oneOf(color)}`}))`

/**
 * The SQL condition that a size is chosen. A bare key such as `38`, as in older addresses, means this size in every
 * system.
 */
const isChosenSize = (row: 'm' | 'valued', key: SQL, chosen: readonly string[]): SQL =>
  sql`(${key} ${oneOf(chosen)} OR ${sizeValue(row, key)} ${oneOf(chosen)})`

/** The SQL condition that one of the sizes can be bought in the product and colour of a row `valued`. */
export const isBuyableInColor = (sizes: readonly string[]): SQL => sql`(valued.is_sold AND EXISTS (
  SELECT 1 FROM variants v WHERE v.product_id = valued.id AND v.color = valued.value AND ${isChosenSize('valued', sql`v.size`, sizes)}
    AND (NOT v.tracked OR v.stock > 0)))`

/**
 * The SQL value of a size in the facet. A bare key that is chosen stays one value for all systems, so that the shopper
 * can remove it.
 */
export const listedSize = (chosen: readonly string[]): SQL =>
  sql`CASE WHEN s.key ${oneOf(chosen)} THEN s.key ELSE ${sizeValue('listed', sql`s.key`)} END`

/**
 * The fields whose values are steps on a scale: a product has every step up to its own value, so the lowest chosen step
 * decides.
 */
export type ScaleField = 'waterproofness' | 'rating'

/** The SQL source of the steps of a scale, as text in the column `step`. */
export const stepsOf = (field: ScaleField): SQL =>
  sql`(SELECT jsonb_array_elements_text(${JSON.stringify(FIXED_FILTER_VALUES[field])}::jsonb) AS step)`

const reaches = (field: ScaleField, chosen: readonly string[]): SQL =>
  sql`m.${sql.identifier(field)} >= ${Math.min(...chosen.map(Number))}::float8`

const conditions: Readonly<Record<Field, (chosen: readonly string[], filters: Filters) => SQL>> = {
  category: (chosen) => isChosenValue('category', sql`m.category_key`, chosen),
  gender: (chosen) => sql`m.gender ${oneOf(chosen)}`,
  activity: (chosen) => sql`EXISTS (SELECT 1 FROM unnest(m.activities) AS activity WHERE activity ${oneOf(chosen)})`,
  color: (chosen) => sql`EXISTS (SELECT 1 FROM product_colors c WHERE c.product_id = m.id AND c.key ${oneOf(chosen)})`,
  size: (chosen, filters) => sql`EXISTS (
    SELECT 1 FROM product_sizes s WHERE s.product_id = m.id AND ${isChosenSize('m', sql`s.key`, chosen)} AND ${isBuyable('m', filters)})`,
  fit: (chosen) => sql`m.fit ${oneOf(chosen)}`,
  warmth: (chosen) => sql`m.warmth::text ${oneOf(chosen)}`,
  waterproofness: (chosen) => reaches('waterproofness', chosen),
  rating: (chosen) => reaches('rating', chosen),
}

/**
 * Returns the SQL condition that a match `m` has one of the chosen values of a field. If no value is chosen, every
 * match passes.
 */
export const passesField = (field: Field, filters: Filters): SQL => {
  const chosen = filters[field] ?? []
  return chosen.length === 0 ? sql`true` : conditions[field](chosen, filters)
}

/** The SQL condition that a match `m` is on sale, if required. */
export const passesSale = ({ onSale = false }: Filters): SQL => (onSale ? sql`m.on_sale` : sql`true`)

/** The SQL condition that a match `m` is within the price range. Both ends belong to the range. */
export const passesPrice = ({ priceFrom, priceTo }: Filters): SQL =>
  sql.join(
    [
      priceFrom === undefined ? sql`true` : sql`m.price_minor >= ${priceFrom}`,
      priceTo === undefined ? sql`true` : sql`m.price_minor <= ${priceTo}`,
    ],
    sql` AND `,
  )
