import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { VerifyAccessToken } from './contract/claims.ts'
import type { DocumentName } from './contract/documents.ts'
import type { OperationMap } from './contract/operations.ts'
import type { Database } from './database/database.ts'

/** The dependencies of every vertical. They are passed in so that tests can replace them. */
export type Context = {
  config: Config
  database: Database
  clock: Clock
  verifyAccessToken: VerifyAccessToken
  log: FastifyBaseLogger
  /** Adds a message for the operator; the process prints it once the server listens. */
  notify: (line: string) => void
}

/** A vertical slice of the server, such as carts, catalogue or identity. `verticals.ts` lists them all. */
export type Vertical = {
  name: string
  /** Request handlers, by the contract's name and the operationId. */
  operations?: (context: Context) => Partial<Record<DocumentName, OperationMap>>
  /**
   * Routes outside the contracts. They get their own Fastify scope, so their parsers and hooks do not affect other
   * routes.
   */
  pages?: (app: FastifyInstance, context: Context) => Promise<void>
  /** Runs once before the server listens, for example to fill an empty catalogue. */
  prepare?: (context: Context) => Promise<void>
  /** Maximum requests per minute and client IP address, by operationId. */
  rateLimits?: Readonly<Record<string, number>>
}
