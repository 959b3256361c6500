import { useOverlay } from '@cairn/react'
import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openShop } from '../../testing/openShop.fixture.tsx'
import { fetchable } from '../loading/fetchable.tsx'
import { OnceOpen } from './Panels.tsx'

afterEach(cleanup)

test('a chunk that fails to load after another panel was opened does not close that panel', async () => {
  const file = Promise.withResolvers<never>()
  const Cart = fetchable(() => file.promise)
  function Panel() {
    const { panel, closePanel } = useOverlay()
    return (
      <OnceOpen isOpen={panel === 'cart'} onClose={closePanel}>
        {(onFailed) => <Cart onFailed={onFailed} />}
      </OnceOpen>
    )
  }
  const { store } = await openShop(<Panel />, { width: 390 })
  const { openCart, openMenu } = store.overlay.commands
  act(() => openCart())
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  act(() => openMenu())
  file.reject(new TypeError('Failed to fetch dynamically imported module'))
  await expect.poll(() => store.toasts.getSnapshot().toasts.length).toBe(1)
  expect(store.overlay.getSnapshot().panel).toBe('menu')
})
