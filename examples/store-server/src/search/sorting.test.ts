import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { CONTENT_LANGUAGES } from '../seed/keys.ts'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { orderOf, type Sort } from './sorting.ts'

/**
 * Product names to sort. No two of them differ only in accents or case, because such names have the same sort key and
 * are ordered by relevance.
 */
const NAMES = [
  'Zelt',
  'añil',
  'anzuelo',
  'Änder',
  'anorak',
  'Œuvre',
  'ober',
  'Straße',
  'Strasser',
  'Oak-leaf',
  'Oak leaf',
  'oaken',
  '30 l',
  '4 l',
  'Çanta',
  'cap',
  'Éclair',
]

describeOnBothDatabases('the order of names', (open) => {
  let database: Database
  beforeAll(async () => {
    database = (await open()).database
  })

  it.each(CONTENT_LANGUAGES)('is the dictionary order in %s, ascending and descending', async (language) => {
    const rows = JSON.stringify(NAMES.map((name, id) => ({ name, id })))
    const read = async (sort: Sort) => {
      const { rows: sorted } = await database.execute<{ name: string }>(sql`
        SELECT name FROM (SELECT name, id, 0 AS rank, 0 AS hits, 0 AS popularity FROM jsonb_to_recordset(${rows}::jsonb) AS row (name text, id integer)) named
        ORDER BY ${orderOf(sort, language)}`)
      return sorted.map(({ name }) => name)
    }
    const expected = NAMES.toSorted(new Intl.Collator(language).compare)
    expect(await read('name-asc')).toEqual(expected)
    expect(await read('name-desc')).toEqual(expected.toReversed())
  })
})
