import { listOf, numberOf, recordOf, textOf } from '@cairn/core/adapter'
import { toCamelCase } from '../payloads/toCamelCase.fixture.ts'
import { COUPON, cartOf, GIFT_CERTIFICATE, storefrontCheckoutOf } from './rendered.ts'
import { type Call, notFound, type Routes } from './router.ts'
import { addItem, checkVersion, newCart, Refusal, removeItem, type Shop, type StoredCart, setQuantity } from './shop.ts'

const cookieOf = ({ headers }: Call): string =>
  /SHOP_SESSION_TOKEN=([\w-]+)/.exec(headers.get('cookie') ?? '')?.[1] ?? ''

/** The cart in the names of the Storefront API, which does not have all fields of the Management API. */
const rendered = (cart: StoredCart) => {
  const { tax_included, channel_id, currency, line_items, ...rest } = cartOf(cart)
  const physical_items = line_items.physical_items.map(({ taxable, is_require_shipping, ...item }) => ({
    ...item,
    is_taxable: taxable,
    is_shipping_required: is_require_shipping,
  }))
  return toCamelCase({
    ...rest,
    is_tax_included: tax_included,
    currency: { ...currency, name: 'Euro', symbol: '€', decimal_places: 2 },
    line_items: { ...line_items, physical_items },
  })
}

/** The carts of the Storefront API: the cart of the browser's session, and no other. */
export const storefrontRoutes = (shop: Shop): Routes => {
  const sessionOf = (call: Call) => shop.sessions.get(cookieOf(call))
  const cartIn = (call: Call): StoredCart => {
    const session = sessionOf(call)
    const cart = shop.carts.get(call.params.id ?? '')
    if (cart === undefined || session?.cartId !== cart.id) throw new Refusal(404, 'The cart was not found.')
    return cart
  }
  const addAll = (cart: StoredCart, body: unknown): void => {
    for (const part of listOf(recordOf(body).lineItems)) {
      const { productId, variantId, quantity } = recordOf(part)
      addItem(shop, cart, productId, variantId, numberOf(quantity) ?? 1)
    }
  }
  const changeCheckout = (change: (cart: StoredCart, call: Call) => void) => (call: Call) => {
    const cart = cartIn(call)
    change(cart, call)
    cart.version += 1
    return Response.json(toCamelCase(storefrontCheckoutOf(cart)))
  }
  return {
    'GET /carts': (call) => {
      const cart = shop.carts.get(sessionOf(call)?.cartId ?? '')
      return Response.json(cart === undefined ? [] : [rendered(cart)])
    },
    'POST /carts': (call) => {
      const session = sessionOf(call)
      if (session === undefined) return notFound()
      const parts = { customerId: session.customerId, channelId: 1, currency: 'EUR', locale: 'de' }
      const cart = newCart(shop, parts)
      try {
        addAll(cart, call.body)
      } catch (cause) {
        shop.carts.delete(cart.id)
        throw cause
      }
      session.cartId = cart.id
      return Response.json(rendered(cart))
    },
    'POST /carts/{id}/items': (call) => {
      const cart = cartIn(call)
      checkVersion(cart, recordOf(call.body).version)
      addAll(cart, call.body)
      return Response.json(rendered(cart))
    },
    'PUT /carts/{id}/items/{item}': (call) => {
      const cart = cartIn(call)
      const { lineItem, version } = recordOf(call.body)
      checkVersion(cart, version)
      setQuantity(cart, call.params.item ?? '', numberOf(recordOf(lineItem).quantity) ?? 1)
      return Response.json(rendered(cart))
    },
    'DELETE /carts/{id}/items/{item}': (call) => {
      const cart = cartIn(call)
      checkVersion(cart, recordOf(call.body).version)
      return removeItem(shop, cart, call.params.item ?? '')
        ? Response.json(rendered(cart))
        : new Response(null, { status: 204 })
    },
    'GET /checkouts/{id}': (call) => Response.json(toCamelCase(storefrontCheckoutOf(cartIn(call)))),
    'PUT /checkouts/{id}': changeCheckout((cart, { body }) => {
      cart.message = textOf(recordOf(body).customerMessage) ?? ''
    }),
    'POST /checkouts/{id}/coupons': changeCheckout((cart, { body }) => {
      if (recordOf(body).couponCode !== COUPON) throw new Refusal(400, "The coupon code isn't valid.")
      cart.coupon = COUPON
    }),
    'DELETE /checkouts/{id}/coupons/{code}': changeCheckout((cart) => {
      cart.coupon = null
    }),
    'POST /checkouts/{id}/gift-certificates': changeCheckout((cart, { body }) => {
      if (recordOf(body).giftCertificateCode !== GIFT_CERTIFICATE.code)
        throw new Refusal(400, "The gift certificate code isn't valid.")
      cart.giftCertificate = GIFT_CERTIFICATE.code
    }),
    'DELETE /checkouts/{id}/gift-certificates/{code}': changeCheckout((cart, { params }) => {
      if (cart.giftCertificate !== params.code) throw new Refusal(404, 'The gift certificate was not found.')
      cart.giftCertificate = null
    }),
  }
}
