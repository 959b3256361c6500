import { viewProduct } from '@cairn/core/product'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { inPage, productOf } from '../page/product.fixture.tsx'
import { Gallery } from './Gallery.tsx'

afterEach(cleanup)

// Import the chunks in advance, as the browser does when the pointer approaches the button.
beforeAll(async () => {
  await import('./ZoomView.tsx')
  await import('../../messages/product/en.ts')
})

const product = productOf()

const show = () => render(inPage(<Gallery view={viewProduct(product, {})} />))
const opener = (view: string) => screen.getByRole('button', { name: `Enlarge: Ridgeline, Spruce, ${view}` })

/** Opens the large view from a picture. */
const enlarge = async (view: string) => {
  await userEvent.click(opener(view))
  return screen.findByRole('dialog', { name: 'Ridgeline' }, { timeout: 5000 })
}

test('every picture can be enlarged, and without pictures there is no button', () => {
  const { rerender } = show()
  expect(screen.getAllByRole('button')).toHaveLength(3)
  rerender(inPage(<Gallery view={viewProduct(product, { Color: 'sand' })} />))
  expect(screen.queryByRole('button')).toBeNull()
})

test('a product without a colour has its own pictures', () => {
  const plain = productOf({ options: [], images: [{ view: 'front', url: '/media/card/front.svg' }] })
  render(inPage(<Gallery view={viewProduct(plain, {})} />))
  expect(screen.getByRole('button', { name: 'Enlarge: Ridgeline, Front' })).toBeTruthy()
})

test('on a phone partly visible pictures use the baked files, and the first picture is the SVG everywhere', () => {
  show()
  const sources = screen
    .getAllByRole('img')
    .map((picture) =>
      [...(picture.parentElement?.querySelectorAll('source') ?? [])].map(({ type, media }) => [type, media]),
    )
  const phone = '(width < 48em)'
  expect(sources).toEqual([
    [],
    ...[1, 2].map(() => [
      ['image/avif', phone],
      ['image/webp', phone],
    ]),
  ])
})

test('the large view starts with the chosen picture, and keys step through the pictures and stop at either end', async () => {
  show()
  const dialog = await enlarge('Back')
  const shown = () => within(dialog).getByRole('img').getAttribute('alt')
  expect(shown()).toBe('Ridgeline, Spruce, Back')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(shown()).toBe('Ridgeline, Spruce, Detail')
  expect(within(dialog).getByRole('status').textContent).toContain('Picture 3 of 3')
  await userEvent.keyboard('{ArrowLeft}')
  expect(shown()).toBe('Ridgeline, Spruce, Back')
})

test('arrow keys move an enlarged picture instead of changing it, and another picture starts at its full view', async () => {
  show()
  const dialog = await enlarge('Front')
  const { getByRole } = within(dialog)
  const sheet = () => getByRole('img').parentElement
  expect(sheet()?.hasAttribute('data-zoomed')).toBe(false)
  await userEvent.click(getByRole('button', { name: 'Zoom in' }))
  expect(sheet()?.hasAttribute('data-zoomed')).toBe(true)
  await userEvent.keyboard('{ArrowRight}')
  expect(getByRole('img').getAttribute('alt')).toBe('Ridgeline, Spruce, Front')
  await userEvent.click(getByRole('button', { name: 'Next' }))
  expect(getByRole('img').getAttribute('alt')).toBe('Ridgeline, Spruce, Back')
  expect(sheet()?.hasAttribute('data-zoomed')).toBe(false)
})

test('the arrows move an enlarged picture wherever the focus is; it has a name, and its zoom level is announced', async () => {
  show()
  const { getByRole } = within(await enlarge('Front'))
  const said = () => getByRole('status').textContent
  const zoomIn = getByRole('button', { name: 'Zoom in' })
  await userEvent.click(zoomIn)
  expect(said()).toContain('Picture 1 of 3, 2 times as large')
  const stage = getByRole('region', { name: 'Enlarged picture' })
  const moves: unknown[] = []
  stage.scrollBy = (...by: unknown[]) => void moves.push(by)
  expect(document.activeElement).toBe(zoomIn)
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowLeft}{ArrowUp}')
  expect(moves).toEqual([
    [64, 0],
    [0, 64],
    [-64, 0],
    [0, -64],
  ])
  await userEvent.keyboard('++')
  expect(said()).toContain('Picture 1 of 3, maximum size')
})

