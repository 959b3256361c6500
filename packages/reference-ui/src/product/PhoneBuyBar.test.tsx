import { viewProduct } from '@cairn/core/product'
import { act, cleanup, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { openShop } from '../testing/openShop.fixture.tsx'
// What the bar fetches lies ready, so that no test waits for it on a busy machine.
import './BuyBar.tsx'
import { PhoneBuyBar } from './PhoneBuyBar.tsx'
import { productOf, variantOf } from './product.fixture.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The one observer of the page, told by hand what a browser tells it. */
const watch = () => {
  const observed: Element[] = []
  const telling: ((entries: readonly { readonly isIntersecting: boolean }[]) => void)[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (typeof telling)[number]) {
        telling.push(tell)
      }
      observe = (target: Element) => void observed.push(target)
      disconnect = () => void observed.pop()
    },
  )
  return { observed, tell: (isIntersecting: boolean) => act(async () => telling.at(-1)?.([{ isIntersecting }])) }
}

const show = async (change: Parameters<typeof productOf>[0] = {}, isPhone = true) => {
  const observer = watch()
  // Neither of the two windows changes, so that nobody need be told.
  const list = { matches: isPhone, addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList)
  const button = createRef<HTMLButtonElement>()
  await openShop(
    <>
      <button type="button" ref={button}>
        above
      </button>
      <PhoneBuyBar button={button} view={viewProduct(productOf(change), {})} onSizeNeeded={() => undefined} />
    </>,
  )
  return { ...observer, bar: () => screen.queryByRole('region', { name: 'Ridgeline' }) }
}

test('a phone has a bar to buy while the button is above the window, and only then', async () => {
  const { observed, tell, bar } = await show()
  expect(observed).toEqual([screen.getByText('above')])
  expect(bar()).toBeNull()
  await tell(false)
  expect(await screen.findByRole('region', { name: 'Ridgeline' })).toBeTruthy()
  await tell(true)
  expect(bar()).toBeNull()
})

test('the bar that goes leaves the focus to the button that it stood in for, and to whatever else has it', async () => {
  const { tell, bar } = await show()
  await tell(false)
  const stand = await screen.findByRole('button', { name: 'Add to cart' })
  stand.focus()
  await tell(true)
  expect(bar()).toBeNull()
  expect(document.activeElement).toBe(screen.getByText('above'))
  await tell(false)
  const elsewhere = document.body.appendChild(document.createElement('input'))
  elsewhere.focus()
  await tell(true)
  expect(document.activeElement).toBe(elsewhere)
  elsewhere.remove()
})

test('a page that is left watches its button no more', async () => {
  const { observed } = await show()
  expect(observed.length).toBe(1)
  cleanup()
  expect(observed).toEqual([])
})

const soldOut = { variants: [variantOf(1, { inventoryLevel: 0 }), variantOf(2, { size: 'l', inventoryLevel: 0 })] }

test.each([
  ['a wide window', {}, false],
  ['what is sold out', soldOut, true],
  ['what is coming soon', { isComingSoon: true }, true],
  ['what is no longer made', { isRetired: true }, true],
])('there is no bar for %s', async (_name, change, isPhone) => {
  const { tell, bar } = await show(change, isPhone)
  await tell(false)
  await act(async () => undefined)
  expect(bar()).toBeNull()
})
