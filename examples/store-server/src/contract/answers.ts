import type { FastifyReply, FastifyRequest } from 'fastify'
import { faultOfAnswer } from './validation.ts'

/**
 * Returns a hook for tests. If a response does not match the contract, the hook throws an error that describes the
 * difference.
 */
export function checkAnswers() {
  return async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    const schema = answerSchema(request.routeOptions.schema?.response, reply.statusCode)
    const wrong = schema === undefined ? 'this status has no body in the contract' : faultOfAnswer(schema, payload)
    if (wrong === undefined) return payload
    const { statusCode } = reply
    // Set the status to 500. If the response is itself a problem, Fastify would otherwise send this error with the
    // status of that problem.
    reply.code(500)
    throw new Error(`${request.routeOptions.url} answered ${statusCode} against the contract: ${wrong}`)
  }
}

function answerSchema(responses: unknown, status: number): object | undefined {
  const type = status >= 400 ? 'application/problem+json' : 'application/json'
  const schema = member(member(member(member(responses, String(status)), 'content'), type), 'schema')
  return typeof schema === 'object' && schema !== null ? schema : undefined
}

function member(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined
}
