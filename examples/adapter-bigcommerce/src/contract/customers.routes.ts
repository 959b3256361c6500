import { listOf, numberOf, recordOf, textOf } from '@cairn/core/adapter'
import { problem, type Routes } from './router.ts'
import type { Shop, StoredCustomer, StoredList } from './shop.ts'

const customerOf = ({ id, email, firstName, lastName }: StoredCustomer) => ({
  id,
  email,
  first_name: firstName,
  last_name: lastName,
  company: '',
  customer_group_id: 0,
  origin_channel_id: 1,
  channel_ids: null,
  date_created: '2026-01-02T03:04:05Z',
})

const page = (data: readonly unknown[]) =>
  Response.json({
    data,
    meta: { pagination: { total: data.length, count: data.length, per_page: 50, current_page: 1, total_pages: 1 } },
  })

const byId = (shop: Shop, id: unknown): StoredCustomer | undefined => shop.customers.get(numberOf(id) ?? 0)

const refusal = (errors: object) => problem(422, 'Some of the fields are not valid.', { errors })

/** Returns why BigCommerce refuses fields of a customer; null if it accepts them. */
const refusalOf = (shop: Shop, customer: Readonly<Record<string, unknown>>): Response | null => {
  const { id, email, first_name, last_name, authentication } = customer
  const isTaken = [...shop.customers.values()].some((each) => each.email === email && each.id !== id)
  if (isTaken) return problem(422, `The email ${textOf(email)} is already in use.`)
  if ([first_name, last_name].some((name) => name !== undefined && textOf(name) === null))
    return refusal({ '0.first_name': 'blank' })
  const password = textOf(recordOf(authentication).new_password)
  return password !== null && password.length < 7 ? problem(422, 'Passwords have at least 7 characters.') : null
}

/** The customers (v3). */
export const customerRoutes = (shop: Shop): Routes => ({
  'GET /customers': ({ query }) => {
    const ids = (query.get('id:in') ?? '').split(',')
    return page([...shop.customers.values()].filter(({ id }) => ids.includes(String(id))).map(customerOf))
  },
  'POST /customers': ({ body }) => {
    const json = recordOf(listOf(body)[0])
    const refused = refusalOf(shop, json)
    if (refused !== null) return refused
    const customer: StoredCustomer = {
      id: shop.nextId(),
      email: textOf(json.email) ?? '',
      firstName: textOf(json.first_name) ?? '',
      lastName: textOf(json.last_name) ?? '',
      password: textOf(recordOf(json.authentication).new_password) ?? '',
      metafields: [],
    }
    shop.customers.set(customer.id, customer)
    return page([customerOf(customer)])
  },
  'PUT /customers': ({ body }) => {
    const json = recordOf(listOf(body)[0])
    const customer = byId(shop, json.id)
    if (customer === undefined) return refusal({ '0.id': 'unknown' })
    const refused = refusalOf(shop, json)
    if (refused !== null) return refused
    customer.email = textOf(json.email) ?? customer.email
    customer.firstName = textOf(json.first_name) ?? customer.firstName
    customer.lastName = textOf(json.last_name) ?? customer.lastName
    customer.password = textOf(recordOf(json.authentication).new_password) ?? customer.password
    return page([customerOf(customer)])
  },
  'POST /customers/validate-credentials': ({ body }) => {
    const { email, password } = recordOf(body)
    const customer = [...shop.customers.values()].find((each) => each.email === email && each.password === password)
    return Response.json(customer === undefined ? { is_valid: false } : { customer_id: customer.id, is_valid: true })
  },
})

const listIn = (shop: Shop, id: string | undefined): StoredList | undefined => shop.lists.get(Number(id))

const rendered = ({ id, customerId, items }: StoredList) => ({
  id,
  customer_id: customerId,
  name: 'Wish list',
  is_public: false,
  token: `token-${id}`,
  items: items.map((item) => ({
    id: item.id,
    product_id: item.productId,
    ...(item.variantId !== null && { variant_id: item.variantId }),
  })),
})

const itemsOf = (shop: Shop, body: unknown): StoredList['items'] =>
  listOf(recordOf(body).items).map((part) => {
    const { product_id, variant_id } = recordOf(part)
    return { id: shop.nextId(), productId: numberOf(product_id) ?? 0, variantId: numberOf(variant_id) }
  })

/** The wish lists (v3). */
export const wishlistRoutes = (shop: Shop): Routes => ({
  'GET /wishlists': ({ query }) =>
    page(
      [...shop.lists.values()]
        .filter(({ customerId }) => String(customerId) === query.get('customer_id'))
        .map(rendered),
    ),
  'POST /wishlists': ({ body }) => {
    const list = {
      id: shop.nextId(),
      customerId: numberOf(recordOf(body).customer_id) ?? 0,
      items: itemsOf(shop, body),
    }
    shop.lists.set(list.id, list)
    return Response.json({ data: rendered(list), meta: {} }, { status: 201 })
  },
  'POST /wishlists/{id}/items': ({ params, body }) => {
    const list = listIn(shop, params.id)
    if (list === undefined) return problem(404, 'Wishlist not found.')
    list.items.push(...itemsOf(shop, body))
    return Response.json({ data: rendered(list), meta: {} }, { status: 201 })
  },
  'DELETE /wishlists/{id}/items/{item}': ({ params }) => {
    const list = listIn(shop, params.id)
    if (list === undefined || list.items.every(({ id }) => String(id) !== params.item))
      return problem(404, 'Wishlist not found.')
    list.items = list.items.filter(({ id }) => String(id) !== params.item)
    return Response.json({ data: rendered(list), meta: {} })
  },
})
