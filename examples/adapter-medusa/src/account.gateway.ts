import { type CallOptions, StoreError } from '@cairn/core'
import type { AccountGateway, NewAccount, Order, Profile } from '@cairn/core/account'
import * as z from 'zod/mini'
import { type Medusa, reading } from './connect.ts'
import { customer as customerSchema, order as orderSchema } from './medusa.schema.ts'
import { readCustom } from './metadata.ts'
import { mapOrder, ORDER_FIELDS } from './order.mapper.ts'

const PER_PAGE = 10

const refuse = (detail: string, problem: string): never => {
  throw new StoreError('REFUSED', detail, { detail, problem })
}

const readProfile = reading(
  z.object({ customer: customerSchema }),
  ({ customer }): Profile => ({
    customerId: customer.id,
    userName: customer.email,
    firstName: customer.first_name ?? '',
    lastName: customer.last_name ?? '',
    ...readCustom(customer.metadata),
  }),
)

const readToken = reading(z.object({ token: z.string() }), ({ token }) => token)

interface Orders {
  readonly orders: readonly Order[]
  readonly count: number
}

export const createAccountGateway = ({ call, site }: Medusa): AccountGateway => {
  const profile = (options: CallOptions): Promise<Profile> =>
    call({ path: '/store/customers/me', read: readProfile, ...options })

  const readOrders = reading(
    z.object({ count: z.number(), orders: z.array(orderSchema) }),
    ({ count, orders }): Orders => ({
      count,
      orders: orders.map((order) => mapOrder(site, order)),
    }),
  )

  const list = (offset: number, options: CallOptions): Promise<Orders> =>
    call({
      path: '/store/orders',
      query: { fields: ORDER_FIELDS, order: '-created_at', limit: PER_PAGE, offset },
      read: readOrders,
      ...options,
    })

  /** The store API finds an order by its id only, and the customer knows its number. */
  const find = async (number: string, offset: number, options: CallOptions): Promise<Order> => {
    const { count, orders } = await list(offset, options)
    const order = orders.find((known) => known.number === number)
    if (order !== undefined) return order
    if (offset + PER_PAGE >= count) throw new StoreError('NOT_FOUND', 'There is no such order')
    return find(number, offset + PER_PAGE, options)
  }

  const register = async ({ password, userName }: NewAccount, options: CallOptions): Promise<string> => {
    const body = { email: userName, password }
    const path = '/auth/customer/emailpass/register'
    try {
      return await call({ method: 'POST', path, body, read: readToken, ...options })
    } catch (cause) {
      // Medusa answers with 401 for an address that has an account.
      if (cause instanceof StoreError && cause.code === 'UNAUTHORIZED')
        return refuse('There is an account with this e-mail address', 'email_taken')
      throw cause
    }
  }

  return {
    profile,
    updateProfile: async ({ firstName, lastName, userName }, options) => {
      if (userName !== undefined) return refuse('The e-mail address of an account cannot be changed', 'unsupported')
      if ([firstName, lastName].some((name) => name?.trim() === '')) return refuse('A name is missing', 'name_missing')
      const body = { first_name: firstName, last_name: lastName }
      return call({ method: 'POST', path: '/store/customers/me', body, read: readProfile, ...options })
    },
    changePassword: async ({ confirmPassword, currentPassword, newPassword }, options) => {
      if (confirmPassword !== newPassword) return refuse('The two new passwords differ', 'passwords_differ')
      const body = { current_password: currentPassword, new_password: newPassword }
      await call({ method: 'POST', path: '/store/customers/me/password', body, read: () => null, ...options })
      return profile(options)
    },
    signUp: async ({ userName, ...names }, options) => {
      // For Medusa, "Ada@…" and "ada@…" are two accounts.
      const fields = { ...names, userName: userName.toLowerCase() }
      const authorization = `Bearer ${await register(fields, options)}`
      const body = { email: fields.userName, first_name: fields.firstName, last_name: fields.lastName }
      return call({
        method: 'POST',
        path: '/store/customers',
        headers: { authorization },
        body,
        read: readProfile,
        ...options,
      })
    },
    orders: async (page, options) => {
      const { count, orders } = await list((page - 1) * PER_PAGE, options)
      return { orders, page, total: count }
    },
    order: (number, options) => find(number, 0, options),
  }
}
