import { lazy, Suspense } from 'react'
import { Deferred } from '../../src/app/loading/Deferred.tsx'
import { definePage, notFound, type Page, redirect } from '../../src/app/routing/page.ts'
import { type FindPage, matchRoute } from '../../src/app/routing/routes.ts'

const read = async (url: string, signal: AbortSignal): Promise<unknown> => {
  const response = await fetch(url, { signal })
  const body: unknown = await response.json()
  if (!response.ok) throw new Error(`${url} answered ${response.status}`, { cause: response.status })
  return body
}

const nameOf = (body: unknown): string =>
  typeof body === 'object' && body && 'name' in body && typeof body.name === 'string' ? body.name : ''

const home = definePage({
  path: '/',
  head: () => ({ canonical: '/', description: 'A shop' }),
  Component: () => <h1>Home</h1>,
})

const broken = definePage({
  path: '/sign-up',
  head: () => ({ title: 'Broken' }),
  Component: () => {
    throw new Error('drawn badly')
  },
})

const Long = lazy(async () => {
  await new Promise((resolve) => setTimeout(resolve, 20))
  return { default: () => <p>{'long '.repeat(5000)}</p> }
})

const lazily = definePage({
  path: '/checkout-cart',
  head: () => ({ title: 'Lazy' }),
  Component: () => (
    <Suspense fallback={<p>not yet</p>}>
      <Long />
      <Suspense fallback={<p>not yet</p>}>
        <Long />
      </Suspense>
    </Suspense>
  ),
})

const moved = definePage({
  path: '/account/dashboard',
  load: () => redirect('/search?q=a', 307),
  head: () => ({}),
  Component: () => null,
})

const delivery = definePage({
  path: '/service',
  load: async ({ gateways, site, signal }) => ({
    data: { options: await gateways.shipping.options(site.countryCode, { signal }) },
  }),
  head: () => ({ title: 'Delivery' }),
  Component: ({ data: { options } }) => <p>{options.length}</p>,
})

const product = (storeUrl: string): Page =>
  definePage({
    path: '/:slug',
    load: async ({ params, signal }) => {
      const reviews = read(`${storeUrl}/api/reviews/products/${params.slug}`, signal)
      reviews.catch(() => undefined)
      try {
        const body = await read(`${storeUrl}/api/catalogue/products/${params.slug}`, signal)
        return { data: { name: nameOf(body) }, deferred: { reviews } }
      } catch (error) {
        if (error instanceof Error && error.cause === 404) return notFound()
        throw error
      }
    },
    head: ({ data }) => ({ title: data.name, structuredData: { '@type': 'Product', name: data.name } }),
    Component: ({ data, deferred }) => (
      <>
        <h1>{data.name}</h1>
        <Deferred value={deferred.reviews} pending={<p>…</p>} failed={<p>No reviews</p>}>
          {(reviews) => <p id="reviews">{JSON.stringify(reviews)}</p>}
        </Deferred>
      </>
    ),
  })

/** Returns test pages at the paths of the shop, so that changes of real pages do not affect these tests. */
export const createTestPages = (storeUrl: string): FindPage => {
  const pages: Readonly<Record<string, Page>> = {
    '/': home,
    '/home': home,
    '/sign-up': broken,
    '/checkout-cart': lazily,
    '/account/dashboard': moved,
    '/service': delivery,
    '/:slug': product(storeUrl),
  }
  return (path) => {
    const match = matchRoute(path)
    const page = match && (pages[match.route.path] ?? home)
    return page && { params: match.params, file: match.route.file, load: async () => page }
  }
}
