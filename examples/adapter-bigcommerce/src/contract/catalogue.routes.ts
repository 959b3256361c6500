import { recordOf, textOf } from '@cairn/core/adapter'
import { catalogueProduct } from './goods.ts'
import { notFound, type Routes } from './router.ts'
import type { Shop } from './shop.ts'

/** The products of the catalogue (v3). */
export const catalogueRoutes = ({ goods }: Shop): Routes => ({
  'GET /catalog/products': ({ query }) => {
    const ids = (query.get('id:in') ?? '').split(',')
    const data = goods.filter(({ id }) => ids.includes(String(id))).map(catalogueProduct)
    return Response.json({ data, meta: { pagination: { total: data.length, current_page: 1, total_pages: 1 } } })
  },
  'GET /catalog/products/{id}': ({ params }) => {
    const good = goods.find(({ id }) => String(id) === params.id)
    return good === undefined ? notFound() : Response.json({ data: catalogueProduct(good), meta: {} })
  },
})

/** The GraphQL Storefront API: only the query that finds the product of a path. */
export const graphqlRoutes = ({ goods }: Shop): Routes => ({
  'POST /graphql': ({ body, headers }) => {
    if (!headers.get('authorization')?.startsWith('Bearer ')) return new Response(null, { status: 401 })
    const path = textOf(recordOf(recordOf(body).variables).path)
    const good = goods.find(({ slug }) => `/${slug}/` === path)
    const node = good === undefined ? null : { __typename: 'Product', entityId: good.id }
    return Response.json({ data: { site: { route: { node } } } })
  },
})

const zone = (id: number, countries: readonly string[], change: object = {}) => ({
  id,
  name: countries.join(', '),
  type: 'country',
  locations: countries.map((country_iso2, index) => ({ id: id * 100 + index, country_iso2 })),
  free_shipping: { enabled: false, minimum_sub_total: '0.0000', exclude_fixed_shipping_products: false },
  enabled: true,
  ...change,
})

/** The shipping zones (v2). */
export const shippingRoutes: Routes = {
  'GET /shipping/zones': () =>
    Response.json([zone(1, ['DE', 'AT']), zone(2, ['CH']), zone(3, ['US'], { enabled: false })]),
  'GET /shipping/zones/{id}/methods': () =>
    Response.json([
      {
        id: 7,
        name: 'Express',
        type: 'perorder',
        settings: { rate: '14.95' },
        enabled: true,
        is_fallback: false,
        channel_ids: [1],
      },
      {
        id: 8,
        name: 'Free shipping',
        type: 'freeshipping',
        settings: {
          carrier_options: {
            minimum_sub_total: '100',
            exclude_fixed_shipping_products: '0',
            use_discounted_sub_total: '1',
            packaging: [],
          },
        },
        enabled: true,
        handling_fees: { fixed_surcharge: '0' },
        is_fallback: false,
        channel_ids: [1],
      },
    ]),
}

/** The orders (v2), which answer 204 where there are none. */
export const orderRoutes = ({ orders }: Shop): Routes => ({
  'GET /orders': ({ query }) => {
    const limit = Number(query.get('limit') ?? 50)
    const start = (Number(query.get('page') ?? 1) - 1) * limit
    const found = orders.filter(({ customer_id }) => String(customer_id) === query.get('customer_id'))
    const page = found.toReversed().slice(start, start + limit)
    return page.length === 0 ? new Response(null, { status: 204 }) : Response.json(page)
  },
  'GET /orders/count': ({ query }) => {
    const found = orders.filter(({ customer_id }) => String(customer_id) === query.get('customer_id'))
    const countOf = (status: number) => found.filter(({ status_id }) => status_id === status).length
    return Response.json({
      statuses: [0, 2, 11].map((id) => ({ id, name: '', count: countOf(id) })),
      count: found.length,
    })
  },
  'GET /orders/{id}': ({ params }) => {
    const order = orders.find(({ id }) => String(id) === params.id)
    return order === undefined
      ? Response.json([{ status: 404, message: 'The requested resource was not found.' }], { status: 404 })
      : Response.json(order)
  },
})
