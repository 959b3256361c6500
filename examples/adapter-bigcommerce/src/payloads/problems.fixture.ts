// Errors in the published shapes of BigCommerce. All data are invented.

const type = 'https://developer.bigcommerce.com/api-docs/getting-started/api-status-codes'

/** Bodies of errors. */
export const problems: Readonly<Record<string, { readonly status: number; readonly body: unknown }>> = {
  'a conflict': { status: 409, body: { status: 409, title: 'The cart was changed meanwhile.', type } },
  'a refusal': {
    status: 422,
    body: { status: 422, title: 'You can only purchase a maximum of 2 of the Mug & Saucer per order.', type },
  },
  'errors by field': {
    status: 422,
    body: { status: 422, title: 'Create customers failed.', type, errors: { '.customer_create': 'email is taken' } },
  },
  'a detail': { status: 400, body: { status: 400, title: 'Input is invalid', type, detail: 'Syntax error' } },
  'not found': { status: 404, body: { status: 404, title: 'The resource was not found.', type } },
  'not found, without a body': { status: 404, body: undefined },
  'a list, of v2': { status: 404, body: [{ status: 404, message: 'The requested resource was not found.' }] },
  'a list, of the Storefront checkout': {
    status: 400,
    body: { errors: [{ status: 400, title: 'The coupon is not valid', type, detail: '' }] },
  },
  'a page of a proxy': { status: 503, body: undefined },
}
