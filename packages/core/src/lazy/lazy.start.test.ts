import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cart } from '../domains/cart.ts'
import { defineEffect } from '../kit/defineEffect.ts'
import type { AnyDefinition } from '../kit/definition.types.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import type { StoreError } from '../shared/errors.ts'
import { everyCall } from '../store/everyCall.fixture.ts'
import { allDefinitions, createFullLazyStore } from './fullLazyStore.fixture.ts'

const reportError = vi.fn()
beforeEach(() => {
  vi.stubGlobal('reportError', reportError)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const cause = new Error('broken')

/**
 * Opens a lazy store. Its machines load, but its start fails while `isBroken`: in an effect, or in the view of the
 * cart.
 */
const open = (fault: 'effect' | 'view') => {
  const errors: StoreError[] = []
  const state = { isBroken: true }
  const breakNow = (): void => {
    if (state.isBroken) throw cause
  }
  const brokenEffect = defineEffect<[]>({
    requires: [],
    start: () => {
      if (fault === 'effect') breakNow()
      return undefined
    },
  })
  const brokenCart: AnyDefinition = {
    ...cart,
    create: (host) => {
      const instance = (cart as AnyDefinition).create(host)
      const { domain } = instance
      const getSnapshot = (): unknown => {
        if (fault === 'view') breakNow()
        return domain.getSnapshot()
      }
      return { ...instance, domain: { ...domain, getSnapshot } }
    },
  }
  const store = createFullLazyStore(
    {
      site: 'de/de-de',
      platform: createMemoryPlatform({ href: 'https://shop.example/de/de-de/home' }),
      effects: { 'mine.broken': brokenEffect },
      onError: (error) => errors.push(error),
    },
    async () => ({ ...allDefinitions, cart: brokenCart }),
  )
  return { store, errors, state }
}

test.each(['effect', 'view'] as const)(
  'every call that waits for a store whose %s throws at the start ends with the error, which is reported',
  async (fault) => {
    const { store, errors } = open(fault)
    store.start()
    const outcomes = await Promise.all(Object.values(everyCall).map((call) => call(store)))
    for (const outcome of outcomes) expect(outcome).toMatchObject({ ok: false, error: { code: 'UNEXPECTED', cause } })
    expect(errors).toMatchObject([{ code: 'UNEXPECTED', message: 'broken', cause }])
    expect(reportError.mock.calls).toEqual([[cause]])
    expect(store.toasts.getSnapshot().toasts).toMatchObject([{ code: 'unexpected' }])
    await expect(store.preload()).rejects.toBe(cause)
  },
)

test.each(['effect', 'view'] as const)(
  'after a start that failed at the %s, the next command starts again',
  async (fault) => {
    const { store, state } = open(fault)
    const opened: string[] = []
    store.on('panel.opened', ({ panel }) => opened.push(panel))
    store.start()
    await store.cart.commands.refresh()
    state.isBroken = false
    store.overlay.commands.openSearch()
    await expect.poll(() => store.overlay.getSnapshot().panel).toBe('search')
    expect(opened).toEqual(['search'])
    expect(await store.cart.commands.remove('none')).toMatchObject({ error: { code: 'IGNORED' } })
  },
)

test('an `onError` that throws keeps no call open', async () => {
  const store = createFullLazyStore(
    {
      site: 'de/de-de',
      platform: createMemoryPlatform({ href: 'https://shop.example/de/de-de/home' }),
      onError: () => {
        throw new Error('listener')
      },
    },
    () => Promise.reject(cause),
  )
  store.start()
  expect(await store.cart.commands.refresh()).toMatchObject({ ok: false, error: { code: 'NETWORK', cause } })
})
