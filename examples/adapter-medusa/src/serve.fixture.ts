import { siteAt } from '@cairn/core/testing'
import { createMedusaGateways } from './createMedusaGateways.ts'
import { product } from './medusa.fixture.ts'

const URL_OF_MEDUSA = 'https://medusa.example'

type Answers = Readonly<Record<string, { readonly status?: number; readonly body: unknown }>>

const usual: Answers = {
  'GET /store/regions': { body: { regions: [{ id: 'reg_1', countries: [{ iso_2: 'ie' }] }] } },
  'GET /store/products': { body: { products: [product] } },
}

interface Sent {
  /** Method and path. */
  readonly call: string
  readonly url: URL
  readonly headers: Headers
  readonly body: unknown
}

/** Creates the `fetch` of a Medusa that gives these answers by method and path. `requests` lists what reached it. */
export const createFetch = (answers: Answers) => {
  const requests: Sent[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const call = `${request.method} ${url.pathname}`
    const text = await request.text()
    requests.push({ call, url, headers: request.headers, body: text === '' ? null : JSON.parse(text) })
    const { status = 200, body } = { ...usual, ...answers }[call] ?? { status: 404, body: { message: `No ${call}` } }
    return Response.json(body, { status })
  }
  return { fetch, requests }
}

/** Opens the gateways in front of a Medusa that gives these answers by method and path. */
export const serve = (answers: Answers, token: string | null = null) => {
  const { fetch, requests } = createFetch(answers)
  const options = {
    url: URL_OF_MEDUSA,
    publishableKey: 'pk_1',
    site: siteAt('ie/en-ie'),
    fetch,
    getAccessToken: () => token,
  }
  return { gateways: createMedusaGateways(options), requests, calls: () => requests.map(({ call }) => call) }
}
