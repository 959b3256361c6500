import type { Catalogue } from '@cairn/core/contracts'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { openMemory } from '../testing/memories.ts'
import { serveVerticals } from '../testing/serveVerticals.ts'
import { catalogue } from './catalogue.vertical.ts'

let opened: OpenDatabase
let app: FastifyInstance
beforeAll(async () => {
  opened = await openMemory('seeded')
  app = await serveVerticals(opened.database, [catalogue])
})
afterAll(async () => {
  await app.close()
  await opened.close()
})

it('the list of products has the rating of each reviewed product, and none for the others', async () => {
  const { rows } = await opened.database.execute<{ id: number; average: number; count: number }>(
    sql`SELECT product_id AS id, round(avg(score), 1)::float8 AS average, count(*)::int AS count FROM reviews
      JOIN products ON products.id = product_id WHERE 'EU' = ANY (stores) GROUP BY product_id ORDER BY 1 LIMIT 2`,
  )
  const [reviewed, other] = rows
  if (reviewed === undefined || other === undefined) throw new Error('Two products need reviews')
  await opened.database.execute(sql`DELETE FROM reviews WHERE product_id = ${other.id}`)
  const ids = [String(reviewed.id), String(other.id)]
  const response = await app.inject({ url: '/api/catalogue/products', query: { site: 'de/de-de', ids } })
  const products = response.json<Catalogue.components['schemas']['Product'][]>()
  expect(products.map(({ id, rating, rating_count }) => ({ id, rating, rating_count }))).toEqual([
    { id: reviewed.id, rating: reviewed.average, rating_count: reviewed.count },
    { id: other.id, rating: undefined, rating_count: undefined },
  ])
})
