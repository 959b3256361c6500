import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'

export interface FakeStore {
  readonly app: FastifyInstance
  url: string
  /** Delay of the reviews in milliseconds. */
  reviewsDelay: number
  /** The reviews respond when this promise resolves. */
  reviewsGate: Promise<void> | undefined
  busyRequests: number
  /** Number of requests for a list of products. */
  searched: number
  /** Number of pages in the list of all products, with one product each. */
  searchPages: number
  isWithoutMenus: boolean
  isReady: boolean
  /** Seconds until the delivery dates change. */
  secondsToCutOff: number
  country: string | undefined
  /** The country detection responds when this promise resolves. */
  countryGate: Promise<void> | undefined
  /** Headers of the last request to the country detection. */
  countryHeaders: IncomingHttpHeaders | undefined
  readonly close: () => Promise<void>
}

/** Starts a small fake of the store server: one product, slow reviews, and an echo of forwarded requests. */
export const startFakeStore = async (port = 0): Promise<FakeStore> => {
  const app = fastify({ forceCloseConnections: true })
  const store: FakeStore = {
    app,
    url: '',
    reviewsDelay: 0,
    reviewsGate: undefined,
    busyRequests: 0,
    searched: 0,
    searchPages: 2,
    isWithoutMenus: false,
    isReady: true,
    secondsToCutOff: 300,
    country: undefined,
    countryGate: undefined,
    countryHeaders: undefined,
    close: () => app.close(),
  }
  app.get<{ Params: { slug: string } }>('/api/catalogue/products/:slug', ({ params }, reply) => {
    if (params.slug === 'broken') return reply.code(500).send({ title: 'broken' })
    if (params.slug !== 'trail-jacket') return reply.code(404).send({ title: 'Not Found' })
    return { name: 'Trail </script><script>alert(1)</script> Jacket\u2028' }
  })
  app.get('/api/reviews/products/:slug', async () => {
    await store.reviewsGate
    await wait(store.reviewsDelay)
    return { average: 4.5, text: 'Warm <b>and</b> dry' }
  })
  app.get('/api/store/user/country', async ({ headers }) => {
    store.countryHeaders = headers
    await store.countryGate
    return store.country ? { country: store.country } : {}
  })
  app.get<{ Querystring: { page?: string; siteId: string } }>(
    '/api/search-service/api/search/search.json',
    ({ query: { page = '1', siteId } }, reply) => {
      store.searched += 1
      if (siteId === 'fr-fr') return reply.code(503).send({ title: 'busy' })
      const name = `jacket-${page}-${siteId}`
      const pages = store.searchPages
      return {
        results: [{ id: page, uid: page, name, url: `/${name}`, slug: name, price: '100', imageUrl: '' }],
        pagination: { totalResults: pages, currentPage: Number(page), totalPages: pages, perPage: 1 },
        facets: [],
      }
    },
  )
  app.get('/api/content/menus', (_request, reply) => {
    if (store.isWithoutMenus) return reply.code(500).send({ title: 'broken' })
    const links = ['jackets', 'jackets', 'hats'].map((name) => ({
      title: name,
      url: `/search?filter.category=${name}`,
    }))
    const news = { title: 'New', url: '/search?sort=newest' }
    return {
      navigation: [],
      footer: [{ heading: 'Shop', links: [...links, news] }],
      service: { links: [] },
      contact: {},
      social: [],
    }
  })
  app.get('/api/store/shipping-options', (_request, reply) =>
    reply.header('cache-control', `public, max-age=${store.secondsToCutOff}`).send([]),
  )
  app.get('/readyz', (_request, reply) => reply.code(store.isReady ? 200 : 503).send({}))
  app.all('/api/echo', ({ headers, method, body }) => ({ headers, method, body }))
  app.get('/as/leave', (_request, reply) =>
    reply.header('set-cookie', ['a=1; Path=/', 'b=2; Path=/']).redirect('/interaction/1', 303),
  )
  app.get('/api/busy', (_request, reply) => {
    store.busyRequests += 1
    return reply.code(503).send({ title: 'busy' })
  })
  app.get('/media/x.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('content-security-policy', "default-src 'none'").send('<svg/>'),
  )
  const address = await app.listen({ port, host: '127.0.0.1' })
  store.url = address
  return store
}
