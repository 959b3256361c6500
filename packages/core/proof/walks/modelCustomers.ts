import { problem, type WireAnswer, type WireRequest } from './modelWire.ts'

/** The code that activates a membership. */
export const CODE = 'GUIDE-1'
/** The password of every customer. */
export const PASSWORD = 'Anorak-1'
/** The number of orders of each customer: more than two pages. */
const ORDERS = 23
const PER_PAGE = 10

/** What the server stores of one customer. */
interface ModelCustomer {
  firstName: string
  isMember: boolean
  wishlist: { readonly id: number; readonly product: number }[]
}

const membership = {
  membership: { isActive: true, bigCommCustomerGroupID: 4, community: 'Guides' },
  customerGroup: { id: 4, name: 'Guides' },
}

const orderOf = (index: number) => ({
  number: `A-${index}`,
  status: 'shipped',
  placed_at: '2026-11-01T00:00:00Z',
  currency: 'EUR',
  subtotal: 10,
  shipping_cost: 0,
  total: 10,
  shipping_address: {},
  line_items: [],
})

const wishlistItemOf = ({ id, product }: { id: number; product: number }) => ({
  id,
  product_id: product,
  variant_id: null,
  slug: `jacket-${product}`,
  name: `Jacket ${product}`,
  category: '',
  image_url: '',
  price: 10,
  currency: 'EUR',
  available: true,
})

/** The part of the model server that only customers use: profile, orders, membership and wish list. */
export const createModelCustomers = (nextNumber: () => number) => {
  const customers = new Map<string, ModelCustomer>()
  const customerOf = (user: string): ModelCustomer => {
    const known = customers.get(user) ?? { firstName: user, isMember: false, wishlist: [] }
    customers.set(user, known)
    return known
  }

  const profile = (user: string): WireAnswer => ({
    status: 200,
    body: {
      profile: {
        bigCommCustomerID: user.charCodeAt(0),
        userName: user,
        firstName: customerOf(user).firstName,
        lastName: 'Walker',
      },
    },
  })

  const orders = (query: URLSearchParams): WireAnswer => {
    const page = Number(query.get('page') ?? 1)
    const first = (page - 1) * PER_PAGE
    const count = Math.max(0, Math.min(PER_PAGE, ORDERS - first))
    const data = Array.from({ length: count }, (_, index) => orderOf(first + index))
    return { status: 200, body: { data, meta: { pagination: { page, per_page: PER_PAGE, total: ORDERS } } } }
  }

  const wishlist = ({ method, path, body }: WireRequest, customer: ModelCustomer): WireAnswer => {
    const product = Number(body.product_id)
    const id = Number(path.split('/').at(-1))
    if (method === 'POST' && !customer.wishlist.some((item) => item.product === product))
      customer.wishlist.push({ id: nextNumber(), product })
    if (method === 'DELETE') {
      if (!customer.wishlist.some((item) => item.id === id)) return problem(404, 'item_not_found')
      customer.wishlist = customer.wishlist.filter((item) => item.id !== id)
    }
    return { status: 200, body: { items: customer.wishlist.map(wishlistItemOf) } }
  }

  return {
    customers,
    /** Returns the response to a request of a customer; null for a path of another service. */
    handle: (request: WireRequest): WireAnswer | null => {
      const { path, body, query, user } = request
      const [, place = ''] = path.split('/')
      if (!['wishlist', 'profile', 'update-profile', 'change-password', 'orders', 'pro-program'].includes(place))
        return null
      if (user === null) return problem(401, 'sign_in')
      const customer = customerOf(user)
      if (place === 'wishlist') return wishlist(request, customer)
      if (place === 'orders') return orders(query)
      if (place === 'update-profile') customer.firstName = String(body.firstName)
      if (place === 'change-password' && body.currentPassword !== PASSWORD) return problem(422, 'wrong_password')
      if (place !== 'pro-program') return profile(user)
      if (path.endsWith('/verify')) {
        if (body.authenticationCode !== CODE) return problem(422, 'wrong_code')
        customer.isMember = true
        return { status: 200, body: { ...membership, message: 'Welcome' } }
      }
      return { status: 200, body: customer.isMember ? { ...membership, expired: false } : {} }
    },
  }
}
