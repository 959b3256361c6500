import * as z from 'zod/mini'
import { errorResult } from './vendureApi.ts'

const refusal = z.extend(errorResult, { __typename: z.string() })
const saved = z.union([z.object({ __typename: z.literal('Order') }), refusal])

export const addressesSchema = z.object({ customer: z.optional(saved), shipping: saved, billing: saved })

export const methodsSchema = z.object({
  eligibleShippingMethods: z.array(
    z.object({ id: z.string(), name: z.string(), description: z.string(), priceWithTax: z.int() }),
  ),
})

export const totalsSchema = z.object({
  result: z.union([
    z.object({
      __typename: z.literal('Order'),
      currencyCode: z.string(),
      shippingWithTax: z.int(),
      totalWithTax: z.int(),
    }),
    refusal,
  ]),
})

const RESULT = '{ __typename ... on ErrorResult { errorCode message } }'

const ADDRESSES = `shipping: setOrderShippingAddress(input: $shipping) ${RESULT}
  billing: setOrderBillingAddress(input: $billing) ${RESULT}`

/** GraphQL runs the fields of a mutation one after the other, so one request saves everything. */
export const deliveryDocuments = {
  addresses: `mutation SetAddresses($shipping: CreateAddressInput!, $billing: CreateAddressInput!) { ${ADDRESSES} }`,
  guestAddresses: `mutation SetAddresses($customer: CreateCustomerInput!, $shipping: CreateAddressInput!, $billing: CreateAddressInput!) {
  customer: setCustomerForOrder(input: $customer) ${RESULT}
  ${ADDRESSES} }`,
  methods: 'query ShippingMethods { eligibleShippingMethods { id name description priceWithTax } }',
  choose: `mutation SetShippingMethod($ids: [ID!]!) { result: setOrderShippingMethod(shippingMethodId: $ids) {
  __typename ... on Order { currencyCode shippingWithTax totalWithTax } ... on ErrorResult { errorCode message } } }`,
}
