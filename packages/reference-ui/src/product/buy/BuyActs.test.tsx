import { viewProduct } from '@cairn/core/product'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openShop } from '../../testing/openShop.fixture.tsx'
import { productOf } from '../page/product.fixture.tsx'
import { BuyActs } from './BuyActs.tsx'

afterEach(cleanup)

const show = (at: string, change: Parameters<typeof productOf>[0] = {}) => {
  const product = productOf({ custom: { unshippableTo: ['CH', 'NO'] }, ...change })
  const view = viewProduct(product, {})
  return openShop(<BuyActs view={view} hintId="hint" onChoiceNeeded={() => undefined} />, { at })
}

const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled
const notice = () => screen.getByRole('status').textContent

test.each([
  ['ch/de-ch', 'Wir liefern diesen Artikel nicht in das gewählte Land (Schweiz).'],
  ['ch/fr-ch', 'Nous ne livrons pas cet article dans le pays choisi (Suisse).'],
  ['ch/it-ch', 'Non spediamo questo articolo nel Paese scelto (Svizzera).'],
  ['no/en-no', 'We do not ship this item to the chosen country (Norway).'],
])('at %s an article that does not go to the country cannot be bought, and says why', async (at, reason) => {
  const { messages } = await show(at)
  await expect.poll(notice).toBe(reason)
  expect(isDisabled(messages.product.addToCart)).toBe(true)
})

test('the chosen country wins over that of the site', async () => {
  const { store, messages } = await show('ch/de-ch')
  await expect.poll(notice).toContain('Schweiz')
  act(() => void store.cart.commands.setCountry('DE'))
  await expect.poll(notice).toBe('')
  expect(isDisabled(messages.product.addToCart)).toBe(false)
  act(() => void store.cart.commands.setCountry('NO'))
  await expect.poll(notice).toContain('Norwegen')
  expect(isDisabled(messages.product.addToCart)).toBe(true)
})

test('an article that goes to the country is for sale', async () => {
  const { messages } = await show('de/de-de')
  expect(isDisabled(messages.product.addToCart)).toBe(false)
  expect(notice()).toBe('')
})

const soldOut = { variants: productOf().variants.map((each) => ({ ...each, inventoryLevel: 0 })) }

test.each([
  ['sold out', soldOut, 'Wir liefern diesen Artikel nicht in das gewählte Land (Schweiz).'],
  ['no longer made', { isRetired: true }, 'Ähnliche Produkte: Jackets'],
])('an article that does not go to the country and is %s gives one reason', async (_, change, reason) => {
  await show('ch/de-ch', change)
  await expect.poll(notice).toBe(reason)
})
