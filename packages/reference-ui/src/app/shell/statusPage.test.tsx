import { StoreError } from '@cairn/core'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { lineOf, openShop } from '../../testing/openShop.fixture.tsx'
import { StatusPage } from './StatusPage.tsx'
import { Toasts } from './Toasts.tsx'

afterEach(cleanup)

/** Renders the status page with a network that the test can switch off and on. */
const open = async (status: 404 | 500 | 503, { isUp, at = 'us/en-us' }: { isUp: boolean; at?: string }) => {
  const network = { isUp }
  const beforeSave = async () => {
    if (!network.isUp) throw new StoreError('NETWORK', 'Nothing answers')
  }
  const connectivity = {
    isOffline: () => !network.isUp,
    isReachable: async () => network.isUp,
    reload: vi.fn<() => void>(),
  }
  const shop = await openShop(
    <>
      <StatusPage status={status} connectivity={connectivity} />
      <Toasts />
    </>,
    { at, path: '/search', lines: [lineOf('a')], beforeSave },
  )
  const turn = (next: boolean) =>
    act(async () => {
      network.isUp = next
      window.dispatchEvent(new Event(next ? 'online' : 'offline'))
    })
  return { ...shop, connectivity, turn, heading: () => screen.getByRole('heading', { level: 1 }).textContent }
}

test.each([
  ['us/en-us', 'You are offline'],
  ['de/de-de', 'Du bist offline'],
  ['fr/fr-fr', 'Vous êtes hors ligne'],
  ['es/es-es', 'Estás sin conexión'],
  ['it/it-it', 'Sei offline'],
  ['pt/pt-pt', 'Está sem ligação'],
])(
  'at %s a page that fails to load says that the visitor is offline, and reloads when the network is back',
  async (at, words) => {
    const { connectivity, turn, heading } = await open(503, { isUp: false, at })
    expect(heading()).toBe(words)
    await turn(true)
    expect(connectivity.reload).toHaveBeenCalledTimes(1)
  },
)

test('the reload waits until the cart has saved the changes made offline', async () => {
  const { connectivity, turn, events, store } = await open(503, { isUp: false })
  act(() => void store.cart.commands.remove('a'))
  await expect.poll(() => events).toContain('cart.waiting')
  const saved: boolean[] = []
  connectivity.reload.mockImplementation(() => void saved.push(!store.cart.getSnapshot().isSaving))
  await turn(true)
  await expect.poll(() => saved, { timeout: 5000 }).toEqual([true])
})

test('a visitor who has moved on before the server responds keeps the new page', async () => {
  const { connectivity, show, messages } = await open(500, { isUp: true })
  const answer = Promise.withResolvers<boolean>()
  connectivity.isReachable = () => answer.promise
  fireEvent.click(screen.getByRole('link', { name: messages.errors.tryAgain }))
  show(<h1>Trail Jacket</h1>)
  answer.resolve(true)
  await new Promise((resolve) => setTimeout(resolve))
  expect(connectivity.reload).not.toHaveBeenCalled()
})

test('the page shows when the network fails, and does not reload while the server does not respond', async () => {
  const { connectivity, turn, heading, messages } = await open(503, { isUp: true })
  expect(heading()).toBe(messages.errors.unavailableTitle)
  await turn(false)
  expect(heading()).toBe(messages.errors.offlineTitle)
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(connectivity.reload).not.toHaveBeenCalled()
})

test('a server that responds only some time after the device is online still gets its reload', async () => {
  const { connectivity } = await open(503, { isUp: true })
  const answers = [false, true]
  connectivity.isReachable = async () => answers.shift() ?? true
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => connectivity.reload.mock.calls.length, { timeout: 5000 }).toBe(1)
})

test.each([500, 503] as const)(
  'on a %i page a press without a network shows an error and does not load a document',
  async (status) => {
    const { connectivity, turn, messages } = await open(status, { isUp: false })
    const again = screen.getByRole('link', { name: messages.errors.tryAgain })
    const press = new MouseEvent('click', { bubbles: true, cancelable: true })
    fireEvent(again, press)
    expect(press.defaultPrevented).toBe(true)
    expect((await screen.findByText(messages.errors.network)).closest('[aria-live="assertive"]')).toBeTruthy()
    expect(connectivity.reload).not.toHaveBeenCalled()
    await turn(true)
    fireEvent.click(again)
    await expect.poll(() => connectivity.reload.mock.calls.length).toBeGreaterThan(0)
  },
)

test('a 404 does not reload when the network is back', async () => {
  const { connectivity, turn, heading, messages } = await open(404, { isUp: false })
  expect(heading()).toBe(messages.errors.notFoundTitle)
  await turn(true)
  expect(connectivity.reload).not.toHaveBeenCalled()
})
