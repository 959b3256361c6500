import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { isInEea } from '../sites/eea.ts'
import type { Currency, Site } from '../sites/sites.data.ts'

/**
 * Reads the lowest price of each product in the 30 days before its current price began, in minor units (Directive
 * 98/6/EC, Art. 6a). A product whose price has never changed is missing.
 */
export const readPriorPrices = async (
  queries: Queries,
  ids: readonly number[],
  currency: Currency,
): Promise<ReadonlyMap<number, number>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await queries.execute<{ id: number; lowest: number }>(sql`
    WITH prices AS (
      SELECT product_id, price_minor, valid_from,
        lead(valid_from) OVER (PARTITION BY product_id ORDER BY valid_from) AS valid_to
      FROM price_history
      WHERE currency = ${currency} AND product_id IN (SELECT value::int FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)))
    SELECT latest.product_id AS id, min(earlier.price_minor) AS lowest
    FROM prices latest
    JOIN prices earlier ON earlier.product_id = latest.product_id AND earlier.valid_from < latest.valid_from
      AND earlier.valid_to > latest.valid_from - interval '30 days'
    WHERE latest.valid_to IS NULL
    GROUP BY latest.product_id`)
  return new Map(rows.map(({ id, lowest }) => [id, lowest]))
}

type Price = { priceMinor: number; salePriceMinor: number | null }

/**
 * Returns the price with the reduction that a site may announce. In the EEA a reduction counts from the lowest price of
 * the 30 days before it, and not from a higher regular price (Directive 98/6/EC, Art. 6a; CJEU C-330/23). A sale price
 * that is no lower is not a reduction.
 */
export const announcedPrice = <Row extends Price>(price: Row, priorMinor: number | undefined, site: Site): Row => {
  const { priceMinor, salePriceMinor } = price
  if (salePriceMinor === null || priorMinor === undefined || !isInEea(site.entry.countryCode)) return price
  const before = Math.min(priceMinor, priorMinor)
  return salePriceMinor < before
    ? { ...price, priceMinor: before }
    : { ...price, priceMinor: salePriceMinor, salePriceMinor: null }
}
