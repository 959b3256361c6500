import { StoreError } from '@cairn/core'
import { viewProduct } from '@cairn/core/product'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { openShop } from '../../testing/openShop.fixture.tsx'
import { productOf, sizesOnly, variantOf } from '../page/product.fixture.tsx'
import BackInStock from './BackInStock.tsx'

afterEach(cleanup)

const soldOut = { inventoryLevel: 0 }
const product = productOf({
  options: sizesOnly('s', 'm', 'l'),
  variants: [
    variantOf(1, { ...soldOut, options: { Size: 's' } }),
    variantOf(2, { ...soldOut, options: { Size: 'm' } }),
    variantOf(3, { options: { Size: 'l' } }),
  ],
})

const show = async ({ request = vi.fn(async () => undefined), Size, change = {} }: Partial<Shown> = {}) => {
  const view = viewProduct({ ...product, ...change }, Size === undefined ? {} : { Size })
  await openShop(<BackInStock view={view} request={request} />)
  await screen.findByRole('form')
  return request
}

interface Shown {
  readonly request: () => Promise<void>
  readonly Size: string
  readonly change: Partial<typeof product>
}

const send = async (email: string) => {
  await userEvent.type(screen.getByRole('textbox', { name: 'Email address' }), email)
  await userEvent.click(screen.getByRole('button', { name: 'Email me' }))
}

test('the form asks for the chosen variant and says that the address must be confirmed', async () => {
  const request = await show({ Size: 'm' })
  expect(screen.getByRole('form', { name: 'Email me when it is back' })).toBeDefined()
  await send(' ada@example.com ')
  expect((await screen.findByRole('status')).textContent).toBe('Thank you. Please confirm with the link in our email.')
  expect(document.activeElement?.getAttribute('role')).toBe('status')
  expect(request).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ email: 'ada@example.com', variantId: '2' }))
})

test('without a choice the form lists what cannot be bought', async () => {
  const request = await show({ change: { isComingSoon: true } })
  expect(screen.getByRole('form', { name: 'Email me when it is available' })).toBeDefined()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Which one?' }), 'L')
  await send('ada@example.com')
  await screen.findByRole('status')
  expect(request).toHaveBeenCalledWith(expect.objectContaining({ variantId: '3' }))
  cleanup()
  await show()
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['S', 'M'])
})

test('an invalid address is not sent, and its field takes the focus', async () => {
  const request = await show({ Size: 'm' })
  await send('nobody')
  const field = screen.getByRole('textbox', { name: 'Email address' })
  expect(document.activeElement).toBe(field)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(request).not.toHaveBeenCalled()
})

test.each([
  ['RATE_LIMITED', 'Too many requests. Please try again in an hour.'],
  ['NETWORK', 'That did not work. Please try again.'],
] as const)('a request that fails with %s keeps the address', async (code, text) => {
  await show({ Size: 'm', request: () => Promise.reject(new StoreError(code, '')) })
  await send('ada@example.com')
  await expect.poll(() => screen.getByRole('alert').textContent).toBe(text)
  expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveProperty('value', 'ada@example.com')
})
