import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import type { ContentLanguage } from '../sites/sites.data.ts'
import type { Field, Filters } from './filters.ts'
import { sizeValue } from './sizeSystems.ts'

/** Returns the label of a field value, even if no match has that value; undefined for an unknown value. */
export type LabelOf = (field: Field, key: string) => string | undefined

/**
 * Reads the labels of the chosen colours, sizes and categories. The label of a top category is the first part of the
 * category text of its products.
 */
export const readKnownLabels = async (
  queries: Queries,
  language: ContentLanguage,
  { color = [], size = [], category = [] }: Filters,
): Promise<LabelOf> => {
  if (color.length + size.length + category.length === 0) return () => undefined
  const given = (keys: readonly string[]) =>
    sql`(SELECT jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) AS key)`
  const { rows } = await queries.execute<{ field: Field; key: string; label: string }>(sql`
    SELECT DISTINCT 'color' AS field, c.key, c.names ->> ${language} AS label
      FROM ${given(color)} asked JOIN product_colors c USING (key)
    UNION
    SELECT 'size', asked.key, string_agg(DISTINCT s.labels ->> ${language}, ' / ')
      FROM ${given(size)} asked JOIN (product_sizes s JOIN products p ON p.id = s.product_id)
        ON asked.key IN (s.key, ${sizeValue('p', sql`s.key`)})
      GROUP BY asked.key
    UNION
    SELECT 'category', asked.key, CASE asked.key WHEN p.category_key THEN t.category ELSE split_part(t.category, ' . ', 1) END
      FROM ${given(category)} asked
      JOIN products p ON p.category_key = asked.key OR starts_with(p.category_key, asked.key || '-')
      JOIN product_texts t ON t.product_id = p.id AND t.language = ${language}`)
  const labels = new Map(rows.map(({ field, key, label }) => [`${field} ${key}`, label.replaceAll(' . ', ' · ')]))
  return (field, key) => labels.get(`${field} ${key}`)
}
