import { siteAt } from '@cairn/core/testing'
import { expect, test } from 'vitest'
import { connect } from './connect.ts'
import { order } from './medusa.fixture.ts'
import { createMedusaPayment } from './payment.ts'
import { createFetch } from './serve.fixture.ts'

const open = (answers: Parameters<typeof createFetch>[0]) => {
  const { fetch, requests } = createFetch(answers)
  const site = siteAt('ie/en-ie')
  return {
    requests,
    payment: createMedusaPayment(connect({ url: 'https://medusa.example', publishableKey: 'pk_1', site, fetch })),
  }
}

test('the payment without a provider is chosen for the cart', async () => {
  const { payment, requests } = open({
    'POST /store/payment-collections': { body: { payment_collection: { id: 'pay_1' } } },
    'POST /store/payment-collections/pay_1/payment-sessions': { body: {} },
  })
  await payment.prepare('cart_1', {})
  expect(requests.map(({ body }) => body)).toEqual([{ cart_id: 'cart_1' }, { provider_id: 'pp_system_default' }])
})

test('a completed cart is an order, and one that cannot be bought is REFUSED with the reason', async () => {
  const path = 'POST /store/carts/cart_1/complete'
  const bought = open({ [path]: { body: { type: 'order', order } } })
  expect((await bought.payment.complete('cart_1', {})).number).toBe('12')
  const detail = 'Some variant does not have the required inventory'
  const refused = open({ [path]: { body: { type: 'cart', cart: {}, error: { message: detail } } } })
  await expect(refused.payment.complete('cart_1', {})).rejects.toMatchObject({ code: 'REFUSED', detail })
})
