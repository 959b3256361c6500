import { listOf, numberOf, recordOf, textOf } from '@cairn/core/adapter'
import { COUPON, cartOf, checkoutOf } from './rendered.ts'
import { type Call, notFound, type Routes } from './router.ts'
import { addItem, checkVersion, newCart, Refusal, removeItem, type Shop, type StoredCart, setQuantity } from './shop.ts'

const data = (body: unknown, status = 200): Response => Response.json({ data: body, meta: {} }, { status })

const cartIn = (shop: Shop, id: string | undefined): StoredCart => {
  const cart = shop.carts.get(id ?? '')
  if (cart === undefined) throw new Refusal(404, 'The resource at that URL is not found.')
  return cart
}

/** Without `include`, the Management API leaves out the options of the lines. */
const rendered = (cart: StoredCart, { query }: Call) => {
  const body = cartOf(cart)
  if (query.get('include')?.includes('line_items.physical_items.options')) return body
  const physical_items = body.line_items.physical_items.map(({ options: _, ...item }) => item)
  return { ...body, line_items: { ...body.line_items, physical_items } }
}

const addAll = (shop: Shop, cart: StoredCart, body: unknown): void => {
  for (const part of listOf(recordOf(body).line_items)) {
    const { product_id, variant_id, quantity } = recordOf(part)
    addItem(shop, cart, product_id, variant_id, numberOf(quantity) ?? 1)
  }
}

/** The carts of the Management API (v3). */
export const cartRoutes = (shop: Shop): Routes => ({
  'POST /carts': (call) => {
    const { customer_id, channel_id, currency, locale } = recordOf(call.body)
    const cart = newCart(shop, {
      customerId: numberOf(customer_id) ?? 0,
      channelId: numberOf(channel_id) ?? 1,
      currency: textOf(recordOf(currency).code) ?? 'EUR',
      locale: textOf(locale) ?? 'en',
    })
    try {
      addAll(shop, cart, call.body)
    } catch (cause) {
      shop.carts.delete(cart.id)
      throw cause
    }
    cart.version = 1
    return data(rendered(cart, call), 201)
  },
  'GET /carts/{id}': (call) => data(rendered(cartIn(shop, call.params.id), call)),
  'PUT /carts/{id}': (call) => {
    const cart = cartIn(shop, call.params.id)
    const { customer_id, version } = recordOf(call.body)
    checkVersion(cart, version)
    cart.customerId = numberOf(customer_id) ?? 0
    cart.version += 1
    return data(rendered(cart, call), 201)
  },
  'DELETE /carts/{id}': ({ params }) =>
    shop.carts.delete(params.id ?? '') ? new Response(null, { status: 204 }) : notFound(),
  'POST /carts/{id}/items': (call) => {
    const cart = cartIn(shop, call.params.id)
    checkVersion(cart, recordOf(call.body).version)
    addAll(shop, cart, call.body)
    return data(rendered(cart, call), 201)
  },
  'PUT /carts/{id}/items/{item}': (call) => {
    const cart = cartIn(shop, call.params.id)
    const { line_item, version } = recordOf(call.body)
    checkVersion(cart, version)
    setQuantity(cart, call.params.item ?? '', numberOf(recordOf(line_item).quantity) ?? 1)
    return data(rendered(cart, call))
  },
  'DELETE /carts/{id}/items/{item}': (call) => {
    const cart = cartIn(shop, call.params.id)
    checkVersion(cart, recordOf(call.body).version)
    return removeItem(shop, cart, call.params.item ?? '')
      ? data(rendered(cart, call))
      : new Response(null, { status: 204 })
  },
  'POST /carts/{id}/redirect_urls': ({ params }) => {
    const { id } = cartIn(shop, params.id)
    const token = crypto.randomUUID()
    return data(
      {
        cart_url: `https://shop.example/cart.php?action=load&id=${id}&token=${token}`,
        checkout_url: `https://shop.example/cart.php?action=loadInCheckout&id=${id}&token=${token}`,
        embedded_checkout_url: `https://shop.example/cart.php?embedded=1&id=${id}&token=${token}`,
      },
      201,
    )
  },
})

/** The checkouts of the Management API (v3). */
export const checkoutRoutes = (shop: Shop): Routes => ({
  'GET /checkouts/{id}': ({ params }) => data(checkoutOf(cartIn(shop, params.id))),
  'PUT /checkouts/{id}': ({ params, body }) => {
    const cart = cartIn(shop, params.id)
    cart.message = textOf(recordOf(body).customer_message) ?? ''
    cart.version += 1
    return data(checkoutOf(cart))
  },
  'POST /checkouts/{id}/coupons': ({ params, body }) => {
    const cart = cartIn(shop, params.id)
    if (recordOf(body).coupon_code !== COUPON) throw new Refusal(422, "The coupon code isn't valid.")
    cart.coupon = COUPON
    cart.version += 1
    return data(checkoutOf(cart))
  },
  'DELETE /checkouts/{id}/coupons/{code}': ({ params }) => {
    const cart = cartIn(shop, params.id)
    if (cart.coupon !== params.code) return notFound()
    cart.coupon = null
    cart.version += 1
    return data(checkoutOf(cart))
  },
})
