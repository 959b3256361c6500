import { createFullStore } from '@cairn/core/domains'
import { createMemoryPlatform } from '@cairn/core/platform'
import { act, cleanup, render, screen } from '@testing-library/react'
import { memo, type ReactNode, StrictMode, startTransition, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StoreProvider, useOverlay, useToasts } from './index.ts'

const failures = vi.spyOn(console, 'error')
beforeEach(() => void failures.mockReset())
// React logs an error for snapshots that it cannot cache and for hydration mismatches.
afterEach(() => expect(failures).not.toHaveBeenCalled())
afterEach(cleanup)
afterAll(() => vi.dynamicImportSettled())

/** Opens a store that counts the subscriptions to its toasts. */
const open = () => {
  const store = createFullStore({
    site: 'de/de-de',
    platform: createMemoryPlatform({ href: 'https://shop.example/de/de-de' }),
    gateways: { country: { detect: async () => 'DE' }, shipping: { options: async () => [] } },
  })
  const subscribe = vi.fn(store.toasts.subscribe)
  const provided = { ...store, toasts: { ...store.toasts, subscribe } }
  const inStore = (content: ReactNode) => <StoreProvider store={provided}>{content}</StoreProvider>
  const show = () => act(() => store.toasts.commands.show({ code: 'network' }))
  return { store, subscribe, inStore, show }
}

test('a selector that creates new objects neither loops nor subscribes again', () => {
  const { inStore, show, subscribe } = open()
  const renders = vi.fn()
  const List = () => {
    const { codes } = useToasts(({ toasts }) => ({ codes: toasts.map(({ code }) => ({ code })) }))
    renders()
    return <output>{codes.length}</output>
  }
  const { rerender } = render(inStore(<List />))
  show()
  expect(screen.getByRole('status').textContent).toBe('1')
  rerender(inStore(<List />))
  expect(renders).toHaveBeenCalledTimes(3)
  expect(subscribe).toHaveBeenCalledTimes(1)
})

test('a selection keeps its identity while it is equal, also from a new selector', () => {
  const { store, inStore, show } = open()
  const selections: unknown[] = []
  const renders = vi.fn()
  const Count = () => {
    renders()
    selections.push(useToasts(({ toasts }) => ({ some: toasts.length > 0 })))
    return null
  }
  const { rerender } = render(inStore(<Count />))
  rerender(inStore(<Count />))
  expect(selections[1]).toBe(selections[0])
  show()
  act(() => store.toasts.commands.show({ code: 'waiting' }))
  expect(renders).toHaveBeenCalledTimes(3)
  expect(selections[2]).toEqual({ some: true })
})

test('a selector that depends on a property picks by the newest one, at once and after a change', () => {
  const { inStore, show } = open()
  const Toast = memo(({ index }: { readonly index: number }) => (
    <output>{useToasts(({ toasts }) => toasts[index]?.code ?? `no ${index}`)}</output>
  ))
  const { rerender } = render(inStore(<Toast index={0} />))
  rerender(inStore(<Toast index={1} />))
  expect(screen.getByRole('status').textContent).toBe('no 1')
  show()
  expect(screen.getByRole('status').textContent).toBe('no 1')
  rerender(inStore(<Toast index={0} />))
  expect(screen.getByRole('status').textContent).toBe('network')
})

test('a component may change between the whole view and a selection', () => {
  const { inStore, show } = open()
  const Toasts = ({ whole }: { readonly whole: boolean }) => {
    const useAny: (select?: unknown) => unknown = useToasts as never
    const shown = useAny(whole ? undefined : ({ toasts }: { toasts: readonly unknown[] }) => toasts.length)
    return (
      <output>
        {typeof shown === 'number'
          ? shown
          : Object.keys(shown as object)
              .includes('show')
              .toString()}
      </output>
    )
  }
  const { rerender } = render(inStore(<Toasts whole />))
  expect(screen.getByRole('status').textContent).toBe('true')
  rerender(inStore(<Toasts whole={false} />))
  show()
  expect(screen.getByRole('status').textContent).toBe('1')
})

test('a selector of an earlier render is not asked about a view that it cannot read', () => {
  const { store, inStore, show } = open()
  show()
  const Toast = ({ id }: { readonly id: number }) => {
    const code = useToasts(({ toasts }) => {
      const toast = toasts.find((each) => each.id === id)
      if (toast === undefined) throw new Error(`There is no toast ${id}`)
      return toast.code
    })
    return <li>{code}</li>
  }
  const List = () =>
    useToasts(({ toasts }) => toasts).map(({ id }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: after a dismissal, the same component gets the next toast's id.
      <Toast key={index} id={id} />
    ))
  render(inStore(<List />))
  act(() => store.toasts.commands.show({ code: 'waiting' }))
  act(() => store.toasts.commands.dismiss(store.toasts.getSnapshot().toasts[0]?.id ?? 0))
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['waiting'])
})

test('while a transition with another selector is suspended, the shown selection follows the store', async () => {
  const { store, inStore, show } = open()
  let change: (index: number) => void = () => undefined
  const ready = Promise.withResolvers<void>()
  let isReady = false
  const Wait = ({ index }: { readonly index: number }) => {
    if (index > 0 && !isReady) throw ready.promise
    return null
  }
  const Toast = () => {
    const [index, setIndex] = useState(0)
    change = setIndex
    const code = useToasts(({ toasts }) => `${index}: ${toasts[index]?.code ?? 'none'}`)
    return (
      <>
        <output>{code}</output>
        <Wait index={index} />
      </>
    )
  }
  render(inStore(<Toast />))
  act(() => startTransition(() => change(1)))
  expect(screen.getByRole('status').textContent).toBe('0: none')
  show()
  expect(screen.getByRole('status').textContent).toBe('0: network')
  act(() => store.toasts.commands.show({ code: 'waiting' }))
  await act(async () => {
    isReady = true
    ready.resolve()
  })
  expect(screen.getByRole('status').textContent).toBe('1: waiting')
})

test('hydration shows the selection of the initial view first, then the current one', async () => {
  const { store, inStore } = open()
  const shown: string[] = []
  const Panel = () => {
    const { panel } = useOverlay((overlay) => ({ panel: overlay.panel }))
    shown.push(panel)
    return <p>{panel}</p>
  }
  const content = <StrictMode>{inStore(<Panel />)}</StrictMode>
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(content)
  store.start()
  store.overlay.commands.openCart()
  shown.length = 0
  const root = await act(async () => hydrateRoot(place, content))
  expect(shown[0]).toBe('none')
  expect(place.innerHTML).toBe('<p>cart</p>')
  act(() => root.unmount())
  place.remove()
})
