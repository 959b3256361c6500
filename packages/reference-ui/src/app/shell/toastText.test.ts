import { StoreError, toStoreError } from '@cairn/core'
import { type ToastRequest, toastOf } from '@cairn/core/toasts'
import { expect, test } from 'vitest'
import { messages } from '../../messages/en.ts'
import { defaultSite } from '../shop/sites.ts'
import { toastText } from './Toasts.tsx'

const say = ({ code, params = {}, detail, tone = 'info' }: ToastRequest) =>
  toastText({ id: 1, code, params, detail: detail ?? null, tone }, messages, defaultSite)

test("the server's own message is shown, and an error without one shows the last fallback", () => {
  expect(say({ code: 'server', detail: 'Size M is gone' })).toBe('Size M is gone')
  expect(say({ code: 'server' })).toBe('Unexpected error occurs')
  expect(say({ code: 'unexpected' })).toBe('Unexpected error occurs')
})

test.each([
  ['an empty message', new Error('')],
  ['no message at all', undefined],
  ['an answer that cannot be read', new StoreError('CONTRACT', '', { status: 502 })],
])(
  'an error with %s and no body shows the last fallback',
  {
    meta: { spec: ['8.toasts.unexpected'] },
  },
  (_, error) => {
    expect(say(toastOf(toStoreError(error)))).toBe('Unexpected error occurs')
  },
)

test('the stock says how many there are', { meta: { spec: ['5.toasts.maximum-stock'] } }, () => {
  expect(say({ code: 'maximum-stock', params: { max: 7 } })).toBe('maximum stock quantity is 7')
  expect(say({ code: 'maximum-stock', params: { max: 1 } })).toBe('maximum stock quantity is 1')
})

test('a line that cannot be shipped is named with its country, not its code', {
  meta: { spec: ['8.toasts.unshippable-one'] },
}, () => {
  const words = 'Trail Jacket is removed as it is currently not available to be shipped to country Norway'
  expect(say({ code: 'unshippable', params: { names: ['Trail Jacket'], country: 'NO' } })).toBe(words)
  expect(say({ code: 'unshippable', params: { names: ['Trail Jacket'], country: 'Norway' } })).toBe(words)
})

test('a line of a cart without a chosen country is named with the country of the site', () => {
  expect(say({ code: 'unshippable', params: { names: ['Trail Jacket'], country: '' } })).toBe(
    'Trail Jacket is removed as it is currently not available to be shipped to country United States',
  )
})

test('several have the plural', {
  meta: { spec: ['8.toasts.unshippable-many', '8.toasts.unshippable-plural'] },
}, () => {
  expect(say({ code: 'unshippable', params: { names: ['A', 'B'], country: 'CH' } })).toBe(
    'A, B are removed as they are currently not available to be shipped to country Switzerland',
  )
})

test('a change that was given up shows the name of its product', () => {
  expect(say({ code: 'not-added', params: { name: 'Trail Jacket' } })).toBe(
    'No connection to the shop: Trail Jacket was not added to your cart. Please try again.',
  )
  expect(say({ code: 'not-saved', params: { name: 'Trail Jacket' } })).toBe(
    'No connection to the shop: your change to Trail Jacket was not saved. Please try again.',
  )
})

test('a refused session and an ended membership say so word for word', {
  meta: { spec: ['8.auth.unauthorized-toast', '8.membership.expired-toast'] },
}, () => {
  expect(say({ code: 'unauthorized' })).toBe('Unauthorized')
  expect(say({ code: 'membership-expired' })).toBe('Your pro program membership has expired')
})
