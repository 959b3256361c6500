import { createFullStore } from '@cairn/core/domains'
import { createMemoryPlatform } from '@cairn/core/platform'
import { screen, within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { expect, inject, onTestFinished, test } from 'vitest'
import '@cairn/store-server/src/testing/provided.ts'
import page from '../index.html?raw'
import { connect } from './connect.ts'

const patience = { timeout: 10_000 }
const user = userEvent.setup()

/** Opens the page in a new browser at the running shop. */
const open = () => {
  document.body.innerHTML = /<body>(.*)<script/s.exec(page)?.[1] ?? ''
  const platform = createMemoryPlatform({ href: `${inject('shop')}/us/en-us`, fetch })
  const store = createFullStore({ site: 'us/en-us', platform })
  connect(store)
  store.start()
  // Stop the store, so that no late response changes the page of the next test.
  onTestFinished(() => store.stop())
}

const count = () => screen.getByRole('heading').textContent
const cart = () => within(screen.getByRole('list', { name: 'Cart' }))
const search = (term: string) => user.type(screen.getByRole('searchbox', { name: 'Search' }), term)
const add = async (name: string) => user.click(await screen.findByRole('button', { name: `Add ${name}` }, patience))

test('a found product can be bought; two quick clicks add two pieces', async () => {
  open()
  await search('quartz shell')
  await add('Quartz Shell Jacket')
  await add('Quartz Shell Jacket')
  expect(await cart().findByText('2 × Quartz Shell Jacket: $938.00', {}, patience)).toBeDefined()
  expect([count(), screen.getByText(/^Subtotal/).textContent]).toEqual(['Cart 2', 'Subtotal $938.00'])
})

test('a removed line leaves the list, and the page says so', async () => {
  open()
  await search('quartz shell')
  await add('Quartz Shell Jacket')
  await user.click(await cart().findByRole('button', { name: 'Remove Quartz Shell Jacket' }, patience))
  expect(await screen.findByText('Quartz Shell Jacket is out of the cart', {}, patience)).toBeDefined()
  expect([cart().queryAllByRole('listitem'), count()]).toEqual([[], 'Cart 0'])
})

test('a search without results names its term', async () => {
  open()
  await search('qqqqzzzz')
  expect(await screen.findByText('Nothing for “qqqqzzzz”', {}, patience)).toBeDefined()
})

test('a quantity above the stock is refused with the message of the shop, and the cart stays as it was', async () => {
  open()
  await search('quartz shell')
  await add('Quartz Shell Jacket')
  await cart().findByText(/^1 × Quartz Shell Jacket/, {}, patience)
  for (let clicks = 0; clicks < 9; clicks += 1) await add('Quartz Shell Jacket')
  await screen.findByText(/^maximum stock quantity is [1-8]$/, { selector: '[role=status]' }, patience)
  expect(cart().getByText(/^[1-8] × Quartz Shell Jacket/)).toBeDefined()
})
