import type { Search } from '@cairn/core/contracts'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect } from 'vitest'
import { catalogue } from '../catalogue/catalogue.vertical.ts'
import type { Database } from '../database/database.ts'
import { search } from '../search/search.vertical.ts'
import type { Open } from './bothDatabases.ts'
import { serveVerticals } from './serveVerticals.ts'

type Query = Readonly<Record<string, string | string[]>>

/**
 * Starts a server with catalogue and search before the first test of the `describe` that calls this function. Returns
 * helpers that query the server.
 */
export const serveSearch = (open: Open) => {
  let app: FastifyInstance
  let database: Database
  beforeAll(async () => {
    database = (await open('seeded')).database
    app = await serveVerticals(database, [catalogue, search])
  })
  afterAll(() => app.close())

  const inject = ({ url, ...call }: InjectOptions & { readonly url: string }) =>
    app.inject({ ...call, url: `/api/search-service${url}` })
  const get = async <Body>(url: string, query: Query = {}): Promise<Body> => {
    const response = await inject({ url, query })
    expect(response.statusCode).toBe(200)
    return response.json<Body>()
  }
  const searchFor = (query: Query) =>
    get<Search.components['schemas']['SearchAnswer']>('/api/search/search.json', query)

  const execute: Database['execute'] = (statement) => database.execute(statement)
  return { inject, get, searchFor, execute }
}
