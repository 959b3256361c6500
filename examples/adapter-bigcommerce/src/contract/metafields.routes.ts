import { recordOf, textOf } from '@cairn/core/adapter'
import { type Call, notFound, problem, type Routes } from './router.ts'
import type { Shop, StoredMetafield } from './shop.ts'

const MAX = 10

const rendered = (metafield: StoredMetafield, resource: object) => ({
  ...metafield,
  // The documentation has numbers; the responses have text.
  id: String(metafield.id),
  ...resource,
  description: '',
  date_created: '2026-09-14T06:05:04+00:00',
  date_modified: '2026-09-14T06:05:04+00:00',
  owner_client_id: 'abc',
})

type Owner = { readonly metafields: StoredMetafield[] } | undefined

const routesOf = (shop: Shop, path: string, type: string, find: (id: string) => Owner): Routes => {
  const withOwner =
    (handle: (metafields: StoredMetafield[], call: Call, resource: object) => Response) =>
    (call: Call): Response => {
      const id = call.params.id ?? ''
      const owner = find(id)
      return owner === undefined ? notFound() : handle(owner.metafields, call, { resource_type: type, resource_id: id })
    }
  return {
    [`GET ${path}`]: withOwner((metafields, { query }, resource) => {
      const found = metafields.filter(
        ({ namespace, key }) =>
          (query.get('namespace') ?? namespace) === namespace && (query.get('key') ?? key) === key,
      )
      return Response.json({ data: found.map((each) => rendered(each, resource)), meta: {} })
    }),
    [`POST ${path}`]: withOwner((metafields, { body }, resource) => {
      const { namespace, key, value, permission_set } = recordOf(body)
      const [space, name, text, permission] = [namespace, key, value, permission_set].map(textOf)
      if (!space || !name || !text || !permission || text.length > 65_535)
        return problem(422, 'The metafield was not valid.', { errors: { value: 'missing or too long' } })
      if (metafields.some((each) => each.namespace === space && each.key === name))
        return problem(409, 'The Metafield conflicts with another Metafield.')
      if (metafields.length >= MAX) return problem(422, 'A cart has at most 10 metafields of an app.')
      const metafield = { id: shop.nextId(), namespace: space, key: name, value: text, permission_set: permission }
      metafields.push(metafield)
      return Response.json({ data: rendered(metafield, resource), meta: {} })
    }),
    [`PUT ${path}/{metafield}`]: withOwner((metafields, { body, params }, resource) => {
      const metafield = metafields.find(({ id }) => String(id) === params.metafield)
      if (metafield === undefined) return notFound()
      metafield.value = textOf(recordOf(body).value) ?? ''
      return Response.json({ data: rendered(metafield, resource), meta: {} })
    }),
    [`DELETE ${path}/{metafield}`]: withOwner((metafields, { params }) => {
      const index = metafields.findIndex(({ id }) => String(id) === params.metafield)
      if (index < 0) return notFound()
      metafields.splice(index, 1)
      return new Response(null, { status: 204 })
    }),
  }
}

/** The metafields of carts and of customers (v3). */
export const metafieldRoutes = (shop: Shop): Routes => ({
  ...routesOf(shop, '/carts/{id}/metafields', 'cart', (id) => shop.carts.get(id)),
  ...routesOf(shop, '/customers/{id}/metafields', 'customer', (id) => shop.customers.get(Number(id))),
})
