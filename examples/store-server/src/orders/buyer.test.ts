import { expect, it } from 'vitest'
import { buyerOf } from './buyer.ts'

const address = { line1: 'Waldweg 3', city: 'Kiel', postal_code: '24103', country: 'DE' }
const grandmother = { ...address, first_name: 'Oma', last_name: 'Huber' }
const buyer = { ...address, first_name: 'Mia', last_name: 'Kern' }

it('the buyer of a gift is named by the billing address', () => {
  expect(buyerOf({ shippingAddress: grandmother, billingAddress: buyer })).toEqual({
    first_name: 'Mia',
    last_name: 'Kern',
  })
})

it('without a billing address the buyer receives the parcel', () => {
  expect(buyerOf({ shippingAddress: buyer, billingAddress: null })).toEqual({ first_name: 'Mia', last_name: 'Kern' })
})
