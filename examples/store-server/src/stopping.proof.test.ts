import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type StoreProcess, startStore } from './testing/storeProcess.ts'
import { fillFolder } from './testing/templates.ts'

const ENTRY = new URL('./testing/serveShop.ts', import.meta.url)

let dataDir: string
let store: StoreProcess
const agent = new Agent({ keepAlive: true })
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cairn-stopping-'))
  await fillFolder(dataDir, 'migrated')
  store = await startStore(ENTRY, { DATA_DIR: dataDir, LOG_LEVEL: 'error' })
})
afterEach(async () => {
  agent.destroy()
  await store.kill()
  await rm(dataDir, { recursive: true, force: true })
})

const ask = (path: string): Promise<IncomingMessage> =>
  new Promise((done, fail) => {
    get(store.address + path, { agent }, (answer) => {
      answer.resume().once('end', () => done(answer))
    }).once('error', fail)
  })

/** Starts a request that creates a cart but sends only part of its body; `finish` sends the remaining bytes. */
const beginCart = () => {
  const body = JSON.stringify({ site: 'de/de-de', line_items: [{ variant_id: 51, quantity: 1 }] })
  const headers = { 'content-type': 'application/json', 'content-length': body.length }
  const sent = request(`${store.address}/api/store/carts`, { method: 'POST', agent, headers })
  const answer = new Promise<IncomingMessage>((done, fail) => {
    sent.once('response', (response) => response.resume().once('end', () => done(response)))
    sent.once('error', fail)
  })
  answer.catch(() => undefined)
  sent.write(body.slice(0, 10))
  return { answer, finish: () => sent.end(body.slice(10)) }
}

/** Stops the process and measures the time until it ends. */
const stop = async () => {
  const began = Date.now()
  return { code: await store.stop(), took: Date.now() - began }
}
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

it('a stopping store server finishes running requests and then exits at once, even with open keep-alive connections', async () => {
  await Promise.all([ask('/api/health'), ask('/api/health')])
  const running = beginCart()
  await pause(200)
  const ended = stop()
  await pause(500)
  running.finish()
  expect((await running.answer).statusCode).toBe(201)
  const { code, took } = await ended
  expect(code).toBe(0)
  expect(took).toBeLessThan(5_000)
})

it('a stopping store server exits within ten seconds even when a client never finishes its request', async () => {
  const stalled = beginCart()
  await pause(200)
  const { code, took } = await stop()
  expect(code).toBe(0)
  expect(took).toBeLessThan(10_000)
  await expect(stalled.answer).rejects.toThrow()
})
