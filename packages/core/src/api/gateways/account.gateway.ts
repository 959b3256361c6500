import type { Client } from 'openapi-fetch'
import type { AccountGateway, Profile } from '../../account/account.types.ts'
import { customPart } from '../../shared/custom.ts'
import type { Site } from '../../shared/site.ts'
import type { components as AccountComponents, paths as AccountPaths } from '../generated/account.ts'
import type { paths as StorePaths } from '../generated/store.ts'
import { readAnswer, readLazily } from '../readBody.ts'
import { needed, type ReportBroken } from '../readParts.ts'

export interface AccountGatewayConfig {
  readonly account: Client<AccountPaths>
  readonly store: Client<StorePaths>
  readonly site: Site
  readonly report?: ReportBroken | undefined
}

const PAGE_SIZE = 10

/** Loaded on demand: only signed-in users have orders, and few of them open the list. */
const orderMapper = () => import('../mappers/order.mapper.ts')

type Body = AccountComponents['schemas']['ProfileAnswer']
const profileOf = ({ profile: { bigCommCustomerID, userName, firstName, lastName, custom } }: Body): Profile => ({
  customerId: String(needed(bigCommCustomerID, 'bigCommCustomerID')),
  userName: userName ?? '',
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  ...customPart(custom),
})

/** Creates the gateway for profile, password, sign-up and orders over HTTP (spec section 7). */
export const createAccountGateway = ({ account, store, site, report }: AccountGatewayConfig): AccountGateway => ({
  profile: (options) => readAnswer(account.GET('/profile', { ...options }), profileOf),
  updateProfile: (body, options) => readAnswer(account.POST('/update-profile', { body, ...options }), profileOf),
  changePassword: (body, options) => readAnswer(account.POST('/change-password', { body, ...options }), profileOf),
  signUp: (fields, options) =>
    readAnswer(account.POST('/sign-up', { body: { ...fields, site: site.prefix }, ...options }), profileOf),
  orders: (page, options) => {
    const params = { query: { page, per_page: PAGE_SIZE } }
    return readLazily(store.GET('/orders', { params, ...options }), orderMapper(), ({ mapOrders }, answer) =>
      mapOrders(answer, site, report),
    )
  },
  order: (orderNumber, options) => {
    const call = store.GET('/orders/{orderNumber}', { params: { path: { orderNumber } }, ...options })
    return readLazily(call, orderMapper(), ({ mapOrder }, order) => mapOrder(order, site))
  },
})
