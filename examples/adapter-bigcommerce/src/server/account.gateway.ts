import type { CallOptions } from '@cairn/core'
import { StoreError, UNEXPECTED_ERROR } from '@cairn/core'
import type { AccountGateway, OrderPage, Profile } from '@cairn/core/account'
import { listOf, needed, numberOf, recordOf, textOf } from '@cairn/core/adapter'
import { mapCredentials, mapCustomers } from '../mappers/customer.mapper.ts'
import { isVisibleOrder, mapOrder, mapOrders, productIdsOfOrders } from '../mappers/order.mapper.ts'
import { loadCatalogue } from './catalogue.ts'
import type { Management } from './management.ts'
import { neededCustomer } from './neededCustomer.ts'

const PAGE_SIZE = 10
const ORDER_QUERY = { include: 'consignments.line_items', consignment_structure: 'object' }

const refuse = (detail: string): StoreError => new StoreError('REFUSED', detail, { detail })

const readProfile = (body: unknown): Profile => needed(mapCustomers(body), 'data')

/** Counts the orders that a customer sees; the count of BigCommerce includes checkouts that nobody completed (state 0). */
const readCount = (body: unknown): number =>
  listOf(recordOf(body).statuses)
    .map(recordOf)
    .reduce((sum, { id, count }) => sum + (numberOf(id) === 0 ? 0 : (numberOf(count) ?? 0)), 0)

/** Creates the gateway of the account: customers v3 and orders v2. */
export const createAccountGateway = (management: Management): AccountGateway => {
  const { v2, v3, site, channelId, report } = management

  const profile = async (options: CallOptions): Promise<Profile> =>
    v3({ path: '/customers', query: { 'id:in': neededCustomer(management) }, read: readProfile, ...options })

  const update = (fields: object, options: CallOptions): Promise<Profile> =>
    v3({
      method: 'PUT',
      path: '/customers',
      body: [{ id: Number(neededCustomer(management)), ...fields }],
      read: readProfile,
      ...options,
    })

  return {
    profile,
    updateProfile: async ({ userName: email, firstName, lastName }, options) => {
      neededCustomer(management)
      if ([firstName, lastName].some((name) => name !== undefined && name.trim() === ''))
        throw refuse('A name must not be empty.')
      return update({ email, first_name: firstName, last_name: lastName }, options)
    },
    changePassword: async ({ currentPassword, newPassword, confirmPassword }, options) => {
      const { userName: email } = await profile(options)
      if (newPassword !== confirmPassword) throw refuse('The two new passwords differ.')
      const { isValid } = await v3({
        method: 'POST',
        path: '/customers/validate-credentials',
        body: { email, password: currentPassword, channel_id: channelId },
        read: mapCredentials,
        ...options,
      })
      if (!isValid) throw refuse('The current password is wrong.')
      return update({ authentication: { force_password_reset: false, new_password: newPassword } }, options)
    },
    signUp: ({ userName: email, password, firstName, lastName }, options) =>
      v3({
        method: 'POST',
        path: '/customers',
        body: [
          {
            email,
            first_name: firstName,
            last_name: lastName,
            origin_channel_id: channelId,
            authentication: { force_password_reset: false, new_password: password },
          },
        ],
        read: readProfile,
        ...options,
      }),
    orders: async (page, options): Promise<OrderPage> => {
      const customer_id = neededCustomer(management)
      const query = { ...ORDER_QUERY, customer_id, page, limit: PAGE_SIZE, sort: 'date_created:desc' }
      const [body, total] = await Promise.all([
        // 204 without a body where there are none.
        v2({ path: '/orders', query, read: (json) => json ?? [], ...options }),
        v2({ path: '/orders/count', query: { customer_id }, read: readCount, ...options }),
      ])
      const catalogue = await loadCatalogue(management, productIdsOfOrders(listOf(body)), options)
      return { orders: mapOrders(body, { site, catalogue, report }), page, total }
    },
    order: async (number, options) => {
      const customerId = neededCustomer(management)
      const read = (json: unknown) => json
      const body = await v2({ path: '/orders/{number}', params: { number }, query: ORDER_QUERY, read, ...options })
      if (textOf(recordOf(body).customer_id) !== customerId || !isVisibleOrder(body))
        throw new StoreError('NOT_FOUND', UNEXPECTED_ERROR, { path: '/orders/{number}' })
      const catalogue = await loadCatalogue(management, productIdsOfOrders([body]), options)
      return mapOrder(body, { site, catalogue, report })
    },
  }
}
