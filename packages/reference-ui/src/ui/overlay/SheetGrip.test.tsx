import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Dialog } from './Dialog.tsx'
import { SheetGrip } from './SheetGrip.tsx'

afterEach(cleanup)

/** Opens a sheet; `swipe` moves a finger on its head, or on an element in the head, by a distance in pixels. */
const open = async () => {
  let closings = 0
  const onClose = () => {
    closings += 1
  }
  render(
    <Dialog open onClose={onClose} title="Ridgeline" closeLabel="Close" sheet={<SheetGrip onClose={onClose} />}>
      <p>Pictures</p>
    </Dialog>,
  )
  const title = await screen.findByText('Ridgeline')
  const dialog = screen.getByRole('dialog')
  const head = title.parentElement
  if (head === null) throw new Error('The title has no head')
  // The test DOM has neither style sheets nor pointer capture.
  head.style.touchAction = 'none'
  Object.assign(head, { setPointerCapture: () => undefined })
  const swipe = (distance: number, { on = title, end = true } = {}) => {
    fireEvent.pointerDown(on, { clientY: 100, pointerId: 1 })
    fireEvent.pointerMove(on, { clientY: 100 + distance, pointerId: 1 })
    if (end) fireEvent.pointerUp(on, { clientY: 100 + distance, pointerId: 1 })
  }
  return { dialog, swipe, closings: () => closings }
}

test('a long swipe down closes the sheet, which follows the finger', async () => {
  const { dialog, swipe, closings } = await open()
  swipe(60, { end: false })
  expect(dialog.style.translate).toBe('0 60px')
  expect(closings()).toBe(0)
  swipe(140)
  expect(closings()).toBe(1)
})

test('a swipe up moves nothing, and a swipe on the close button is a press', async () => {
  const { dialog, swipe, closings } = await open()
  swipe(-140)
  expect(dialog.style.translate).toBe('')
  swipe(140, { on: screen.getByRole('button', { name: 'Close' }) })
  expect(dialog.style.translate).toBe('')
  expect(closings()).toBe(0)
})
