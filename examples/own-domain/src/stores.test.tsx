import { overlay } from '@cairn/core/overlay'
import { createTestStore, domainConformance } from '@cairn/core/testing'
import { StoreProvider } from '@cairn/react'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StoresPanel } from './StoresPanel.tsx'
import { lazyStores } from './stores.lazy.ts'
import { stores } from './stores.ts'

test('the panel shows the stores of a city, and the effect closes the menu', async () => {
  const find = async (city: string) => (city === 'Chur' ? ['Cairn Chur'] : Promise.reject(new Error('No answer')))
  const { store } = createTestStore({ domains: [overlay, stores], gateways: { stores: { find } } })
  render(<StoresPanel />, { wrapper: ({ children }) => <StoreProvider store={store}>{children}</StoreProvider> })
  const search = (city: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: city } })
  search('Cair')
  expect((await screen.findByRole('alert')).textContent).toBe('The stores could not be loaded.')
  store.overlay.commands.openMenu()
  search('Chur')
  expect(await screen.findByText('Cairn Chur')).toBeDefined()
  expect(store.overlay.getSnapshot().panel).toBe('none')
})

test.each([...domainConformance(stores, lazyStores)])('$name', ({ run }) => run())
