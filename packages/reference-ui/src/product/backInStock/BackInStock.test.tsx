import { StoreError } from '@cairn/core'
import { viewProduct } from '@cairn/core/product'
import { act, cleanup, screen } from '@testing-library/react'
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

const show = async ({ request = vi.fn(async () => undefined), Size, change = {}, ...shop }: Partial<Shown> = {}) => {
  const view = viewProduct({ ...product, ...change }, Size === undefined ? {} : { Size })
  await openShop(<BackInStock view={view} request={request} />, shop)
  await screen.findByRole('form')
  return request
}

interface Shown {
  readonly request: () => Promise<void>
  readonly Size: string
  readonly change: Partial<typeof product>
  readonly at: string
  readonly isSignedIn: boolean
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
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'L')
  await send('ada@example.com')
  await screen.findByRole('status')
  expect(request).toHaveBeenCalledWith(expect.objectContaining({ variantId: '3' }))
  cleanup()
  await show()
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Please choose', 'S', 'M'])
})

test('without a choice nothing is sent, and the list of the sizes takes the focus', async () => {
  const request = await show()
  const sizes = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Size' })
  expect(sizes.value).toBe('')
  await send('nobody')
  expect(document.activeElement).toBe(sizes)
  expect(screen.getByText('Please choose a size.')).toBeTruthy()
  expect(screen.getByText('Enter an email address like name@example.com.')).toBeTruthy()
  await userEvent.selectOptions(sizes, 'M')
  expect(sizes.getAttribute('aria-invalid')).toBeNull()
  await send('@example.com')
  await screen.findByRole('status')
  expect(request).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ email: 'nobody@example.com', variantId: '2' }),
  )
})

test('the list has the names of all options that are not chosen yet', async () => {
  const lengths = ['short', 'long'].map((key) => ({ key, label: key }))
  const options = [...sizesOnly('s', 'm'), { name: 'Length', label: 'Leg length', values: lengths }]
  const variants = lengths.map(({ key }, at) => variantOf(at, { ...soldOut, options: { Size: 'm', Length: key } }))
  const request = await show({ change: { options, variants } })
  const values = screen.getByRole('combobox', { name: 'Size, Leg length' })
  await send('ada@example.com')
  expect(screen.getByText('Please choose: Size, Leg length.')).toBeTruthy()
  expect(request).not.toHaveBeenCalled()
  await userEvent.selectOptions(values, 'M, long')
  await userEvent.click(screen.getByRole('button', { name: 'Email me' }))
  await screen.findByRole('status')
  expect(request).toHaveBeenCalledOnce()
})

test('a product that does not go to the country has no form', async () => {
  const view = viewProduct({ ...product, custom: { unshippableTo: ['US'] } }, {})
  const { store } = await openShop(<BackInStock view={view} />)
  act(() => void store.cart.commands.setCountry('CA'))
  await screen.findByRole('form')
  act(() => void store.cart.commands.setCountry('US'))
  await expect.poll(() => screen.queryByRole('form')).toBeNull()
})

test.each([
  ['de/de-de', 'Voraussichtlich ab 14. Dezember 2026 erhältlich'],
  ['us/en-us', 'Expected to be available from December 14, 2026'],
  ['gb/en-gb', 'Expected to be available from 14 December 2026'],
])('at %s a product that is coming soon shows the day of its first sale', async (at, text) => {
  await show({ at, change: { isComingSoon: true, custom: { availableFrom: '2026-12-14' } } })
  expect(screen.getByText(text)).toBeTruthy()
})

test.each([
  ['that is only sold out', { isComingSoon: false, custom: { availableFrom: '2026-12-14' } }],
  ['with an unknown day', { isComingSoon: true }],
  ['with an unreadable day', { isComingSoon: true, custom: { availableFrom: '2026-99-99' } }],
])('a product %s shows no day', async (_, change) => {
  await show({ change })
  expect(screen.queryByText(/Expected to be available/)).toBeNull()
})

test('the address of a signed-in customer is in the field, and must still be confirmed', async () => {
  const request = await show({ Size: 'm', isSignedIn: true })
  expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveProperty('value', 'walker@cairn.example')
  expect(screen.getByText(/then exactly one email/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Email me' }))
  await screen.findByRole('status')
  expect(request).toHaveBeenCalledWith(expect.objectContaining({ email: 'walker@cairn.example' }))
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
  ['NETWORK', 'We could not set up your alert. Please try again.'],
] as const)('a request that fails with %s keeps the address', async (code, text) => {
  await show({ Size: 'm', request: () => Promise.reject(new StoreError(code, '')) })
  await send('ada@example.com')
  await expect.poll(() => screen.getByRole('alert').textContent).toBe(text)
  expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveProperty('value', 'ada@example.com')
})
