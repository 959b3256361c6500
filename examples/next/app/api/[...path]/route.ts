import type { NextRequest } from 'next/server'
import { isForeign } from '../../../src/isForeign.ts'
import { shopUrl } from '../../../src/shopUrl.ts'

const SAFE = ['GET', 'HEAD']
/** Headers of one connection, and headers that describe the body before `fetch` has decoded it. */
const OF_REQUEST = ['host', 'connection', 'keep-alive', 'content-length', 'transfer-encoding', 'expect', 'origin']
const OF_RESPONSE = ['connection', 'keep-alive', 'content-encoding', 'content-length', 'transfer-encoding']

const without = (headers: Headers, names: readonly string[]): Headers => {
  const others = new Headers(headers)
  for (const name of names) others.delete(name)
  return others
}

/** Passes a request on to the store server, so that the browser uses one origin: no CORS, and first-party cookies. */
const passOn = async (request: NextRequest): Promise<Response> => {
  if (isForeign(request))
    return Response.json({ title: 'This request may not come from another site' }, { status: 403 })
  const { method, nextUrl, signal } = request
  try {
    const answer = await fetch(new URL(`${nextUrl.pathname}${nextUrl.search}`, shopUrl()), {
      method,
      headers: without(request.headers, OF_REQUEST),
      body: SAFE.includes(method) ? null : await request.arrayBuffer(),
      redirect: 'manual',
      cache: 'no-store',
      signal,
    })
    const { status } = answer
    return new Response(answer.body, { status, headers: without(answer.headers, OF_RESPONSE) })
  } catch {
    return Response.json({ title: 'The shop cannot be reached' }, { status: 503, headers: { 'retry-after': '2' } })
  }
}

export { passOn as DELETE, passOn as GET, passOn as PATCH, passOn as POST, passOn as PUT }
