import type { FastifyInstance } from 'fastify'
import { readConfig } from '../config.ts'
import type { Database } from '../database/database.ts'
import { createServer } from '../server.ts'
import type { Vertical } from '../vertical.ts'
import { HOST, verifyTestToken } from './shop.ts'

/** Creates a server of the given verticals that checks every response against its contract. */
export const serveVerticals = (database: Database, verticals: readonly Vertical[]): Promise<FastifyInstance> =>
  createServer({
    config: { ...readConfig({}), hostOrigin: HOST, rateLimits: false, logLevel: 'silent' },
    database,
    verifyAccessToken: verifyTestToken,
    verticals,
    checkAnswers: true,
  })
