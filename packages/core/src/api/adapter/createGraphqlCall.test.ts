import { expect, test } from 'vitest'
import { createGraphqlCall, type GraphqlRequest } from './createGraphqlCall.ts'

const serve = (...answers: readonly { readonly status?: number; readonly body: unknown }[]) => {
  const requests: Request[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    requests.push(new Request(input, init))
    const { status = 200, body } = answers[Math.min(requests.length, answers.length) - 1] ?? { body: null }
    return new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', 'x-token': 't' },
    })
  }
  const call = createGraphqlCall({
    url: 'https://shop.example/shop-api',
    fetch,
    codes: { FORBIDDEN: 'UNAUTHORIZED', BAD_INPUT: 'REFUSED' },
  })
  return { call, requests }
}

const query: GraphqlRequest<unknown> = {
  kind: 'query',
  name: 'Cart',
  document: 'query Cart($id: ID!) { cart(id: $id) { id } }',
  variables: { id: '7' },
  query: { languageCode: 'de' },
  read: (data, { headers }) => ({ data, token: headers.get('x-token') }),
}

test('sends the document with its variables, and reads the data and the headers', async () => {
  const { call, requests } = serve({ body: { data: { cart: { id: '7' } } } })
  expect(await call(query)).toEqual({ data: { cart: { id: '7' } }, token: 't' })
  const [request] = requests
  expect([request?.method, request?.url]).toEqual(['POST', 'https://shop.example/shop-api?languageCode=de'])
  expect(await request?.json()).toEqual({ query: query.document, variables: { id: '7' }, operationName: 'Cart' })
})

test.each([
  ['a known code', { message: 'Not yours', extensions: { code: 'FORBIDDEN' } }, 'UNAUTHORIZED', undefined],
  ['a refusal', { message: 'Too many', extensions: { code: 'BAD_INPUT' } }, 'REFUSED', 'Too many'],
  ['an unknown code', { message: 'at line 3', extensions: { code: 'INTERNAL' } }, 'UNEXPECTED', undefined],
  ['a code of every object', { message: 'x', extensions: { code: 'constructor' } }, 'UNEXPECTED', undefined],
  ['no code', { message: 'at line 3' }, 'UNEXPECTED', undefined],
  ['no message', {}, 'UNEXPECTED', undefined],
  ['no object', 'broken', 'UNEXPECTED', undefined],
])('an error with %s ends the call, even if there are data', async (_, error, code, detail) => {
  const { call } = serve({ body: { data: { cart: null }, errors: [error] } })
  await expect(call(query)).rejects.toMatchObject({ code, detail, method: 'query', path: 'Cart' })
})

test.each([null, [], 'text', 7])('the body %j is CONTRACT', async (body) => {
  await expect(serve({ body }).call(query)).rejects.toMatchObject({ code: 'CONTRACT', path: 'Cart' })
})

test('a query is sent again after a transient failure, a mutation is not', async () => {
  const { call, requests } = serve({ status: 503, body: {} }, { body: { data: 1 } })
  expect(await call({ ...query, read: (data) => data })).toBe(1)
  expect(requests).toHaveLength(2)
  const other = serve({ status: 503, body: {} }, { body: { data: 1 } })
  await expect(other.call({ ...query, kind: 'mutation' })).rejects.toMatchObject({ code: 'SERVER', status: 503 })
})
