import { StoreError } from '@cairn/core'
import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { lineOf, openShop } from '../testing/openShop.fixture.tsx'
import { useAskBeforeLeaving } from './useAskBeforeLeaving.ts'

afterEach(cleanup)

function Part() {
  useAskBeforeLeaving()
  return null
}

const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** A shop whose server is away until it is told to come back, with one wish that waits. */
const open = async () => {
  let isAway = false
  const beforeSave = async () => {
    if (isAway) throw new StoreError('NETWORK', 'Nothing answers')
  }
  const shop = await openShop(<Part />, { lines: [lineOf('a')], beforeSave })
  return {
    ...shop,
    change: () => shop.store.cart.commands.remove('a'),
    go: () => {
      isAway = true
    },
    comeBack: () => {
      isAway = false
    },
  }
}

test('nothing is asked while nothing waits', async () => {
  const { change, store } = await open()
  expect(isAsked()).toBe(false)
  act(change)
  expect(isAsked()).toBe(false)
  await expect.poll(() => store.cart.getSnapshot().isSaving).toBe(false)
  expect(isAsked()).toBe(false)
})

test('while a change waits for the server the browser asks before it is lost, even when the part is gone', async () => {
  const { change, go, comeBack, facts, show, store } = await open()
  go()
  act(change)
  await expect.poll(() => facts).toContain('cart.waiting')
  expect(isAsked()).toBe(true)
  show(null)
  expect(isAsked()).toBe(true)
  comeBack()
  await expect.poll(() => store.cart.getSnapshot().isSaving, { timeout: 5000 }).toBe(false)
  expect(isAsked()).toBe(false)
})
