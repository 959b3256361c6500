import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { expectCaughtErrors } from '../../testing/caughtErrors.fixture.ts'
import { openShop } from '../../testing/openShop.fixture.tsx'
import { nextTask } from '../client/nextTask.ts'
import { failedStyles } from './failedStyles.ts'
import { fetchable } from './fetchable.tsx'

expectCaughtErrors()
afterEach(cleanup)

/** Renders a page with a button that opens a lazily loaded component. The test decides whether the chunk loads. */
const open = async ({
  isHovered,
  ...options
}: {
  readonly isQuiet?: boolean
  readonly isOffline?: () => boolean
  readonly isHovered?: boolean
} = {}) => {
  const chunk = { comes: false, breaks: false }
  let requests = 0
  const Part = fetchable(async () => {
    requests += 1
    if (!chunk.comes) throw new TypeError('Failed to fetch dynamically imported module')
    return {
      default: function Menu({ words }: { readonly words: string }) {
        if (chunk.breaks) throw new Error('broken')
        return <p>{words}</p>
      },
    }
  }, options)
  function Page() {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <h1>Page</h1>
        <button type="button" onFocus={Part.preload} aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
          Open
        </button>
        {isOpen ? <Part words="The menu" isQuiet={isHovered} onFailed={() => setIsOpen(false)} /> : null}
      </>
    )
  }
  const { store } = await openShop(<Page />)
  const button = screen.getByRole('button', { name: 'Open' })
  return {
    chunk,
    button,
    requests: () => requests,
    press: () =>
      act(async () => {
        fireEvent.click(button)
        // Wait for the next frame and the task after it.
        await nextTask()
        await nextTask()
      }),
    codes: () => store.toasts.getSnapshot().toasts.map(({ code }) => code),
  }
}

test('a failed chunk keeps the page, shows an error, and loads at the next press', async () => {
  const { chunk, button, press, codes } = await open()
  await press()
  expect(screen.getByRole('heading', { name: 'Page' })).toBeTruthy()
  expect(codes()).toEqual(['network'])
  expect(button.getAttribute('aria-expanded')).toBe('false')
  chunk.comes = true
  await press()
  expect(screen.getByText('The menu')).toBeTruthy()
  expect(codes()).toEqual(['network'])
})

/** Focuses the button and waits for the preload, which starts in a separate task. */
const near = (button: HTMLElement) =>
  act(async () => {
    fireEvent.focus(button)
    await new Promise((resolve) => setTimeout(resolve, 5))
  })

test('a failed preload shows no error, and a loaded chunk is not fetched again', async () => {
  const { chunk, button, press, codes, requests } = await open()
  await near(button)
  expect([requests(), codes()]).toEqual([1, []])
  chunk.comes = true
  await near(button)
  await press()
  expect(screen.getByText('The menu')).toBeTruthy()
  expect([requests(), codes()]).toEqual([2, []])
})

test('a part that throws while rendering keeps the page too', async () => {
  const { chunk, press, codes } = await open()
  Object.assign(chunk, { comes: true, breaks: true })
  await press()
  expect(screen.getByRole('heading', { name: 'Page' })).toBeTruthy()
  expect(codes()).toEqual(['unexpected'])
  chunk.breaks = false
  await press()
  expect(screen.getByText('The menu')).toBeTruthy()
})

test.each([{ isQuiet: true }, { isHovered: true }])(
  'a quiet part that fails to load shows no message (%o)',
  async (chunk) => {
    const { press, codes } = await open(chunk)
    await press()
    expect(screen.getByRole('heading', { name: 'Page' })).toBeTruthy()
    expect(codes()).toEqual([])
  },
)

test('a failed style sheet is fetched again before the part renders', async () => {
  // The test DOM loads no style sheets; this setting makes each request succeed.
  const { settings } = Reflect.get(window, 'happyDOM')
  const { handleDisabledFileLoadingAsSuccess } = settings
  settings.handleDisabledFileLoadingAsSuccess = true
  try {
    const { chunk, press } = await open()
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = 'https://shop.example/assets/menu.css'
    document.head.append(link)
    link.dispatchEvent(new Event('error'))
    expect(link.isConnected).toBe(false)
    chunk.comes = true
    await press()
    expect(await screen.findByText('The menu')).toBeTruthy()
    const again = document.head.querySelectorAll('link[href$="/assets/menu.css"]')
    expect(again).toHaveLength(1)
    again[0]?.remove()
    expect(await failedStyles.fetchAgain()).toEqual([])
  } finally {
    settings.handleDisabledFileLoadingAsSuccess = handleDisabledFileLoadingAsSuccess
  }
})

test('without a network nothing is preloaded', async () => {
  const { button, requests, press } = await open({ isOffline: () => true })
  fireEvent.focus(button)
  expect(requests()).toBe(0)
  await press()
  expect(requests()).toBeGreaterThan(0)
})
