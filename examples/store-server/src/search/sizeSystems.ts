import { type SQL, sql } from 'drizzle-orm'

/** The systems of sizes that are numbers, by top category. The same number means something else in each. */
const SYSTEMS = { shoes: 'eu', pants: 'waist', tights: 'waist' } as const

const CASES = sql.join(
  Object.entries(SYSTEMS).map(([category, system]) => sql.raw(`WHEN '${category}' THEN '${system}'`)),
  sql` `,
)

/**
 * The SQL value of a size in the size filter: its key, and before a number the system, such as `eu38` for a shoe and
 * `waist38` for pants, so that no filter value means both. `row` is a product with its category key.
 */
export const sizeValue = (row: 'm' | 'listed' | 'valued' | 'p', key: SQL): SQL => sql`(
  CASE WHEN ${key} ~ '^[0-9]+$' THEN
    CASE split_part(${sql.identifier(row)}.category_key, '-', 1) ${CASES} ELSE '' END
  ELSE '' END || ${key})`

/** The group of a filter value that is a number in a system; undefined for every other value. */
export const systemOf = (value: string): (typeof SYSTEMS)[keyof typeof SYSTEMS] | undefined =>
  Object.values(SYSTEMS).find((system) => value.startsWith(system) && /^\d+$/.test(value.slice(system.length)))

/**
 * Names the system of a European shoe size if the facet has waist sizes too: on most sites both labels are only numbers.
 */
export const labelInSystem = (value: string, label: string, others: readonly string[]): string =>
  systemOf(value) === 'eu' && /^\d+$/.test(label) && others.some((other) => systemOf(other) === 'waist')
    ? `EU\u00a0${label}`
    : label
