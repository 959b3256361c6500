import { type Choice, type Product, viewProduct } from '@cairn/core/product'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { messages } from '../messages/memory/en.ts'
import { VariantChoice } from '../product/buy/VariantChoice.tsx'
import { productOf } from '../product/page/product.fixture.tsx'
import { openShop } from '../testing/openShop.fixture.tsx'
import { allowMemory } from './consent.fixture.ts'
import { compared, rememberSize, seen, sizes } from './memories.ts'
import ProductMemory from './ProductMemory.tsx'

beforeEach(() => {
  allowMemory(true)
  localStorage.clear()
})
afterEach(cleanup)

function Page({ product, first }: { readonly product: Product; readonly first: Choice }) {
  const [choice, setChoice] = useState(first)
  const view = viewProduct(product, choice)
  const choose = (name: string, key: string) => setChoice((last) => ({ ...last, [name]: key }))
  return (
    <section>
      <VariantChoice view={view} needsChoice={false} missingRef={{ current: null }} hintId="hint" onChoose={choose} />
      <ProductMemory view={view} onSize={(key) => choose('Size', key)} />
    </section>
  )
}

const show = async (product = productOf(), first: Choice = {}) => {
  const shop = await openShop(<Page product={product} first={first} />)
  await screen.findByRole('button', { name: messages.compare })
  return shop
}

const chosenSize = () =>
  screen.getAllByRole<HTMLInputElement>('radio', { checked: true }).find(({ value }) => value === 'm' || value === 'l')
    ?.value

test('the page chooses the last size of this type of garment, says so, and leads to the sizes', async () => {
  rememberSize('women jackets', 'm')
  await show()
  expect(chosenSize()).toBe('m')
  expect(screen.getByText(messages.lastSize('M'))).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: messages.changeSize }))
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'M' }))
  await userEvent.click(screen.getByRole('radio', { name: 'L' }))
  expect(screen.queryByText(messages.lastSize('M'))).toBeNull()
  expect(sizes.getSnapshot()).toEqual({ 'women jackets': 'l' })
})

test.each([
  ['of another type of garment', 'women pants', 'm', {}],
  ['that the product does not have', 'women jackets', 'xxl', {}],
  ['that is sold out in the shown colour', 'women jackets', 'l', { Color: 'sand' }],
])('a size %s is not chosen', async (_, type, size, first) => {
  rememberSize(type, size)
  await show(productOf(), first)
  expect(chosenSize()).toBeUndefined()
})

test('the variant of the URL wins', async () => {
  rememberSize('women jackets', 'm')
  await show(productOf(), { Color: 'spruce', Size: 'l' })
  expect(chosenSize()).toBe('l')
  expect(sizes.getSnapshot()).toEqual({ 'women jackets': 'm' })
})

test('the product is remembered as seen, and nothing is stored without consent', async () => {
  await show()
  expect(seen.getSnapshot()).toEqual(['101'])
  cleanup()
  localStorage.clear()
  allowMemory(false)
  await show()
  await userEvent.click(screen.getByRole('radio', { name: 'L' }))
  expect(Object.keys(localStorage)).toEqual([])
})

test('a visitor who consents on the page of a product has seen it', async () => {
  allowMemory(false)
  await show()
  expect(localStorage.length).toBe(0)
  act(() => allowMemory(true))
  expect(seen.getSnapshot()).toEqual(['101'])
})

test('the product joins the comparison and leaves it, and the link names all compared products', async () => {
  compared.set([{ slug: 'moraine', type: 'jackets' }])
  await show()
  const toggle = screen.getByRole('button', { name: messages.compare })
  await userEvent.click(toggle)
  expect(toggle.getAttribute('aria-pressed')).toBe('true')
  const link = screen.getByRole('link', { name: messages.showComparison(2) })
  expect(link.getAttribute('href')).toBe('/us/en-us/compare?p=moraine,ridgeline')
  await userEvent.click(toggle)
  expect(screen.getByRole('link', { name: messages.showComparison(1) })).toBeTruthy()
})

test('a product of another type starts a new comparison, and the page says so', async () => {
  compared.set([{ slug: 'cap', type: 'headwear' }])
  await show()
  await userEvent.click(screen.getByRole('button', { name: messages.compare }))
  expect(screen.getByText(messages.newComparison)).toBeTruthy()
  expect(compared.getSnapshot()).toEqual([{ slug: 'ridgeline', type: 'jackets' }])
})

const jackets = ['one', 'two', 'three', 'four'].map((slug) => ({ slug, type: 'jackets' }))
const shoes = jackets.map(({ slug }) => ({ slug, type: 'shoes' }))

test.each([
  ['of another type, which starts a new comparison', shoes, messages.newComparison],
  ['that replaces the first of four', jackets, messages.replacedFirst],
])('a product %s can be undone: the list is as before, and the focus is on the toggle', async (_, list, text) => {
  compared.set(list)
  await show()
  const toggle = screen.getByRole('button', { name: messages.compare })
  await userEvent.click(toggle)
  expect(screen.getByText(text)).toBeTruthy()
  expect(compared.getSnapshot()).not.toEqual(list)
  await userEvent.click(screen.getByRole('button', { name: messages.undo }))
  expect(compared.getSnapshot()).toEqual(list)
  expect(document.activeElement).toBe(toggle)
  expect(toggle.getAttribute('aria-pressed')).toBe('false')
  expect(screen.queryByText(text)).toBeNull()
  expect(screen.queryByRole('button', { name: messages.undo })).toBeNull()
})

test('a product that replaces none, or leaves the comparison, has nothing to undo', async () => {
  compared.set(jackets.slice(1))
  await show()
  await userEvent.click(screen.getByRole('button', { name: messages.compare }))
  expect(screen.queryByRole('button', { name: messages.undo })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: messages.compare }))
  expect(screen.queryByRole('button', { name: messages.undo })).toBeNull()
})
