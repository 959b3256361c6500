import type { Search } from '@cairn/core/contracts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MEMBERSHIP_MESSAGES } from '../accounts/membership.messages.ts'
import { catalogue } from '../catalogue/catalogue.vertical.ts'
import { checkoutMessages } from '../checkout/messages/index.ts'
import { content } from '../content/content.vertical.ts'
import type { OpenDatabase } from '../database/database.ts'
import { chooseLanguage, messagesIn } from '../identity/messages.ts'
import { search } from '../search/search.vertical.ts'
import { openMemory } from '../testing/memories.ts'
import { serveVerticals } from '../testing/serveVerticals.ts'

let opened: OpenDatabase
let app: FastifyInstance
beforeAll(async () => {
  opened = await openMemory('seeded')
  app = await serveVerticals(opened.database, [catalogue, content, search])
})
afterAll(async () => {
  await app.close()
  await opened.close()
})

const get = async (url: string): Promise<string> => {
  const response = await app.inject({ url })
  expect(response.statusCode).toBe(200)
  return response.body
}

const SEARCH = '/api/search-service/api'
const find = async (site: string, q: string) =>
  JSON.parse(
    await get(`${SEARCH}/search/search.json?siteId=${site}&resultsPerPage=96&q=${encodeURIComponent(q)}`),
  ) as Search.components['schemas']['SearchAnswer']
const namesOf = ({ results }: Awaited<ReturnType<typeof find>>) => results.map(({ name }) => name)
const idsOf = ({ results }: Awaited<ReturnType<typeof find>>) => new Set(results.map(({ id }) => id))

/** The URLs of the public responses that contain shop texts, for a site prefix and a `siteId`. */
const ANSWERS = (prefix: string, siteId: string) => [
  `/api/content/menus?site=${prefix}`,
  `/api/content/home?site=${prefix}`,
  `/api/content/promo-messages?site=${prefix}`,
  `/api/catalogue/products/drizzle-hiking-pants-m?site=${prefix}`,
  `${SEARCH}/search/search.json?siteId=${siteId}&resultsPerPage=96`,
  `${SEARCH}/suggest/query?siteId=${siteId}&query=ma&productLimit=6`,
  `${SEARCH}/suggest/trending?siteId=${siteId}`,
]

it('answers the Swiss site without ß, and the German one with it', async () => {
  const swiss = await Promise.all(ANSWERS('ch/de-ch', 'de-ch').map(get))
  expect(swiss.filter((answer) => answer.includes('ß'))).toEqual([])
  expect(swiss.join()).toMatch(/Grösse.*Reissverschl|Reissverschl.*Grösse/)
  const german = (await Promise.all(ANSWERS('de/de-de', 'de-de').map(get))).join()
  expect(german).toContain('Reißverschl')
  expect(german).not.toContain('Reissverschlüsse')
})

it('has no ß in any product text of the Swiss site', async () => {
  const { rows } = await opened.database.execute<{ language: string; said: string }>(
    "SELECT language, string_agg(row_to_json(t)::text, ' ') AS said FROM product_texts t WHERE language LIKE 'de%' GROUP BY language",
  )
  expect(Object.fromEntries(rows.map(({ language, said }) => [language, said.includes('ß')]))).toEqual({
    de: true,
    'de-CH': false,
  })
})

it.each([
  ['weiße hose', 'weisse hose'],
  ['größe 43', 'grösse 43'],
  ['jacke weiß', 'jacke weiss'],
  ['schuh', 'schuhe'],
])('finds the same products for %s and %s on the Swiss and the German site', async (one, other) => {
  const found = await find('de-ch', one)
  expect(found.results.length).toBeGreaterThan(3)
  expect(namesOf(await find('de-ch', other))).toEqual(namesOf(found))
  // The German site writes ß in the names.
  expect(namesOf(await find('de-de', one)).map((name) => name.replaceAll('ß', 'ss'))).toEqual(namesOf(found))
})

it.each([
  ['regen', 'regn jacke'],
  ['damenjacke', 'joggen'],
])('understands German on the Swiss site as on the German one: %s, %s', async (...searches) => {
  for (const q of searches) {
    const here = await find('de-ch', q)
    expect(here.results.length).toBeGreaterThan(0)
    expect(idsOf(here)).toEqual(idsOf(await find('de-de', q)))
  }
})

it('has sign-in and checkout texts without ß on the Swiss site', () => {
  const said = [messagesIn(chooseLanguage('de-CH de')), checkoutMessages['de-CH']]
  expect(JSON.stringify(said)).not.toContain('ß')
  expect(checkoutMessages['de-CH'].fields.line1).toBe('Strasse und Hausnummer')
  expect(checkoutMessages['de-CH'].customer('weiß@example.com')).toContain('weiß@example.com')
})

/**
 * The texts in this test have only one German version, because the request names a language but no region. Customers in
 * Switzerland therefore see the same version.
 */
it('has no ß in texts that follow the language of the request', () => {
  const { usedTitle, closedTitle, unknownTitle, failedTitle, unknownText, failedText, standard, express } =
    checkoutMessages.de
  const said = [MEMBERSHIP_MESSAGES.de, usedTitle, closedTitle, unknownTitle, failedTitle, unknownText, failedText]
  expect(JSON.stringify([...said, standard, express])).not.toContain('ß')
})
