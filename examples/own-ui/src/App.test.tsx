import { createFullStore } from '@cairn/core/domains'
import { createMemoryPlatform } from '@cairn/core/platform'
import { StoreProvider } from '@cairn/react'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, expect, inject, test } from 'vitest'
import '@cairn/store-server/src/testing/provided.ts'
import { App } from './App.tsx'

const patience = { timeout: 10_000 }
const user = userEvent.setup()

/** Creates the platform of a new browser that opens the running shop. */
const createPlatform = () => createMemoryPlatform({ href: `${inject('shop')}/us/en-us`, fetch })

const open = (platform = createPlatform()) => {
  const store = createFullStore({ site: 'us/en-us', platform })
  const { unmount } = render(
    <StrictMode>
      <StoreProvider store={store}>
        <App />
      </StoreProvider>
    </StrictMode>,
  )
  const leave = () => {
    unmount()
    store.stop()
  }
  return { store, platform, leave }
}

const cart = () => within(screen.getByRole('region', { name: 'Cart' }))
const add = async (name: string) => user.click(await screen.findByRole('button', { name: `Add ${name}` }, patience))
const find = (term: string) => user.type(screen.getByRole('searchbox', { name: 'Search' }), term)
/** Returns the price of the cart line in dollars. */
const lineCost = () => Number(cart().getByText(/^\$\d/).textContent.slice(1))

afterEach(cleanup)

test('the page shows the top sellers before the first search', async () => {
  open()
  expect(await screen.findAllByRole('button', { name: /^Add / }, patience)).toHaveLength(6)
})

test('adding a found product twice doubles the price of its line', async () => {
  open()
  await find('rill rain jacket')
  await add('Rill Rain Jacket')
  await screen.findByText('Rill Rain Jacket is in the cart', { selector: '[role=status]' }, patience)
  const one = lineCost()
  await user.click(cart().getByRole('button', { name: 'One more of Rill Rain Jacket' }))
  expect(cart().getByRole('heading', { name: 'Cart (2)' })).toBeDefined()
  expect(lineCost()).toBe(2 * one)
})

test('a quantity above the stock becomes the stock, and a message says so', async () => {
  open()
  await find('quartz shell jacket')
  await add('Quartz Shell Jacket')
  const more = await cart().findByRole('button', { name: 'One more of Quartz Shell Jacket' }, patience)
  for (let pieces = 1; pieces < 9; pieces += 1) await user.click(more)
  const notice = await screen.findByText(/^There are [1-8] and no more$/, {}, patience)
  const max = /\d/.exec(notice.textContent)?.[0]
  expect(cart().getByRole('heading', { name: `Cart (${max})` })).toBeDefined()
})

test('the next visit shows the same cart, until its line is removed', async () => {
  const { platform, leave } = open()
  await find('rill rain jacket')
  await add('Rill Rain Jacket')
  await cart().findByRole('heading', { name: 'Cart (1)' }, patience)
  await screen.findByText('Rill Rain Jacket is in the cart', {}, patience)
  leave()
  open(platform)
  await user.click(await cart().findByRole('button', { name: 'Remove Rill Rain Jacket' }, patience))
  expect(await cart().findByRole('heading', { name: 'Cart (0)' }, patience)).toBeDefined()
})

test('signing in goes to the provider', async () => {
  const { platform } = open()
  await user.click(await screen.findByRole('button', { name: 'Sign in' }, patience))
  await expect
    .poll(() => platform.visited[0], patience)
    .toMatch(/\/as\/authorization\.oauth2\?.*code_challenge_method=S256/)
})

test('a sign-in that is cancelled at the provider shows the message of the shop', async () => {
  const { store, platform } = open()
  await user.click(await screen.findByRole('button', { name: 'Sign in' }, patience))
  await expect.poll(() => platform.visited, patience).toHaveLength(1)
  const { origin, searchParams } = new URL(platform.visited[0] ?? '')
  const answer = new URLSearchParams({ error: 'access_denied', state: searchParams.get('state') ?? '', iss: origin })
  platform.comeBack()
  const completed = store.auth.commands.complete(`${searchParams.get('redirect_uri')}?${answer}`)
  expect(await completed).toMatchObject({ ok: false, error: { problem: 'access_denied' } })
  expect((await screen.findByRole('alert')).textContent.trim()).toBe('You cancelled the sign-in.')
  expect(screen.getByRole('button', { name: 'Sign in' })).toHaveProperty('disabled', false)
})
