import { createStore, type Store, type StoreEvent } from '@cairn/core'
import { createFullStore } from '@cairn/core/domains'
import { overlay } from '@cairn/core/overlay'
import { createMemoryPlatform } from '@cairn/core/platform'
import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import { type ReactNode, StrictMode, version } from 'react'
import { version as domVersion } from 'react-dom'
import { renderToString } from 'react-dom/server'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { StoreProvider, useCart, useOverlay, useStore, useStoreEvent, useToasts } from './index.ts'

afterEach(cleanup)
// After its start, a store dynamically imports the code that reads stored values. Wait for these imports, so that they
// do not run after the end of the test environment.
afterAll(() => vi.dynamicImportSettled())

const open = () => {
  const store = createFullStore({
    site: 'de/de-de',
    platform: createMemoryPlatform({ href: 'https://shop.example/de/de-de' }),
    gateways: { country: { detect: async () => 'DE' }, shipping: { options: async () => [] } },
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <StoreProvider store={store}>{children}</StoreProvider>
    </StrictMode>
  )
  return { store, wrapper }
}

test('these tests run on the React of their project', () => {
  const expected = new RegExp(`^${import.meta.env.REACT_VERSION}\\.`)
  expect([version, domVersion]).toEqual([expect.stringMatching(expected), expect.stringMatching(expected)])
})

test('a hook without a selector returns the view and the commands', () => {
  const { wrapper } = open()
  const { result } = renderHook(() => useOverlay(), { wrapper })
  expect(result.current.panel).toBe('none')
  act(() => result.current.openCart())
  expect(result.current.panel).toBe('cart')
  expect(result.current.cartModal).toBe(true)
})

test('commands keep their identity, and an unchanged view is the same object', () => {
  const { wrapper } = open()
  const { result, rerender } = renderHook(() => useOverlay(), { wrapper })
  const { openCart } = result.current
  const before = result.current
  rerender()
  expect(result.current).toBe(before)
  act(() => openCart())
  expect(result.current.openCart).toBe(openCart)
})

test('a badge renders only when its own part changes', () => {
  const { store, wrapper } = open()
  const renders = vi.fn()
  const Badge = () => {
    renders(useOverlay((overlay) => ({ isCart: overlay.cartModal })))
    return null
  }
  render(<Badge />, { wrapper })
  const first = renders.mock.calls.length
  act(() => store.overlay.commands.openSearch())
  act(() => store.overlay.commands.setWidth(400))
  expect(renders.mock.calls.length).toBe(first)
  act(() => store.overlay.commands.openCart())
  expect(renders.mock.lastCall).toEqual([{ isCart: true }])
})

test('the provider starts the store and never stops it', () => {
  const starts = vi.fn()
  const stops = vi.fn()
  const { store } = open()
  const watched: Store = { ...store, start: starts, stop: stops }
  const { unmount } = render(
    <StrictMode>
      <StoreProvider store={watched}>shop</StoreProvider>
    </StrictMode>,
  )
  unmount()
  // StrictMode runs effects twice; the core tests that a second start does nothing.
  expect(starts).toHaveBeenCalledTimes(2)
  expect(stops).not.toHaveBeenCalled()
})

test('an event calls the newest handler, until the component unmounts', () => {
  const { store, wrapper } = open()
  const received: string[] = []
  const { rerender, unmount } = renderHook(
    ({ name }) => useStoreEvent('panel.opened', ({ panel }) => received.push(`${name} ${panel}`)),
    { wrapper, initialProps: { name: 'first' } },
  )
  act(() => store.overlay.commands.openCart())
  rerender({ name: 'second' })
  act(() => store.overlay.commands.openSearch())
  unmount()
  act(() => store.overlay.commands.openMenu())
  expect(received).toEqual(['first cart', 'second search'])
})

test('a handler for * receives every event', () => {
  const { store, wrapper } = open()
  const received: StoreEvent['type'][] = []
  renderHook(() => useStoreEvent('*', ({ type }) => received.push(type)), { wrapper })
  act(() => store.toasts.commands.show({ code: 'network' }))
  expect(received).toContain('toast.shown')
})

test('a server renders the initial view, even after the store has changed', () => {
  const { store } = open()
  const Panel = () => <p>{useOverlay((overlay) => overlay.panel)}</p>
  store.start()
  store.overlay.commands.openCart()
  const html = renderToString(
    <StoreProvider store={store}>
      <Panel />
    </StoreProvider>,
  )
  expect(html).toBe('<p>none</p>')
})

test('two stores on one page are independent', () => {
  const one = open()
  const other = open()
  const Count = ({ label }: { label: string }) => <output aria-label={label}>{useToasts().toasts.length}</output>
  render(
    <>
      <StoreProvider store={one.store}>
        <Count label="one" />
      </StoreProvider>
      <StoreProvider store={other.store}>
        <Count label="other" />
      </StoreProvider>
    </>,
  )
  act(() => one.store.toasts.commands.show({ code: 'network' }))
  expect([screen.getByLabelText('one').textContent, screen.getByLabelText('other').textContent]).toEqual(['1', '0'])
})

test('a hook subscribes to the new store when the provider gets another one', () => {
  const one = open()
  const other = open()
  const Count = () => <output>{useToasts().toasts.length}</output>
  const page = (store: Store) => (
    <StoreProvider store={store}>
      <Count />
    </StoreProvider>
  )
  const { rerender } = render(page(one.store))
  rerender(page(other.store))
  act(() => other.store.toasts.commands.show({ code: 'network' }))
  expect(screen.getByRole('status').textContent).toBe('1')
  act(() => one.store.toasts.commands.show({ code: 'network' }))
  act(() => one.store.toasts.commands.show({ code: 'waiting' }))
  expect(screen.getByRole('status').textContent).toBe('1')
})

test('outside a provider a hook throws and names the missing provider', () => {
  expect(() => renderToString(<NeedsStore />)).toThrow('A Cairn hook was used outside <StoreProvider store={…}>')
})

function NeedsStore() {
  return <p>{useStore().site.prefix}</p>
}

test('the cart hook returns lines and commands together', () => {
  const { wrapper } = open()
  const { result } = renderHook(() => useCart(), { wrapper })
  expect(result.current).toMatchObject({ lines: [], count: 0, currency: 'EUR' })
  expect(typeof result.current.setQuantity).toBe('function')
})

test('a hook of a domain that the store does not have throws an error with its name', () => {
  const store = createStore({ site: 'de/de-de', domains: [overlay], platform: createMemoryPlatform() })
  const wrapper = ({ children }: { children: ReactNode }) => <StoreProvider store={store}>{children}</StoreProvider>
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => renderHook(() => useCart(), { wrapper })).toThrow(
    'The store has no domain "cart". Add it to the domains of createStore.',
  )
  silent.mockRestore()
  expect(renderHook(() => useOverlay((view) => view.panel), { wrapper }).result.current).toBe('none')
})
