import type { FastifyRequest } from 'fastify'

/** The query parameters of the page of a form with the entered values, and of the page after it was accepted. */
export const AGAIN = 'again'
export const DONE = 'done'

export const isAgain = ({ query }: FastifyRequest): boolean => has(query, AGAIN)
export const isDone = ({ query }: FastifyRequest): boolean => has(query, DONE)

const has = (query: unknown, name: string): boolean => typeof query === 'object' && query !== null && name in query
