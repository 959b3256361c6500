import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { VerifyAccessToken } from './contract/claims.ts'
import type { DocumentName } from './contract/documents.ts'
import type { OperationMap } from './contract/operations.ts'
import type { Database } from './database/database.ts'

/** What every vertical may use; handed in, so that a test can hand in its own. */
export type Context = {
  config: Config
  database: Database
  clock: Clock
  verifyAccessToken: VerifyAccessToken
  log: FastifyBaseLogger
  /** Gives the operator a line to read; a process prints it once the server listens. */
  notify: (line: string) => void
}

/** One part of the shop: carts, catalogue, identity … `verticals.ts` lists them. */
export type Vertical = {
  name: string
  /** Handlers by contract and operationId. */
  operations?: (context: Context) => Partial<Record<DocumentName, OperationMap>>
  /** Pages and files outside the contracts; in a scope of their own, so parsers and hooks do not leak. */
  pages?: (app: FastifyInstance, context: Context) => Promise<void>
  /** Once before the server listens, for example filling an empty catalogue. */
  prepare?: (context: Context) => Promise<void>
  /** Requests per minute and address, by operationId. */
  rateLimits?: Readonly<Record<string, number>>
}
