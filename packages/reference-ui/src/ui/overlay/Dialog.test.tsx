import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { prepareFocus } from '../../app/routing/prepareFocus.ts'
import { Dialog } from './Dialog.tsx'

afterEach(cleanup)

function Opener({ onClosed }: { readonly onClosed?: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} onClosed={onClosed} title="Size guide" closeLabel="Close">
        <p>Measure the chest.</p>
      </Dialog>
    </>
  )
}

const settle = () => act(async () => {})

test('a closed dialog renders no content', () => {
  render(<Opener />)
  expect(screen.queryByText('Measure the chest.')).toBeNull()
})

test('a dialog that scrolls is no focus stop itself', () => {
  render(<Opener />)
  expect(screen.getByRole('dialog', { hidden: true }).getAttribute('tabindex')).toBe('-1')
})

test('opening focuses the heading and locks page scrolling; closing reverts both', {
  meta: { spec: ['9.overlay.modal-reopen'] },
}, async () => {
  let closed = 0
  render(<Opener onClosed={() => (closed += 1)} />)
  const opener = screen.getByRole('button', { name: 'Open' })
  await userEvent.click(opener)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Size guide' }))
  expect(document.documentElement.hasAttribute('data-scroll-lock')).toBe(true)
  expect(closed).toBe(0)

  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await settle()
  expect(screen.queryByText('Measure the chest.')).toBeNull()
  expect(document.activeElement).toBe(opener)
  expect(document.documentElement.hasAttribute('data-scroll-lock')).toBe(false)
  expect(closed).toBe(1)
})

test('a dialog that closes beneath another one leaves it to that one to focus the opener', async () => {
  function Both() {
    const [open, setOpen] = useState<'first' | 'second' | null>(null)
    return (
      <>
        <button type="button" onClick={() => setOpen('first')}>
          Open
        </button>
        <Dialog open={open === 'first'} onClose={() => undefined} title="Quick view" closeLabel="Close">
          <button type="button" onClick={() => setOpen('second')}>
            Add
          </button>
        </Dialog>
        <Dialog open={open === 'second'} onClose={() => setOpen(null)} title="Cart" closeLabel="Close the cart">
          <p>One jacket.</p>
        </Dialog>
      </>
    )
  }
  // The first dialog stays open below the second until the mocked closing animation ends.
  const { promise: hasMoved, resolve: rest } = Promise.withResolvers<Animation>()
  const moving = vi.spyOn(HTMLElement.prototype, 'getAnimations')
  moving.mockReturnValueOnce([{ finished: hasMoved } as unknown as Animation]).mockReturnValue([])
  render(<Both />)
  const opener = screen.getByRole('button', { name: 'Open' })
  await userEvent.click(opener)
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  const cart = await screen.findByRole('heading', { name: 'Cart' })
  rest({} as Animation)
  await settle()
  expect(document.activeElement).toBe(cart)
  await userEvent.click(screen.getByRole('button', { name: 'Close the cart' }))
  await settle()
  expect(document.activeElement).toBe(opener)
  moving.mockRestore()
})

