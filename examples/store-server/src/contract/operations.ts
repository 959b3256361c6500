import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import type { Claims } from './claims.ts'

/** The type that openapi-typescript generates for an operation. */
export type AnyOperation = {
  parameters: { query?: unknown; path?: unknown }
  requestBody?: unknown
  responses: Record<number, unknown>
}

type Json<Part> = Part extends { content: { 'application/json': infer Body } } ? Body : undefined

type NoneOr<Part> = [Part] extends [undefined] ? Record<string, never> : NonNullable<Part>

/** A request that has passed validation, typed by the OpenAPI document. */
export type Call<Operation extends AnyOperation> = {
  params: NoneOr<Operation['parameters']['path']>
  query: NoneOr<Operation['parameters']['query']>
  body: Json<NonNullable<Operation['requestBody']>>
  headers: IncomingHttpHeaders
  cookies: Readonly<Record<string, string | undefined>>
  /** The claims of the caller's token. Undefined if the request has no token and the contract allows that. */
  claims: Claims | undefined
  /**
   * The visitor's IP address. `X-Forwarded-For` is trusted only in requests from loopback and from the configured
   * storefronts.
   */
  ip: string
  requestId: string
  log: FastifyBaseLogger
}

type Success = 200 | 201 | 202 | 204

/** A handler's response. Failures are thrown as `Problem`. */
type Answer<Operation extends AnyOperation> = {
  [Status in keyof Operation['responses'] & Success]: {
    status: Status
    body: Json<Operation['responses'][Status]>
    headers?: Record<string, string | string[]>
  }
}[keyof Operation['responses'] & Success]

type Handler<Operation extends AnyOperation> = (call: Call<Operation>) => Promise<Answer<Operation>>

/**
 * All handlers of one contract, by operationId. A vertical (a feature module of the server) provides a `Pick` of them.
 */
export type Handlers<Operations> = {
  [Id in keyof Operations]: Operations[Id] extends AnyOperation ? Handler<Operations[Id]> : never
}

/** A handler without its operation's types, as the router calls it. */
export type AnyHandler = (
  call: never,
) => Promise<{ status: number; body: unknown; headers?: Record<string, string | string[]> }>

export type OperationMap = Readonly<Record<string, AnyHandler>>
