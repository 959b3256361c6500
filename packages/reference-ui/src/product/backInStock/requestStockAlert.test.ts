import { afterEach, expect, test, vi } from 'vitest'
import { defaultSite as site } from '../../app/shop/sites.ts'
import { requestStockAlert } from './requestStockAlert.ts'

afterEach(() => vi.restoreAllMocks())

const answerWith = (response: Response) => vi.spyOn(globalThis, 'fetch').mockResolvedValue(response)
const request = () => requestStockAlert({ site, email: 'ada@example.com', variantId: '111' })

test('a request that the server notes without a body succeeds', async () => {
  const calls = answerWith(new Response(null, { status: 202, headers: { 'content-length': '0' } }))
  await expect(request()).resolves.toBeUndefined()
  expect(calls).toHaveBeenCalledOnce()
})

test('a refused address rejects', async () => {
  const headers = { 'content-type': 'application/problem+json' }
  answerWith(new Response('{"title":"Invalid","status":422,"code":"invalid_email"}', { status: 422, headers }))
  await expect(request()).rejects.toMatchObject({ code: 'REFUSED' })
})
