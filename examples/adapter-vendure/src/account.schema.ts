import * as z from 'zod/mini'
import { optionSchema } from './cart.schema.ts'
import { errorResult } from './vendureApi.ts'

const profileSchema = z.object({
  id: z.string(),
  emailAddress: z.string(),
  firstName: z.string(),
  lastName: z.string(),
})

const maybeText = z.nullable(z.string())

const orderSchema = z.object({
  code: z.string(),
  state: z.string(),
  orderPlacedAt: maybeText,
  currencyCode: z.string(),
  subTotal: z.int(),
  shipping: z.int(),
  total: z.int(),
  discounts: z.array(z.object({ amount: z.int() })),
  customFields: z.optional(z.nullable(z.object({ custom: maybeText }))),
  shippingLines: z.array(z.object({ shippingMethod: z.object({ name: z.string() }) })),
  shippingAddress: z.nullable(
    z.object({
      fullName: maybeText,
      streetLine1: maybeText,
      streetLine2: maybeText,
      city: maybeText,
      province: maybeText,
      postalCode: maybeText,
      countryCode: maybeText,
    }),
  ),
  lines: z.array(
    z.object({
      quantity: z.int(),
      unitPrice: z.int(),
      linePrice: z.int(),
      featuredAsset: z.nullable(z.object({ preview: z.string() })),
      productVariant: z.object({
        id: z.string(),
        sku: z.string(),
        options: z.array(optionSchema),
        product: z.object({ slug: z.string(), name: z.string() }),
      }),
    }),
  ),
})

export type VendureOrder = z.output<typeof orderSchema>
export type VendureProfile = z.output<typeof profileSchema>

export const customerSchema = z.object({ activeCustomer: z.nullable(profileSchema) })
export const updateSchema = z.object({ updateCustomer: profileSchema })
export const ordersSchema = z.object({
  activeCustomer: z.nullable(z.object({ orders: z.object({ totalItems: z.int(), items: z.array(orderSchema) }) })),
})
export const orderByCodeSchema = z.object({ orderByCode: z.nullable(orderSchema) })
export const doneSchema = z.object({
  result: z.union([
    z.object({ __typename: z.enum(['Success', 'CurrentUser']) }),
    z.extend(errorResult, { __typename: z.string() }),
  ]),
})

/** The documents of the account. `tax` is `WithTax` where the site shows prices with tax. */
export const createAccountDocuments = (tax: 'WithTax' | '', hasCustomFields = false) => {
  const profile = 'id emailAddress firstName lastName'
  const order = `fragment Placed on Order {
    code state orderPlacedAt currencyCode ${hasCustomFields ? 'customFields { custom }' : ''}
    subTotal: subTotal${tax} shipping: shipping${tax} total: total${tax}
    discounts { amount: amount${tax} }
    shippingLines { shippingMethod { name } }
    shippingAddress { fullName streetLine1 streetLine2 city province postalCode countryCode }
    lines {
      quantity unitPrice: unitPrice${tax} linePrice: linePrice${tax} featuredAsset { preview }
      productVariant { id sku options { name group { name translations { languageCode name } } } product { slug name } }
    }
  }`
  const result = (name: string, parameters: string, call: string): string =>
    `mutation ${name}(${parameters}) { result: ${call} { __typename ... on ErrorResult { errorCode message } } }`
  return {
    profile: `query Profile { activeCustomer { ${profile} } }`,
    update: `mutation Update($input: UpdateCustomerInput!) { updateCustomer(input: $input) { ${profile} } }`,
    password: result(
      'Password',
      '$currentPassword: String!, $newPassword: String!',
      'updateCustomerPassword(currentPassword: $currentPassword, newPassword: $newPassword)',
    ),
    register: result('Register', '$input: RegisterCustomerInput!', 'registerCustomerAccount(input: $input)'),
    login: result('Login', '$username: String!, $password: String!', 'login(username: $username, password: $password)'),
    logout: 'mutation Logout { logout { success } }',
    orders: `query Orders($options: OrderListOptions!) {
      activeCustomer { orders(options: $options) { totalItems items { ...Placed } } } } ${order}`,
    order: `query OrderByCode($code: String!) { orderByCode(code: $code) { ...Placed } } ${order}`,
  }
}
