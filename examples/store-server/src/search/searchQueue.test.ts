import { once } from 'node:events'
import { createServer, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { Problem } from '../contract/problem.ts'
import { searchQueue } from './searchQueue.ts'

const refusal = (error: unknown) => (error instanceof Problem ? error.details : error)
const busy = { status: 503, code: 'search_busy', headers: { 'retry-after': '2' } }

it('never exceeds the limit of concurrent searches, and runs all of them in the end', async () => {
  const run = searchQueue({ atOnce: 2, maxWaiting: 10, waitMs: 5000 })
  let running = 0
  let most = 0
  const search = (n: number) => async () => {
    running += 1
    most = Math.max(most, running)
    await wait(5)
    running -= 1
    return n
  }
  expect(await Promise.all([1, 2, 3, 4, 5].map((n) => run(search(n))))).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
})

it('refuses a search after its waiting time, and never runs it later', async () => {
  // Long enough for a search on a busy machine, which first lets other requests run.
  const run = searchQueue({ atOnce: 1, maxWaiting: 10, waitMs: 400 })
  const gate = Promise.withResolvers<string>()
  const first = run(() => gate.promise)
  let hasRun = false
  const second = run(async () => {
    hasRun = true
  })
  await expect(second.catch(refusal)).resolves.toMatchObject(busy)
  gate.resolve('found')
  expect(await first).toBe('found')
  expect(await run(async () => 'next')).toBe('next')
  expect(hasRun).toBe(false)
})

it('refuses a search at once when too many are waiting', async () => {
  const run = searchQueue({ atOnce: 1, maxWaiting: 1, waitMs: 60_000 })
  const gate = Promise.withResolvers<number>()
  const allowed = [run(() => gate.promise), run(() => gate.promise)]
  await expect(run(() => gate.promise).catch(refusal)).resolves.toMatchObject(busy)
  gate.resolve(1)
  expect(await Promise.all(allowed)).toEqual([1, 1])
})

it('lets other requests run between searches that never yield to the event loop', async () => {
  const run = searchQueue({ atOnce: 2, maxWaiting: 10, waitMs: 5000 })
  let done = 0
  const searches = Array.from({ length: 8 }, () =>
    run(async () => {
      await undefined
      done += 1
    }),
  )
  const doneBefore = await new Promise((resolve) => setImmediate(() => resolve(done)))
  expect(doneBefore).toBeLessThanOrEqual(2)
  await Promise.all(searches)
  expect(done).toBe(8)
})

it('serves a request that connects after 60 searches which never yield to the event loop', async () => {
  const run = searchQueue()
  let done = 0
  const searchLong = async () => {
    for (const end = Date.now() + 20; Date.now() < end; ) await undefined
    done += 1
  }
  const server = createServer((request, response) => {
    const answer = request.url === '/search' ? run(searchLong) : Promise.resolve()
    answer.catch(() => undefined).then(() => response.end(String(done)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const ask = (path: string) =>
    new Promise<number>((answered, fail) => {
      get({ port, path, host: '127.0.0.1', agent: false }, async (response) => {
        const [body] = await response.toArray()
        answered(Number(body))
      }).once('error', fail)
    })
  const searches = Array.from({ length: 60 }, () => ask('/search'))
  expect(await ask('/cart')).toBeLessThan(15)
  await Promise.all(searches)
  expect(done).toBe(60)
  server.close()
})

it('passes an error on and continues with the next search', async () => {
  const run = searchQueue({ atOnce: 1, maxWaiting: 10, waitMs: 5000 })
  const failed = run(() => Promise.reject(new Error('broken')))
  const next = run(async () => 'found')
  await expect(failed).rejects.toThrow('broken')
  expect(await next).toBe('found')
})
