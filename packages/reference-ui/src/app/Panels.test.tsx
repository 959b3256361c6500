import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openShop } from '../testing/openShop.fixture.tsx'
import { Panels } from './Panels.tsx'

const { innerWidth } = window
afterEach(() => {
  cleanup()
  setWindow(innerWidth)
})

const setWindow = (width: number) => {
  Object.assign(window, { innerWidth: width })
  window.dispatchEvent(new Event('resize'))
}

test('the store is told how wide the window is, at first and whenever it changes, as long as the page stands', async () => {
  setWindow(390)
  const { store } = await openShop(<Panels menus={null} />, { width: 1440 })
  const { setWidth } = store.overlay.commands
  const breakpoint = () => store.overlay.getSnapshot().breakpoint
  await expect.poll(breakpoint).toBe('mobile')
  act(() => setWindow(1024))
  expect(breakpoint()).toBe('desktop')
  cleanup()
  act(() => setWidth(390))
  act(() => setWindow(1440))
  expect(breakpoint()).toBe('mobile')
})
