import type { Toast } from '@cairn/core/toasts'
import { expect, test } from 'vitest'
import { messages } from '../messages/en.ts'
import { toastWords } from './Toasts.tsx'

const say = (toast: Partial<Toast> & Pick<Toast, 'code'>) =>
  toastWords({ id: 1, params: {}, detail: null, tone: 'info', ...toast }, messages, 'en-US')

test('the server speaks for itself, and silence has the last words of the chain', () => {
  expect(say({ code: 'server', detail: 'Size M is gone' })).toBe('Size M is gone')
  expect(say({ code: 'server' })).toBe('Unexpected error occurs')
  expect(say({ code: 'unexpected' })).toBe('Unexpected error occurs')
})

test('the stock says how many there are', () => {
  expect(say({ code: 'maximum-stock', params: { max: 3 } })).toBe('maximum stock quantity is 3')
})

test('lines that cannot be shipped are named with their country, not its code', () => {
  expect(say({ code: 'unshippable', params: { names: ['Beanie'], country: 'NO' } })).toBe(
    'Beanie is removed as it is currently not available to be shipped to country Norway',
  )
  expect(say({ code: 'unshippable', params: { names: ['Beanie', 'Vest'], country: 'Norway' } })).toBe(
    'Beanie, Vest are removed as they are currently not available to be shipped to country Norway',
  )
})

test('a refused session says so word for word', () => {
  expect(say({ code: 'unauthorized' })).toBe('Unauthorized')
  expect(say({ code: 'membership-expired' })).toBe('Your pro program membership has expired')
})
