import type { VendureConfig } from './vendureApi.ts'

/**
 * The fields of an order in the cart. `tax` is `WithTax` where the site shows prices with tax, so that the mapper reads
 * the same names for both.
 */
const cartFragment = (tax: 'WithTax' | '', hasCustomFields: boolean): string => `fragment Cart on Order {
  code
  createdAt
  updatedAt
  currencyCode
  couponCodes
  subTotal: subTotal${tax}
  promotions { id couponCode }
  discounts { adjustmentSource description amount: amount${tax} }
  taxSummary { description taxTotal }
  ${hasCustomFields ? 'customFields { note custom }' : ''}
  shippingAddress { countryCode }
  customer { id emailAddress }
  lines {
    id
    quantity
    unitPrice: unitPrice${tax}
    linePrice: linePrice${tax}
    discounts { adjustmentSource amount: amount${tax} }
    ${hasCustomFields ? 'customFields { properties custom }' : ''}
    featuredAsset { preview }
    productVariant {
      id
      sku
      stockLevel
      options { name group { name translations { languageCode name } } }
      product { id slug name }
    }
  }
}`

const REFUSAL = '... on ErrorResult { errorCode message }'
const SHORTAGE = '... on InsufficientStockError { quantityAvailable order { ...Cart } }'

/** Creates the documents of the cart. Each mutation answers with the order or with an error result. */
export const createCartDocuments = ({ site, hasCustomFields = false }: VendureConfig) => {
  const fragment = cartFragment(site.taxIncluded ? 'WithTax' : '', hasCustomFields)
  const mutation = (parameters: string, call: string, refusals: string): string =>
    `mutation Change(${parameters}) { result: ${call} { __typename ... on Order { ...Cart } ${refusals} } } ${fragment}`
  const fields = (name: string): string => (hasCustomFields ? `, customFields: $${name}` : '')
  return {
    load: `query Cart { activeOrder { ...Cart } } ${fragment}`,
    find: 'query FindCart { activeOrder { code state } }',
    add: mutation(
      `$variantId: ID!, $quantity: Int!${hasCustomFields ? ', $fields: OrderLineCustomFieldsInput' : ''}`,
      `addItemToOrder(productVariantId: $variantId, quantity: $quantity${fields('fields')})`,
      `${REFUSAL} ${SHORTAGE}`,
    ),
    quantity: mutation(
      '$lineId: ID!, $quantity: Int!',
      'adjustOrderLine(orderLineId: $lineId, quantity: $quantity)',
      `${REFUSAL} ${SHORTAGE}`,
    ),
    remove: mutation('$lineId: ID!', 'removeOrderLine(orderLineId: $lineId)', REFUSAL),
    country: mutation(
      '$country: String!',
      'setOrderShippingAddress(input: { countryCode: $country, streetLine1: "" })',
      REFUSAL,
    ),
    coupon: mutation('$code: String!', 'applyCouponCode(couponCode: $code)', REFUSAL),
    removeCoupon: mutation('$code: String!', 'removeCouponCode(couponCode: $code)', ''),
    properties: mutation(
      '$lineId: ID!, $quantity: Int!, $fields: OrderLineCustomFieldsInput',
      'adjustOrderLine(orderLineId: $lineId, quantity: $quantity, customFields: $fields)',
      `${REFUSAL} ${SHORTAGE}`,
    ),
    fields: mutation(
      '$fields: UpdateOrderCustomFieldsInput!',
      'setOrderCustomFields(input: { customFields: $fields })',
      REFUSAL,
    ),
    /** Takes the lines out of a guest's order: only the first of two requests gets the order with its lines. */
    take: `mutation Take { result: transitionOrderToState(state: "Cancelled") {
      __typename ... on Order { code ${hasCustomFields ? 'customFields { note custom }' : ''} couponCodes shippingAddress { countryCode }
        lines { quantity productVariant { id } ${hasCustomFields ? 'customFields { properties custom }' : ''} } }
      ... on OrderStateTransitionError { errorCode message } } }`,
    give: `mutation Give($lines: [AddItemInput!]!) { result: addItemsToOrder(inputs: $lines) { order { ...Cart } } } ${fragment}`,
    resume: `mutation Resume { result: transitionOrderToState(state: "AddingItems") { __typename } }`,
  }
}
