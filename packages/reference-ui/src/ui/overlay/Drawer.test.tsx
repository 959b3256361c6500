import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Drawer } from './Drawer.tsx'

afterEach(cleanup)

test('a drawer is named by its title, which has the focus, and keeps its foot outside the scrolling body', async () => {
  render(
    <Drawer open onClose={() => {}} title="Your cart" meta="4 items" closeLabel="Close" foot={<p>Total</p>}>
      <p>Lines</p>
    </Drawer>,
  )
  expect((await screen.findByRole('dialog', { name: 'Your cart' })).contains(screen.getByText('4 items'))).toBe(true)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your cart' }))
  expect(screen.getByText('Lines').parentElement?.contains(screen.getByText('Total'))).toBe(false)
})

test('a drawer that scrolls is no focus stop itself', async () => {
  render(
    <Drawer open onClose={() => {}} title="Your cart" closeLabel="Close">
      <p>Lines</p>
    </Drawer>,
  )
  expect((await screen.findByRole('dialog')).getAttribute('tabindex')).toBe('-1')
})

test('two open surfaces lock the page until the last one closes', async () => {
  const drawer = (open: boolean, title: string) => (
    <Drawer key={title} open={open} onClose={() => {}} title={title} closeLabel="Close">
      <p>{title}</p>
    </Drawer>
  )
  const isLocked = () => document.documentElement.hasAttribute('data-scroll-lock')
  const { rerender, unmount } = render([drawer(true, 'One'), drawer(true, 'Two')])
  await waitFor(() => expect(isLocked()).toBe(true))
  rerender([drawer(true, 'One')])
  expect(isLocked()).toBe(true)
  unmount()
  expect(isLocked()).toBe(false)
})

test('a custom head leaves the title to screen readers', async () => {
  render(
    <Drawer
      open
      onClose={() => {}}
      title="Menu"
      closeLabel="Close"
      side="start"
      head={<button type="button">Back</button>}
    >
      <p>Women</p>
    </Drawer>,
  )
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy()
})
