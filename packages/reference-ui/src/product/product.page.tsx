import { Deferred } from '../app/Deferred.tsx'
import { ReadError } from '../app/gateways.ts'
import { definePage, notFound } from '../app/page.ts'
import { useHref } from '../app/ShopContext.tsx'

const nameOf = (body: unknown): string =>
  typeof body === 'object' && body && 'name' in body && typeof body.name === 'string' ? body.name : ''

export default definePage({
  path: '/:slug',
  load: async ({ params, gateways, signal }) => {
    const reviews = gateways.read(`/api/reviews/products/${encodeURIComponent(params.slug)}`, { signal })
    reviews.catch(() => undefined)
    try {
      const product = await gateways.read(`/api/catalogue/products/${encodeURIComponent(params.slug)}`, { signal })
      return { data: { name: nameOf(product) }, deferred: { reviews } }
    } catch (error) {
      if (error instanceof ReadError && error.status === 404) return notFound()
      throw error
    }
  },
  head: ({ data }) => ({ title: data.name, structuredData: { '@type': 'Product', name: data.name } }),
  Component: ({ data, deferred }) => {
    const href = useHref()
    return (
      <>
        <h1>{data.name}</h1>
        <Deferred value={deferred.reviews} pending={<p>…</p>} failed={<p>No reviews</p>}>
          {(reviews) => <p id="reviews">{JSON.stringify(reviews)}</p>}
        </Deferred>
        <a href={href('/')}>Home</a>
      </>
    )
  },
})
