import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { forwardRequest } from '../../src/api/adapter/forwardRequest.ts'
import { startBackEnd } from './backEnd.ts'

test('the back end gets the method, the body and what describes them', async () => {
  const { reached, url } = await startBackEnd(() => ({}))
  const described = {
    accept: 'application/json',
    'accept-language': 'de-DE',
    'content-type': 'application/json',
    'idempotency-key': 'key-12345',
  }
  await forwardRequest(
    new Request('https://shop.example', { method: 'PUT', headers: described, body: '{"name":"ä"}' }),
    url,
  )
  expect(reached).toMatchObject([{ method: 'PUT', body: '{"name":"ä"}', headers: described }])
})

test.each(['GET', 'HEAD', 'DELETE', 'POST'])('a %s without a body is sent on without one', async (method) => {
  const { reached, url } = await startBackEnd(() => ({}))
  expect((await forwardRequest(new Request('https://shop.example', { method }), url)).status).toBe(200)
  expect(reached).toMatchObject([{ method, body: '' }])
})

test('the back end gets no cookie and no secret of the shop, but the headers of the server', async () => {
  const { reached, url } = await startBackEnd(() => ({}))
  const headers = { authorization: 'Bearer in-cookie', cookie: 'a=b', origin: 'https://shop.example', 'x-other': '1' }
  await forwardRequest(new Request('https://shop.example', { headers }), url, { headers: { 'x-key': 'pk' } })
  const names = ['authorization', 'cookie', 'origin', 'x-other', 'x-key']
  expect(names.map((name) => reached[0]?.headers[name])).toEqual([undefined, undefined, undefined, undefined, 'pk'])
})

test('the browser gets a compressed answer decoded, and no header that says otherwise', async () => {
  const body = gzipSync('{"ok":true}')
  const { url } = await startBackEnd(() => ({
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body,
  }))
  const response = await forwardRequest(new Request('https://shop.example'), url)
  expect(await response.json()).toEqual({ ok: true })
  const names = ['content-type', 'content-encoding', 'content-length', 'connection', 'keep-alive', 'transfer-encoding']
  expect(names.map((name) => response.headers.get(name))).toEqual(['application/json', null, null, null, null, null])
})

test('the browser gets no cookie and no CORS of the back end, and caches nothing', async () => {
  const { url } = await startBackEnd(() => ({
    headers: {
      'set-cookie': 'connect.sid=secret',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=60',
      'x-total': '7',
    },
  }))
  const { headers } = await forwardRequest(new Request('https://shop.example'), url)
  const names = ['set-cookie', 'access-control-allow-origin', 'cache-control', 'x-total']
  expect(names.map((name) => headers.get(name))).toEqual([null, null, 'no-store', '7'])
})

test.each([[204], [304], [401], [500]])('a %i stays what it is, with headers that can be changed', async (status) => {
  const { url } = await startBackEnd(() => ({ status }))
  const response = await forwardRequest(new Request('https://shop.example'), url)
  response.headers.append('set-cookie', 'a=b')
  expect([response.status, response.headers.getSetCookie()]).toEqual([status, ['a=b']])
})

test('a redirect is for the browser', async () => {
  const { reached, url } = await startBackEnd(() => ({ status: 303, headers: { location: '/elsewhere' } }))
  const response = await forwardRequest(new Request('https://shop.example'), url)
  expect([response.status, response.headers.get('location'), reached.length]).toEqual([303, '/elsewhere', 1])
})

test('an abort of the browser aborts the request', async () => {
  const { url } = await startBackEnd(() => ({}))
  const request = new Request('https://shop.example', { signal: AbortSignal.abort() })
  await expect(forwardRequest(request, url)).rejects.toThrow(/abort/i)
})

test('a header that names others of its connection takes them along', async () => {
  const fetch = async () => new Response('', { headers: { connection: 'close, X-Hop', 'x-hop': '1', 'x-end': '2' } })
  const { headers } = await forwardRequest(new Request('https://shop.example'), 'https://api.example', { fetch })
  expect([headers.get('x-hop'), headers.get('x-end')]).toEqual([null, '2'])
})
