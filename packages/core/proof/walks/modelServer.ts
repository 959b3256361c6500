/**
 * A minimal in-memory back end that follows the API contract: carts with versions and idempotency keys, checkouts, and
 * the data of the customers.
 */

import { createModelCustomers } from './modelCustomers.ts'
import { problem, type WireAnswer, type WireRequest } from './modelWire.ts'

interface ModelLine {
  readonly id: string
  readonly variant: number
  quantity: number
}

export interface ModelCart {
  readonly id: string
  owner: string | null
  version: number
  lines: ModelLine[]
  country: string | null
  note: string | null
  isClosed: boolean
}

/** The stock of each variant. */
const STOCK = 50
export const VARIANTS = [1, 2, 3] as const
/** A variant that does not ship to Norway. */
const UNSHIPPABLE = 3

const number = (value: unknown): number => (typeof value === 'number' ? value : 0)

export const createModelServer = () => {
  const carts = new Map<string, ModelCart>()
  const answers = new Map<string, { print: string; answer: WireAnswer }>()
  const notes = new Map<string, { id: number; value: string }>()
  /** The quantities of all successful adds, by cart and idempotency key. */
  const added: { cart: string; readonly key: string; readonly pieces: number }[] = []
  let ids = 0
  const nextNumber = (): number => {
    ids += 1
    return ids
  }
  const nextId = (kind: string): string => `${kind}-${String(nextNumber()).padStart(16, '0')}`
  const customers = createModelCustomers(nextNumber)

  const wireCart = ({ id, version, owner, lines, country, note }: ModelCart, removed: readonly ModelLine[] = []) => ({
    id,
    version,
    site: 'de/de-de',
    customer_id: owner === null ? 0 : owner.charCodeAt(0),
    channel_id: 1,
    email: '',
    currency: { code: 'EUR' },
    locale: 'de-DE',
    tax_included: true,
    country,
    base_amount: lines.reduce((sum, line) => sum + line.quantity * 10, 0),
    discount_amount: 0,
    cart_amount: lines.reduce((sum, line) => sum + line.quantity * 10, 0),
    coupons: [],
    note,
    line_items: {
      physical_items: lines.map((line) => ({
        id: line.id,
        product_id: line.variant,
        variant_id: line.variant,
        sku: `SKU-${line.variant}`,
        name: `Jacket ${line.variant}`,
        quantity: line.quantity,
        list_price: 10,
        inventory_tracking: 'variant',
        inventory_level: STOCK,
      })),
    },
    removed_items: removed.map((line) => ({ id: line.id, name: `Jacket ${line.variant}`, reason: 'unshippable' })),
    created_time: '2026-11-21T00:00:00Z',
    updated_time: '2026-11-21T00:00:00Z',
  })

  const change = (cart: ModelCart, what: () => readonly ModelLine[] | undefined): WireAnswer => {
    const removed = what() ?? []
    cart.version += 1
    return { status: 200, body: wireCart(cart, removed) }
  }

  const wasAdded = ({ id }: ModelCart, key: string | null): boolean =>
    key !== null && added.some((earlier) => earlier.cart === id && earlier.key === key)

  const addTo = (cart: ModelCart, { body, key }: WireRequest): WireAnswer | null => {
    // An add counts once per cart and idempotency key.
    if (wasAdded(cart, key)) return null
    const items = Array.isArray(body.line_items) ? body.line_items : []
    for (const item of items) {
      const known = cart.lines.find(({ variant }) => variant === item.variant_id)
      const quantity = number(item.quantity)
      if ((known?.quantity ?? 0) + quantity > STOCK) {
        return problem(422, 'out_of_stock', { max: STOCK - (known?.quantity ?? 0) })
      }
      if (known === undefined) cart.lines.push({ id: nextId('line'), variant: item.variant_id, quantity })
      else known.quantity += quantity
      added.push({ cart: cart.id, key: key ?? '', pieces: quantity })
    }
    return null
  }

  const open = (id: string | undefined, user: string | null): ModelCart | null => {
    const cart = carts.get(id ?? '')
    return cart === undefined || cart.isClosed || (cart.owner !== null && cart.owner !== user) ? null : cart
  }

  const cartCall = (request: WireRequest, cart: ModelCart, rest: readonly string[]): WireAnswer => {
    const { method, body, query } = request
    const [place, lineId] = rest
    const seen = body.version ?? (query.has('version') ? Number(query.get('version')) : undefined)
    const isStale = seen !== undefined && seen !== cart.version
    if (place === undefined) return { status: 200, body: wireCart(cart) }
    if (place === 'release') return { status: 204, body: null }
    if (place === 'items' && method === 'POST') {
      if (wasAdded(cart, request.key)) return { status: 200, body: wireCart(cart) }
      let refused: WireAnswer | null = null
      const answer = change(cart, () => {
        refused = addTo(cart, request)
        return undefined
      })
      return refused ?? answer
    }
    if (isStale) return problem(409, 'stale_version', { cart: wireCart(cart) })
    if (place === 'country') {
      return change(cart, () => {
        cart.country = String(body.country)
        const gone = cart.country === 'NO' ? cart.lines.filter(({ variant }) => variant === UNSHIPPABLE) : []
        cart.lines = cart.lines.filter((line) => !gone.includes(line))
        return gone
      })
    }
    if (place === 'note') {
      return change(cart, () => {
        cart.note = typeof body.note === 'string' ? body.note : null
        return undefined
      })
    }
    const line = cart.lines.find(({ id }) => id === lineId)
    if (line === undefined) return problem(404, 'line_not_found')
    return change(cart, () => {
      if (method === 'DELETE') cart.lines = cart.lines.filter((other) => other !== line)
      else line.quantity = Math.min(STOCK, number(body.quantity))
      return undefined
    })
  }

  const newCart = (owner: string | null): ModelCart => {
    const cart = { id: nextId('cart'), owner, version: 1, lines: [], country: null, note: null, isClosed: false }
    carts.set(cart.id, cart)
    return cart
  }

  const cartOfUser = (user: string): ModelCart | undefined =>
    [...carts.values()].find(({ owner, isClosed }) => owner === user && !isClosed)

  const claim = ({ body, user }: WireRequest): WireAnswer => {
    if (user === null) return problem(401, 'sign_in')
    const guest = open(typeof body.guest_cart_id === 'string' ? body.guest_cart_id : undefined, user)
    const own = cartOfUser(user)
    if (guest === null || guest === own)
      return own === undefined ? { status: 204, body: null } : { status: 200, body: wireCart(own) }
    if (own === undefined) {
      guest.owner = user
      return { status: 200, body: wireCart(guest) }
    }
    for (const line of guest.lines) {
      const known = own.lines.find(({ variant }) => variant === line.variant)
      if (known === undefined) own.lines.push({ ...line, id: nextId('line') })
      else known.quantity = Math.min(STOCK, known.quantity + line.quantity)
    }
    // The adds of the guest now belong to the customer's cart, so an add that is repeated with the same key does not
    // count again.
    for (const each of added) if (each.cart === guest.id) each.cart = own.id
    own.version += 1
    guest.isClosed = true
    return { status: 200, body: wireCart(own) }
  }

  const decide = (request: WireRequest): WireAnswer => {
    const { method, path, user, body } = request
    const [, place = '', id, ...rest] = path.split('/')
    const forCustomer = customers.handle(request)
    if (forCustomer !== null) return forCustomer
    if (path === '/carts' && method === 'POST') {
      const cart = (user === null ? undefined : cartOfUser(user)) ?? newCart(user)
      return addTo(cart, request) ?? { status: 201, body: wireCart(cart) }
    }
    if (path === '/carts/claim') return claim(request)
    if (place === 'carts') {
      const cart = open(id, user)
      return cart === null ? problem(404, 'cart_not_found') : cartCall(request, cart, rest)
    }
    if (place === 'cartMetafields') {
      return { status: 200, body: [...notes].map(([key, note]) => ({ ...note, key })) }
    }
    if (place === 'createCartMetaFields' || place === 'updateCartMetafield') {
      if (place === 'createCartMetaFields' && notes.has('cart-items')) return problem(409, 'exists')
      notes.set('cart-items', { id: 24, value: JSON.stringify(body) })
      return { status: 201, body: { id: 24 } }
    }
    if (place === 'checkouts') {
      const cart = open(typeof body.cart_id === 'string' ? body.cart_id : undefined, user)
      if (cart === null || cart.lines.length === 0) return problem(404, 'cart_not_found')
      return { status: 201, body: { returnUrl: `https://shop.example/checkout/${nextId('visit')}` } }
    }
    if (place === 'interaction') return { status: 204, body: null }
    return problem(404, 'unknown_call')
  }

  return {
    carts,
    added,
    customers: customers.customers,
    handle: (request: WireRequest): WireAnswer => {
      const { key, method, path, body, user } = request
      if (key === null) return decide(request)
      // Like the store server, the model repeats its response to a request with the same method, path, customer and
      // key.
      const name = `${method} ${path} ${user} ${key}`
      const print = JSON.stringify(body.line_items ?? body)
      const earlier = answers.get(name)
      if (earlier !== undefined) {
        return earlier.print === print ? earlier.answer : problem(422, 'key_reused')
      }
      const answer = decide(request)
      // Like the store server, the model stores only successful and 422 responses, to send them again for a repeated key.
      if (answer.status < 400 || answer.status === 422) answers.set(name, { print, answer })
      return answer
    },
    /** Simulates an order in the hosted checkout, which closes the cart. */
    placeOrder: (id: string) => {
      const cart = carts.get(id)
      if (cart !== undefined) cart.isClosed = true
    },
  }
}

export type ModelServer = ReturnType<typeof createModelServer>
