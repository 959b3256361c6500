import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import type { Claims } from './claims.ts'

/** The shape in which openapi-typescript describes one operation. */
export type AnyOperation = {
  parameters: { query?: unknown; path?: unknown }
  requestBody?: unknown
  responses: Record<number, unknown>
}

type Json<Part> = Part extends { content: { 'application/json': infer Body } } ? Body : undefined

type Given<Part> = [Part] extends [undefined] ? Record<string, never> : NonNullable<Part>

/** A request that has passed the contract: types are those of the OpenAPI document. */
export type Call<Operation extends AnyOperation> = {
  params: Given<Operation['parameters']['path']>
  query: Given<Operation['parameters']['query']>
  body: Json<NonNullable<Operation['requestBody']>>
  headers: IncomingHttpHeaders
  cookies: Readonly<Record<string, string | undefined>>
  /** Who calls; undefined without a token (only where the contract allows that). */
  claims: Claims | undefined
  /** Address of the visitor (the proxy's `X-Forwarded-For` counts only from loopback). */
  ip: string
  requestId: string
  log: FastifyBaseLogger
}

type Success = 200 | 201 | 202 | 204

/** What a handler answers; failures are thrown as `Problem`. */
export type Answer<Operation extends AnyOperation> = {
  [Status in keyof Operation['responses'] & Success]: {
    status: Status
    body: Json<Operation['responses'][Status]>
    headers?: Record<string, string | string[]>
  }
}[keyof Operation['responses'] & Success]

export type Handler<Operation extends AnyOperation> = (call: Call<Operation>) => Promise<Answer<Operation>>

/** All handlers of one contract, by operationId. A vertical gives a `Pick` of it. */
export type Handlers<Operations> = {
  [Id in keyof Operations]: Operations[Id] extends AnyOperation ? Handler<Operations[Id]> : never
}

/** A handler as the router sees it, after its types have done their work. */
export type AnyHandler = (
  call: never,
) => Promise<{ status: number; body: unknown; headers?: Record<string, string | string[]> }>

export type OperationMap = Readonly<Record<string, AnyHandler>>
