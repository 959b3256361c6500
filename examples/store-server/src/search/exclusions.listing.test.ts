import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { serveSearch } from '../testing/serveSearch.ts'

describeOnBothDatabases('a search that excludes a part or a colour', (open) => {
  const { searchFor, execute } = serveSearch(open)

  /** Returns the ids of all products, in order. A page of the search holds 96. */
  const find = async (siteId: string, q: string) => {
    const pages = await Promise.all(
      ['1', '2'].map((page) => searchFor({ siteId, q, page, resultsPerPage: '96', redirectResponse: 'full' })),
    )
    return pages.flatMap(({ results }) => results.map(({ id }) => id))
  }

  it.each([
    ['en-us', 'jacket', 'hood', 'jacket without hood'],
    ['en-us', 'jacket', 'red', 'jacket not red'],
    ['de-de', 'Jacke', 'Kapuze', 'Jacke ohne Kapuze'],
    ['fr-fr', 'veste', 'capuche', 'veste sans capuche'],
    ['es-es', 'chaqueta', 'capucha', 'chaqueta sin capucha'],
    ['it-it', 'giacca', 'cappuccio', 'giacca senza cappuccio'],
    ['pt-pt', 'casaco', 'capuz', 'casaco sem capuz'],
  ])('on %s finds each "%s" without "%s" for "%s"', async (site, thing, part, q) => {
    const having = await find(site, `${thing} ${part}`)
    const found = await find(site, q)
    expect(having.length).toBeGreaterThan(3)
    expect(found.length).toBeGreaterThan(3)
    expect(found).toEqual((await find(site, thing)).filter((id) => !having.includes(id)))
  })

  it.each([
    ['en-us', 'jacket without hood or pockets', 'jacket without hood', 'jacket without pockets'],
    ['fr-fr', 'veste sans capuche ni poches', 'veste sans capuche', 'veste sans poches'],
    ['de-de', 'Jacke ohne Kapuze oder Taschen', 'Jacke ohne Kapuze', 'Jacke ohne Taschen'],
  ])('on %s finds for "%s" what both "%s" and "%s" find', async (siteId, q, ...each) => {
    const [one = [], other = []] = await Promise.all(each.map((query) => find(siteId, query)))
    const found = await find(siteId, q)
    expect(found.length).toBeGreaterThan(3)
    expect(found).toEqual(one.filter((id) => other.includes(id)))
  })

  it('finds in German no product whose features name the excluded part in a compound', async () => {
    const query = { siteId: 'de-de', q: 'Jacke ohne Taschen', resultsPerPage: '96', redirectResponse: 'full' }
    const slugs = (await searchFor(query)).results.map(({ slug }) => slug)
    const { rows } = await execute<{ features: string }>(sql`
      SELECT features::text FROM product_texts t JOIN products p ON p.id = t.product_id
      WHERE t.language = 'de' AND p.slug IN (SELECT jsonb_array_elements_text(${JSON.stringify(slugs)}::jsonb))`)
    expect(rows.length).toBeGreaterThan(3)
    expect(rows.filter(({ features }) => /taschen?\b/i.test(features))).toEqual([])
  })

  it('keeps the exclusion beside filters and beside a word that no product has', async () => {
    const having = await find('en-us', 'jacket hood')
    const found = [
      ...(await find('en-us', 'jacket without a hood under 200')),
      ...(await find('en-us', 'xylophone jacket without hood')),
    ]
    expect(found.length).toBeGreaterThan(3)
    expect(found.filter((id) => having.includes(id))).toEqual([])
  })
})
