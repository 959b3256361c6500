import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadMessages } from '../src/messages/index.ts'
import { type OpenStorefront, openStorefront } from './testing/openStorefront.ts'

let shop: OpenStorefront

beforeAll(async () => {
  // No store server runs at this URL, and no test sends it a request.
  shop = await openStorefront('http://127.0.0.1:9')
})
afterAll(() => shop.close())

/** Sends raw bytes and reads the response until the connection closes. */
const send = async (bytes: string): Promise<{ head: string; body: string }> => {
  const { hostname, port } = new URL(shop.url)
  const socket = connect(Number(port), hostname)
  socket.write(bytes)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  return { head: head.toLowerCase(), body }
}

const host = 'host: shop.example\r\n'
const endless = encodeURIComponent('ä'.repeat(5000))

it.each([
  ['an address without an end', `GET /de/de-de/search?q=${endless} HTTP/1.1\r\n${host}\r\n`, 431, 'de'],
  ['far more than is read at once', `GET /de/de-de/search?q=${endless.repeat(20)} HTTP/1.1\r\n${host}\r\n`, 431, 'de'],
  ['cookies without an end', `GET /fr/fr-fr HTTP/1.1\r\n${host}cookie: a=${endless}\r\n\r\n`, 431, 'fr'],
  ['a header that is none', `GET /it/it-it HTTP/1.1\r\n${host}no colon\r\n\r\n`, 400, 'it'],
  ['what is no request', 'Good morning\r\n\r\n', 400, 'en'],
] as const)('%s gets a page as its response', async (_what, bytes, status, language) => {
  const { head, body } = await send(bytes)
  const { errors } = await loadMessages(language)
  expect(head).toMatch(new RegExp(`^http/1.1 ${status} `))
  expect(head).toContain('content-type: text/html; charset=utf-8')
  expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`)
  expect(body).toMatch(new RegExp(`<html lang="${language}`))
  expect(body).toContain(errors.notFoundTitle)
  expect(body).not.toContain(endless.slice(0, 12))
})

it('carries the security headers and is never cached', async () => {
  const { head } = await send(`GET /${endless} HTTP/1.1\r\n${host}\r\n`)
  expect(head).toContain("content-security-policy: default-src 'none'")
  expect(head).toContain('x-content-type-options: nosniff')
  expect(head).toContain('cache-control: no-store')
  expect(head).toContain('connection: close')
})

it('sends a program the body of a problem', async () => {
  const { head, body } = await send(`GET /api/store/sites?a=${endless} HTTP/1.1\r\n${host}\r\n`)
  expect(head).toContain('content-type: application/problem+json')
  expect(JSON.parse(body)).toMatchObject({ status: 431, code: 'head_too_large', message: expect.any(String) })
})

it('still reads the next request', async () => {
  await send('Good morning\r\n\r\n')
  expect((await shop.get('/healthz')).status).toBe(200)
})