test('when the opener has left the page, closing focuses the main content', async () => {
  render(
    <main id="main" tabIndex={-1}>
      <Opener />
    </main>,
  )
  const opener = screen.getByRole('button', { name: 'Open' })
  await userEvent.click(opener)
  opener.remove()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await settle()
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('when the opener can no longer take the focus, closing focuses the main content', async () => {
  render(
    <main id="main" tabIndex={-1}>
      <Opener />
    </main>,
  )
  const opener = screen.getByRole<HTMLButtonElement>('button', { name: 'Open' })
  await userEvent.click(opener)
  opener.disabled = true
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await settle()
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('a link from a dialog to another page leaves the focus on that page, and the next dialog returns it to its opener again', async () => {
  render(
    <>
      <Opener />
      <main id="main" tabIndex={-1} />
    </>,
  )
  const opener = screen.getByRole('button', { name: 'Open' })
  const close = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await settle()
  }
  await userEvent.click(opener)
  const focused = document.activeElement
  prepareFocus(document, 'page')()
  expect(document.activeElement).toBe(focused)
  await close()
  expect(document.activeElement).toBe(screen.getByRole('main'))

  await userEvent.click(opener)
  await close()
  expect(document.activeElement).toBe(opener)
})

test('the content stays mounted until the closing animation has run', async () => {
  render(<Opener />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  const dialog = screen.getByRole('dialog')
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  Object.assign(dialog, { getAnimations: () => [{ finished }] })
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await settle()
  expect(dialog.dataset.phase).toBe('closing')
  expect(screen.queryByText('Measure the chest.')).not.toBeNull()
  finish()
  await settle()
  expect(screen.queryByText('Measure the chest.')).toBeNull()
})

test('a dialog that reopens while it closes stays open, and returns the focus to its opener in the end', {
  meta: { spec: ['9.overlay.modal-reopen'] },
}, async () => {
  render(<Opener />)
  const opener = screen.getByRole('button', { name: 'Open' })
  await userEvent.click(opener)
  const dialog = screen.getByRole('dialog')
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  Object.assign(dialog, { getAnimations: () => [{ finished }] })
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await settle()
  expect(dialog.dataset.phase).toBe('closing')
  await userEvent.click(opener)
  finish()
  await settle()
  expect(dialog.dataset.phase).toBe('open')
  expect(screen.queryByText('Measure the chest.')).not.toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await settle()
  expect(screen.queryByText('Measure the chest.')).toBeNull()
  expect(document.activeElement).toBe(opener)
})

test('Escape calls onClose, and the dialog does not close by itself', async () => {
  let closeCalls = 0
  render(
    <Dialog open onClose={() => (closeCalls += 1)} title="Size guide" closeLabel="Close">
      <p>Measure the chest.</p>
    </Dialog>,
  )
  const cancel = new Event('cancel', { cancelable: true })
  fireEvent(await screen.findByRole('dialog'), cancel)
  expect(cancel.defaultPrevented).toBe(true)
  expect(closeCalls).toBe(1)
  expect(screen.queryByText('Measure the chest.')).not.toBeNull()
})

test('a press on the backdrop closes, a drag that began inside does not', async () => {
  let closeCalls = 0
  render(
    <Dialog open onClose={() => (closeCalls += 1)} title="Size guide" closeLabel="Close">
      <p>Measure the chest.</p>
    </Dialog>,
  )
  const dialog = await screen.findByRole('dialog')
  dialog.getBoundingClientRect = () => new DOMRect(100, 100, 200, 200)
  fireEvent.pointerDown(dialog, { clientX: 150, clientY: 150 })
  fireEvent.click(dialog, { clientX: 10, clientY: 10 })
  expect(closeCalls).toBe(0)
  fireEvent.pointerDown(dialog, { clientX: 10, clientY: 10 })
  fireEvent.click(dialog, { clientX: 10, clientY: 10 })
  expect(closeCalls).toBe(1)
})

test('a dialog that leaves the document while open unlocks the page and releases the focus', async () => {
  const { rerender } = render(<button type="button">Open</button>)
  screen.getByRole('button', { name: 'Open' }).focus()
  rerender(
    <>
      <button type="button">Open</button>
      <Dialog open onClose={() => {}} title="Size guide" closeLabel="Close" />
    </>,
  )
  rerender(<button type="button">Open</button>)
  expect(document.documentElement.hasAttribute('data-scroll-lock')).toBe(false)
})

test('the press that opens a dialog gets its response first: the rest of the page becomes inert after the next frame', async () => {
  render(
    <Dialog open onClose={() => {}} title="Size guide" closeLabel="Close">
      <p>Measure the chest.</p>
    </Dialog>,
  )
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

test('a dialog that closes before that frame never opens', async () => {
  const { rerender, container } = render(<Dialog open onClose={() => {}} title="Size guide" closeLabel="Close" />)
  rerender(<Dialog open={false} onClose={() => {}} title="Size guide" closeLabel="Close" />)
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(container.querySelector('dialog')?.open).toBe(false)
})

test('a dialog that reopens before the late `close` event of its own closing stays open', async () => {
  let closeCalls = 0
  const dialog = (open: boolean) => (
    <Dialog open={open} onClose={() => (closeCalls += 1)} title="Size guide" closeLabel="Close">
      <p>Measure the chest.</p>
    </Dialog>
  )
  const { rerender } = render(dialog(true))
  const element = await screen.findByRole<HTMLDialogElement>('dialog')
  rerender(dialog(false))
  await settle()
  expect(element.open).toBe(false)
  rerender(dialog(true))
  fireEvent(element, new Event('close'))
  expect(closeCalls).toBe(0)
  expect(await screen.findByText('Measure the chest.')).toBeTruthy()
})

test('a close by the browser itself calls onClose', async () => {
  let closeCalls = 0
  render(<Dialog open onClose={() => (closeCalls += 1)} title="Size guide" closeLabel="Close" />)
  const element = await screen.findByRole<HTMLDialogElement>('dialog')
  element.close()
  if (closeCalls === 0) fireEvent(element, new Event('close'))
  expect(closeCalls).toBe(1)
})
