import { StoreError } from '@cairn/core'
import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { lineOf, openShop } from '../testing/openShop.fixture.tsx'
import { useConfirmBeforeUnload } from './useConfirmBeforeUnload.ts'

afterEach(cleanup)

function Part() {
  useConfirmBeforeUnload()
  return null
}

const isPrevented = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** Opens a shop with one line and a server that the test can switch off and on. */
const open = async () => {
  let isAway = false
  const beforeSave = async () => {
    if (isAway) throw new StoreError('NETWORK', 'Nothing answers')
  }
  const shop = await openShop(<Part />, { lines: [lineOf('a')], beforeSave })
  return {
    ...shop,
    change: () => void shop.store.cart.commands.remove('a'),
    go: () => {
      isAway = true
    },
    comeBack: () => {
      isAway = false
    },
  }
}

test('the browser does not ask while no change is pending', async () => {
  const { change, store } = await open()
  expect(isPrevented()).toBe(false)
  act(change)
  expect(isPrevented()).toBe(false)
  await expect.poll(() => store.cart.getSnapshot().isSaving).toBe(false)
  expect(isPrevented()).toBe(false)
})

test('while a change is pending the browser asks before unload, even after the component has unmounted', async () => {
  const { change, go, comeBack, events, show, store } = await open()
  go()
  act(change)
  await expect.poll(() => events).toContain('cart.waiting')
  expect(isPrevented()).toBe(true)
  show(null)
  expect(isPrevented()).toBe(true)
  comeBack()
  await expect.poll(() => store.cart.getSnapshot().isSaving, { timeout: 5000 }).toBe(false)
  expect(isPrevented()).toBe(false)
})
