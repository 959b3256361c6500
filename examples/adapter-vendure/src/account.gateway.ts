import { type CallOptions, StoreError } from '@cairn/core'
import type { AccountGateway, Profile } from '@cairn/core/account'
import {
  createAccountDocuments,
  customerSchema,
  doneSchema,
  orderByCodeSchema,
  ordersSchema,
  updateSchema,
  type VendureProfile,
} from './account.schema.ts'
import { anySchema } from './cart.schema.ts'
import type { Caller } from './headers.ts'
import { mapOrder } from './orders.mapper.ts'
import { refusalOf, type VendureApi, type VendureConfig } from './vendureApi.ts'

/** Orders per page. */
const PER_PAGE = 10

const mapProfile = ({ id, emailAddress, firstName, lastName }: VendureProfile): Profile => ({
  customerId: id,
  userName: emailAddress,
  firstName,
  lastName,
})

const refuse = (detail: string, problem: string): StoreError => new StoreError('REFUSED', detail, { detail, problem })

/** Creates the account over Vendure's customers. The session must be that of a customer, except for the sign-up. */
export const createVendureAccount = (api: VendureApi, config: VendureConfig): AccountGateway => {
  const { site, catalogueLanguage = 'en', hasCustomFields } = config
  const documents = createAccountDocuments(site.taxIncluded ? 'WithTax' : '', hasCustomFields)
  const readProfile = async (options: CallOptions, caller: Caller = 'customer'): Promise<Profile> => {
    const request = { kind: 'query', name: 'Profile', document: documents.profile, schema: customerSchema } as const
    const { activeCustomer } = (await api({ ...request, caller, ...options })).data
    if (activeCustomer === null) throw new StoreError('UNAUTHORIZED', 'The session has ended')
    return mapProfile(activeCustomer)
  }
  const change = async (
    name: 'Password' | 'Register' | 'Login',
    document: string,
    variables: Readonly<Record<string, unknown>>,
    options: CallOptions,
  ): Promise<string | null> => {
    const request = { kind: 'mutation', name, document, variables, schema: doneSchema } as const
    const { data, guest } = await api({ ...request, ...options })
    if ('errorCode' in data.result) throw refusalOf(data.result)
    return guest
  }
  return {
    profile: (options) => readProfile(options),
    updateProfile: async ({ userName, ...names }, options) => {
      // Vendure changes an e-mail address only with the password, and this port has none.
      if (userName !== undefined) throw refuse('The e-mail address cannot be changed here', 'unsupported')
      if (Object.values(names).some((name) => name?.trim() === ''))
        throw refuse('A name must not be empty', 'empty_name')
      const request = { kind: 'mutation', name: 'Update', document: documents.update, schema: updateSchema } as const
      return mapProfile((await api({ ...request, variables: { input: names }, ...options })).data.updateCustomer)
    },
    changePassword: async ({ confirmPassword, ...passwords }, options) => {
      if (confirmPassword !== passwords.newPassword) throw refuse('The two passwords differ', 'passwords_differ')
      await change('Password', documents.password, passwords, options)
      return readProfile(options)
    },
    signUp: async ({ userName, ...fields }, options) => {
      const input = { emailAddress: userName, ...fields }
      await change('Register', documents.register, { input }, options)
      // Vendure answers a taken address like a new one, and gives no id. Only a sign-in with the password shows both.
      const session = { username: userName, password: fields.password }
      const guest = await change('Login', documents.login, session, options).catch((cause: unknown) => {
        const isTaken = cause instanceof StoreError && cause.problem === 'INVALID_CREDENTIALS_ERROR'
        throw isTaken ? refuse('An account with this e-mail address exists', 'address_taken') : cause
      })
      if (guest === null) throw new StoreError('CONTRACT', 'Vendure has begun no session')
      const profile = await readProfile(options, { guest })
      // This session was only for the profile. The shopper signs in like any other customer.
      await api({
        kind: 'mutation',
        name: 'Logout',
        document: documents.logout,
        schema: anySchema,
        caller: { guest },
        ...options,
      })
      return profile
    },
    orders: async (page, options) => {
      const list = {
        filter: { active: { eq: false }, orderPlacedAt: { isNull: false } },
        sort: { orderPlacedAt: 'DESC' },
        skip: (page - 1) * PER_PAGE,
        take: PER_PAGE,
      }
      const request = { kind: 'query', name: 'Orders', document: documents.orders, schema: ordersSchema } as const
      const { activeCustomer } = (await api({ ...request, variables: { options: list }, ...options })).data
      if (activeCustomer === null) throw new StoreError('UNAUTHORIZED', 'The session has ended')
      const { items, totalItems } = activeCustomer.orders
      return { orders: items.map((order) => mapOrder(order, site, catalogueLanguage)), page, total: totalItems }
    },
    order: async (code, options) => {
      const request = {
        kind: 'query',
        name: 'OrderByCode',
        document: documents.order,
        schema: orderByCodeSchema,
      } as const
      // Vendure answers FORBIDDEN for an unknown code and for the order of another customer alike.
      const { orderByCode } = await api({ ...request, variables: { code }, ...options }).then(
        ({ data }) => data,
        async (cause: unknown) => {
          if (!(cause instanceof StoreError) || cause.code !== 'UNAUTHORIZED') throw cause
          await readProfile(options)
          return { orderByCode: null }
        },
      )
      if (orderByCode === null) throw new StoreError('NOT_FOUND', 'This order does not exist')
      return mapOrder(orderByCode, site, catalogueLanguage)
    },
  }
}
