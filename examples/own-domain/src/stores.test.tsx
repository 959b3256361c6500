import { cart } from '@cairn/core/cart'
import { overlay } from '@cairn/core/overlay'
import { createTestStore, domainConformance } from '@cairn/core/testing'
import { StoreProvider } from '@cairn/react'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { StoresPanel } from './StoresPanel.tsx'
import { lazyStores } from './stores.lazy.ts'
import { stores } from './stores.ts'

const open = (find: () => Promise<readonly string[]>) => {
  const { store } = createTestStore({ domains: [cart, overlay, stores], gateways: { stores: { find } } })
  render(
    <StoreProvider store={store}>
      <StoresPanel city="Chur" />
    </StoreProvider>,
  )
  return store
}

afterEach(cleanup)

test('the panel shows the stores of the city, and its effect closes the other panels', async () => {
  const store = open(async () => ['Cairn Chur'])
  const counts: number[] = []
  store.on('stores.found', ({ count }) => counts.push(count))
  store.overlay.commands.openMenu()
  await userEvent.click(screen.getByRole('button', { name: 'Stores in Chur' }))
  expect(await screen.findByText('Cairn Chur')).toBeDefined()
  expect(counts).toEqual([1])
  expect(store.overlay.getSnapshot().panel).toBe('none')
})

test('a failed search can be repeated', async () => {
  let calls = 0
  open(async () => {
    calls += 1
    if (calls === 1) throw new Error('No answer')
    return ['Cairn Chur']
  })
  await userEvent.click(screen.getByRole('button', { name: 'Stores in Chur' }))
  await screen.findByRole('alert')
  await userEvent.click(screen.getByRole('button', { name: 'Stores in Chur' }))
  expect(await screen.findByText('Cairn Chur')).toBeDefined()
})

test.each([...domainConformance(stores, lazyStores)])('$name', ({ run }) => run())
