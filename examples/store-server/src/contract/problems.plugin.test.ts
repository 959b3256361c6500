import fastify from 'fastify'
import { expect, it } from 'vitest'
import { Problem } from './problem.ts'
import { answerWithProblems } from './problems.plugin.ts'

/** Returns the log lines of a request that ends with an error. */
const logOf = async (error: Error) => {
  const lines: string[] = []
  const app = fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } })
  answerWithProblems(app)
  app.get('/', async () => {
    throw error
  })
  const { statusCode } = await app.inject('/')
  await app.close()
  return { statusCode, lines: lines.map((line) => JSON.parse(line)) }
}

it('logs a deliberate 503 in one line with its code, and an unexpected failure with its stack', async () => {
  const busy = new Problem({ status: 503, code: 'search_busy', title: 'Service Unavailable' })
  const refused = await logOf(busy)
  expect(refused).toMatchObject({
    statusCode: 503,
    lines: [{ level: 40, code: 'search_busy', msg: 'request refused' }],
  })
  expect(refused.lines[0]).not.toHaveProperty('err')
  const failed = await logOf(new Error('a fault'))
  expect(failed).toMatchObject({ statusCode: 500, lines: [{ level: 50, err: { stack: expect.any(String) } }] })
})
