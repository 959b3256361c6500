import { viewProduct } from '@cairn/core/product'
import { act, cleanup, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { openShop } from '../../testing/openShop.fixture.tsx'
// Import the chunk of the bar in advance, so that no test waits for it on a busy machine.
import './BuyBar.tsx'
import { productOf, variantOf } from '../page/product.fixture.tsx'
import { PhoneBuyBar } from './PhoneBuyBar.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/**
 * Replaces `IntersectionObserver` with a fake, and lets the test report the entries. The page has only one observer at
 * a time.
 */
const watch = () => {
  const observed: Element[] = []
  const callbacks: ((entries: readonly { readonly isIntersecting: boolean }[]) => void)[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (typeof callbacks)[number]) {
        callbacks.push(notify)
      }
      observe = (target: Element) => void observed.push(target)
      disconnect = () => void observed.pop()
    },
  )
  return { observed, notify: (isIntersecting: boolean) => act(async () => callbacks.at(-1)?.([{ isIntersecting }])) }
}

const show = async (change: Parameters<typeof productOf>[0] = {}, isPhone = true) => {
  const observer = watch()
  // The viewport keeps its size, so no listener is called.
  const list = { matches: isPhone, addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList)
  const button = createRef<HTMLButtonElement>()
  await openShop(
    <>
      <button type="button" ref={button}>
        above
      </button>
      <PhoneBuyBar button={button} view={viewProduct(productOf(change), {})} onChoiceNeeded={() => undefined} />
    </>,
  )
  return { ...observer, bar: () => screen.queryByRole('region', { name: 'Ridgeline' }) }
}

test('a phone has a buy bar only while the button is above the viewport', async () => {
  const { observed, notify, bar } = await show()
  expect(observed).toEqual([screen.getByText('above')])
  expect(bar()).toBeNull()
  await notify(false)
  expect(await screen.findByRole('region', { name: 'Ridgeline' })).toBeTruthy()
  await notify(true)
  expect(bar()).toBeNull()
})

test('a bar that disappears moves its focus to the button that it replaces, and leaves the focus elsewhere alone', async () => {
  const { notify, bar } = await show()
  await notify(false)
  const stand = await screen.findByRole('button', { name: 'Add to cart' })
  stand.focus()
  await notify(true)
  expect(bar()).toBeNull()
  expect(document.activeElement).toBe(screen.getByText('above'))
  await notify(false)
  const otherInput = document.body.appendChild(document.createElement('input'))
  otherInput.focus()
  await notify(true)
  expect(document.activeElement).toBe(otherInput)
  otherInput.remove()
})

test('a page that unmounts stops observing its button', async () => {
  const { observed } = await show()
  expect(observed.length).toBe(1)
  cleanup()
  expect(observed).toEqual([])
})

const soldOut = {
  variants: [
    variantOf(1, { inventoryLevel: 0 }),
    variantOf(2, { options: { Color: 'spruce', Size: 'l' }, inventoryLevel: 0 }),
  ],
}

test.each([
  ['a wide window', {}, false],
  ['what is sold out', soldOut, true],
  ['what does not go to the country', { custom: { unshippableTo: ['US'] } }, true],
  ['what is coming soon', { isComingSoon: true }, true],
  ['what is no longer made', { isRetired: true }, true],
])('there is no bar for %s', async (_name, change, isPhone) => {
  const { notify, bar } = await show(change, isPhone)
  await notify(false)
  await act(async () => undefined)
  expect(bar()).toBeNull()
})
