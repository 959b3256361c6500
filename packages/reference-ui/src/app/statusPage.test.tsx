import { StoreError } from '@cairn/core'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { lineOf, openShop } from '../testing/openShop.fixture.tsx'
import { StatusPage } from './StatusPage.tsx'
import { Toasts } from './Toasts.tsx'

afterEach(cleanup)

/** A line that can be cut and mended. */
const open = async (status: 404 | 500 | 503, { isUp, at = 'us/en-us' }: { isUp: boolean; at?: string }) => {
  const given = { isUp }
  const beforeSave = async () => {
    if (!given.isUp) throw new StoreError('NETWORK', 'Nothing answers')
  }
  const line = {
    isDown: () => !given.isUp,
    isAnswering: async () => given.isUp,
    reload: vi.fn<() => void>(),
  }
  const shop = await openShop(
    <>
      <StatusPage status={status} line={line} />
      <Toasts />
    </>,
    { at, path: '/search', lines: [lineOf('a')], beforeSave },
  )
  const turn = (next: boolean) =>
    act(async () => {
      given.isUp = next
      window.dispatchEvent(new Event(next ? 'online' : 'offline'))
    })
  return { ...shop, line, turn, heading: () => screen.getByRole('heading', { level: 1 }).textContent }
}

test.each([
  ['us/en-us', 'You are offline'],
  ['de/de-de', 'Du bist offline'],
  ['fr/fr-fr', 'Vous êtes hors ligne'],
  ['es/es-es', 'Estás sin conexión'],
  ['it/it-it', 'Sei offline'],
  ['pt/pt-pt', 'Está sem ligação'],
])(
  'at %s a page that cannot be loaded says that the visitor is offline, and opens when the line is back',
  async (at, words) => {
    const { line, turn, heading } = await open(503, { isUp: false, at })
    expect(heading()).toBe(words)
    await turn(true)
    expect(line.reload).toHaveBeenCalledTimes(1)
  },
)

test('the page that opens when the line is back waits until the cart has what it was asked for without one', async () => {
  const { line, turn, facts, store } = await open(503, { isUp: false })
  act(() => store.cart.commands.remove('a'))
  await expect.poll(() => facts).toContain('cart.waiting')
  const saved: boolean[] = []
  line.reload.mockImplementation(() => void saved.push(!store.cart.getSnapshot().isSaving))
  await turn(true)
  expect(line.reload).not.toHaveBeenCalled()
  await expect.poll(() => saved, { timeout: 5000 }).toEqual([true])
})

test('whoever has gone on to another page by the time the shop answers keeps that page', async () => {
  const { line, show, messages } = await open(500, { isUp: true })
  const answer = Promise.withResolvers<boolean>()
  line.isAnswering = () => answer.promise
  fireEvent.click(screen.getByRole('link', { name: messages.errors.tryAgain }))
  show(<h1>Trail Jacket</h1>)
  answer.resolve(true)
  await new Promise((resolve) => setTimeout(resolve))
  expect(line.reload).not.toHaveBeenCalled()
})

test('a line that breaks while the page waits is told, and one that only seems to be back opens nothing', async () => {
  const { line, turn, heading, messages } = await open(503, { isUp: true })
  expect(heading()).toBe(messages.errors.unavailableTitle)
  await turn(false)
  expect(heading()).toBe(messages.errors.offlineTitle)
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(line.reload).not.toHaveBeenCalled()
})

test.each([500, 503] as const)(
  'a press on the page of %i without a line says so and leaves no page of the browser',
  async (status) => {
    const { line, turn, messages } = await open(status, { isUp: false })
    const again = screen.getByRole('link', { name: messages.errors.tryAgain })
    const press = new MouseEvent('click', { bubbles: true, cancelable: true })
    fireEvent(again, press)
    expect(press.defaultPrevented).toBe(true)
    expect((await screen.findByText(messages.errors.network)).closest('[aria-live="assertive"]')).toBeTruthy()
    expect(line.reload).not.toHaveBeenCalled()
    await turn(true)
    fireEvent.click(again)
    await expect.poll(() => line.reload.mock.calls.length).toBeGreaterThan(0)
  },
)

test('what does not exist does not come back with the line', async () => {
  const { line, turn, heading, messages } = await open(404, { isUp: false })
  expect(heading()).toBe(messages.errors.notFoundTitle)
  await turn(true)
  expect(line.reload).not.toHaveBeenCalled()
})
