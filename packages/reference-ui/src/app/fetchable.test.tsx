import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { expectCaughtErrors } from '../testing/caughtErrors.fixture.ts'
import { openShop } from '../testing/openShop.fixture.tsx'
import { fetchable } from './fetchable.tsx'
import { lostStyles } from './lostStyles.ts'
import { nextTask } from './nextTask.ts'

expectCaughtErrors()
afterEach(cleanup)

/** A page with a button for a part whose file comes, or not, as the test says. */
const open = async ({
  isHovered,
  ...options
}: {
  readonly isQuiet?: boolean
  readonly isDown?: () => boolean
  readonly isHovered?: boolean
} = {}) => {
  const given = { comes: false, breaks: false }
  let asked = 0
  const Part = fetchable(async () => {
    asked += 1
    if (!given.comes) throw new TypeError('Failed to fetch dynamically imported module')
    return {
      default: function Menu({ words }: { readonly words: string }) {
        if (given.breaks) throw new Error('broken')
        return <p>{words}</p>
      },
    }
  }, options)
  function Page() {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <h1>Page</h1>
        <button type="button" onFocus={Part.warm} aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
          Open
        </button>
        {isOpen ? <Part words="The menu" isQuiet={isHovered} onLost={() => setIsOpen(false)} /> : null}
      </>
    )
  }
  const { store } = await openShop(<Page />)
  const button = screen.getByRole('button', { name: 'Open' })
  return {
    given,
    button,
    asked: () => asked,
    press: () =>
      act(async () => {
        fireEvent.click(button)
        // Its frame, and the task after that.
        await nextTask()
        await nextTask()
      }),
    codes: () => store.toasts.getSnapshot().toasts.map(({ code }) => code),
  }
}

test('a part that does not come leaves the page, says so, and comes at the next press', async () => {
  const { given, button, press, codes } = await open()
  await press()
  expect(screen.getByRole('heading', { name: 'Page' })).toBeTruthy()
  expect(codes()).toEqual(['network'])
  expect(button.getAttribute('aria-expanded')).toBe('false')
  given.comes = true
  await press()
  expect(screen.getByText('The menu')).toBeTruthy()
  expect(codes()).toEqual(['network'])
})

/** The focus comes, and what it warms is asked for in the task after it. */
const near = (button: HTMLElement) =>
  act(async () => {
    fireEvent.focus(button)
    await new Promise((resolve) => setTimeout(resolve, 5))
  })

test('what is warmed in vain says nothing, and what has come is not fetched again', async () => {
  const { given, button, press, codes, asked } = await open()
  await near(button)
  expect([asked(), codes()]).toEqual([1, []])
  given.comes = true
  await near(button)
  await press()
  expect(screen.getByText('The menu')).toBeTruthy()
  expect([asked(), codes()]).toEqual([2, []])
})

test('a part that breaks leaves the page too', async () => {
  const { given, press, codes } = await open()
  Object.assign(given, { comes: true, breaks: true })
  await press()
  expect(screen.getByRole('heading', { name: 'Page' })).toBeTruthy()
  expect(codes()).toEqual(['unexpected'])
  given.breaks = false
  await press()
  expect(screen.getByText('The menu')).toBeTruthy()
})

test.each([{ isQuiet: true }, { isHovered: true }])(
  'what nobody has asked for is missed in silence (%o)',
  async (given) => {
    const { press, codes } = await open(given)
    await press()
    expect(screen.getByRole('heading', { name: 'Page' })).toBeTruthy()
    expect(codes()).toEqual([])
  },
)

test('a style sheet that did not come is asked for again, and the part comes dressed', async () => {
  // The tests' DOM loads no style sheet; here each that is asked for counts as come.
  const { settings } = Reflect.get(window, 'happyDOM')
  const { handleDisabledFileLoadingAsSuccess } = settings
  settings.handleDisabledFileLoadingAsSuccess = true
  try {
    const { given, press } = await open()
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = 'https://shop.example/assets/menu.css'
    document.head.append(link)
    link.dispatchEvent(new Event('error'))
    expect(link.isConnected).toBe(false)
    given.comes = true
    await press()
    expect(await screen.findByText('The menu')).toBeTruthy()
    const again = document.head.querySelectorAll('link[href$="/assets/menu.css"]')
    expect(again).toHaveLength(1)
    again[0]?.remove()
    expect(await lostStyles.fetchAgain()).toEqual([])
  } finally {
    settings.handleDisabledFileLoadingAsSuccess = handleDisabledFileLoadingAsSuccess
  }
})

test('without a network nothing is fetched ahead of a press', async () => {
  const { button, asked, press } = await open({ isDown: () => true })
  fireEvent.focus(button)
  expect(asked()).toBe(0)
  await press()
  expect(asked()).toBeGreaterThan(0)
})
