import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openMemory } from '../testing/memories.ts'
import { loggedError } from './loggedError.ts'

it("logs the details of a failed query without the shopper's data", async () => {
  const { database, close } = await openMemory()
  const failed = database.execute(sql`INSERT INTO nowhere VALUES (${'canary@cairn.example'})`)
  const error = await failed.catch((thrown: unknown) => new Error('the page failed', { cause: thrown }))
  await close()
  const logged = loggedError(error)
  expect(JSON.stringify(logged)).not.toContain('canary')
  expect(logged).toMatchObject({
    type: 'Error',
    message: 'the page failed',
    stack: expect.stringMatching(/^\s+at .*loggedError\.test\.ts/),
    cause: {
      message: 'Failed query: INSERT INTO nowhere VALUES ($1)',
      cause: { code: '42P01', message: 'relation "nowhere" does not exist' },
    },
  })
})

it('logs a thrown value that is not an Error', () => {
  expect(loggedError('gone')).toEqual({ type: 'string', message: 'gone', stack: '' })
})
