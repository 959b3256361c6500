import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'

/** The average score of a product's reviews and their number. */
export type Rating = { average: number; count: number }

/** The SQL source of the average score by product; products without reviews are missing. */
export const RATINGS_SOURCE: SQL = sql`(SELECT product_id, avg(score)::float8 AS rating FROM reviews GROUP BY product_id)`

/** Reads the ratings of the products; products without reviews are missing. */
export const readRatings = async (queries: Queries, ids: readonly number[]): Promise<ReadonlyMap<number, Rating>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await queries.execute<Rating & { id: number }>(sql`
    SELECT product_id AS id, avg(score)::float8 AS average, count(*)::int AS count FROM reviews
    WHERE product_id IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::int)
    GROUP BY product_id`)
  return new Map(rows.map(({ id, average, count }) => [id, { average, count }]))
}