test('keys still work after a click on the picture, or after zooming out while it has the focus', async () => {
  show()
  const dialog = await enlarge('Front')
  const picture = () => within(dialog).getByRole('img')
  const isNear = () => picture().parentElement?.hasAttribute('data-zoomed')
  await userEvent.click(picture())
  expect(isNear()).toBe(true)
  await userEvent.keyboard('---')
  expect(isNear()).toBe(false)
  // The stage keeps the focus only because it keeps its `tabindex`.
  const stage = picture().parentElement?.parentElement
  expect(document.activeElement).toBe(stage)
  expect(stage?.getAttribute('tabindex')).toBe('-1')
  await userEvent.click(picture())
  await userEvent.click(picture())
  await userEvent.keyboard('{ArrowRight}')
  expect(picture().getAttribute('alt')).toBe('Ridgeline, Spruce, Back')
})

test('after a pinch the picture keeps its zoom level, whichever finger lifts last, and then one finger moves it', async () => {
  show()
  const dialog = await enlarge('Front')
  const picture = within(dialog).getByRole('img')
  const stage = picture.parentElement?.parentElement
  const moved: number[] = []
  // jsdom has no layout and no scrolling, so record the calls of `scrollBy`.
  if (stage) stage.scrollBy = (across) => moved.push(Number(across))
  const touch = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', pointerId: number, clientX: number) =>
    fireEvent[type](picture, { pointerId, pointerType: 'touch', clientX, clientY: 100 })
  const scale = () => stage?.style.getPropertyValue('--scale')
  touch('pointerDown', 1, 100)
  touch('pointerDown', 2, 200)
  touch('pointerMove', 2, 300)
  touch('pointerUp', 1, 100)
  touch('pointerUp', 2, 300)
  expect(scale()).toBe('2')
  touch('pointerDown', 3, 300)
  touch('pointerMove', 3, 100)
  touch('pointerUp', 3, 100)
  expect(moved).toEqual([200])
  expect(scale()).toBe('2')
  expect(within(dialog).getByRole('img').getAttribute('alt')).toBe('Ridgeline, Spruce, Front')
  // Pinch back to the full view, and then lift one finger. A movement of the other finger does not change to another
  // picture.
  touch('pointerDown', 4, 100)
  touch('pointerDown', 5, 300)
  touch('pointerMove', 5, 150)
  touch('pointerUp', 4, 100)
  touch('pointerMove', 5, 20)
  touch('pointerUp', 5, 20)
  expect(scale()).toBe('1')
  expect(within(dialog).getByRole('img').getAttribute('alt')).toBe('Ridgeline, Spruce, Front')
  touch('pointerDown', 6, 300)
  touch('pointerUp', 6, 100)
  expect(within(dialog).getByRole('img').getAttribute('alt')).toBe('Ridgeline, Spruce, Back')
})

test('shortcuts of the browser, such as page zoom, leave the picture unchanged', async () => {
  show()
  const dialog = await enlarge('Back')
  await userEvent.keyboard('{Control>}+{/Control}{Meta>}={/Meta}{Alt>}{ArrowLeft}{/Alt}')
  const picture = within(dialog).getByRole('img')
  expect(picture.getAttribute('alt')).toBe('Ridgeline, Spruce, Back')
  expect(picture.parentElement?.hasAttribute('data-zoomed')).toBe(false)
  // Many keyboards need Shift for a plus.
  await userEvent.keyboard('{Shift>}+{/Shift}')
  expect(picture.parentElement?.hasAttribute('data-zoomed')).toBe(true)
})

test('on closing, the large view returns the focus to the picture that opened it', async () => {
  show()
  const dialog = await enlarge('Detail')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(opener('Detail'))
})
