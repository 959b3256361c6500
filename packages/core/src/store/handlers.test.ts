import { afterEach, expect, test, vi } from 'vitest'
import { createMemoryPlatform } from '../platform/memory.ts'
import { createFakeGateways } from '../testing/index.ts'
import { createStore } from './createStore.ts'

afterEach(() => void vi.useRealTimers())

test.each(['handler', 'listener'] as const)(
  'a %s that throws keeps nobody else from hearing, and its error is thrown on its own',
  (who) => {
    vi.useFakeTimers()
    const site = 'de/de-de'
    const store = createStore({ site, platform: createMemoryPlatform(), gateways: createFakeGateways({ site }) })
    const fail = () => {
      throw new Error(who)
    }
    if (who === 'handler') store.overlay.on('*', fail)
    else store.overlay.subscribe(fail)
    const heard: unknown[] = []
    store.on('panel.opened', ({ panel }) => heard.push(panel))
    store.overlay.subscribe(({ panel }) => heard.push(panel))
    store.start()
    store.overlay.commands.openCart()
    expect(heard).toEqual(['cart', 'cart'])
    expect(() => vi.runAllTimers()).toThrow(who)
    store.stop()
    vi.clearAllTimers()
  },
)
