import { afterEach, expect, test, vi } from 'vitest'
import { createFullStore } from '../entries/domains.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { createFakeGateways } from '../testing/index.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each(['handler', 'listener'] as const)(
  'a %s that throws does not affect the others, and its error is reported separately',
  (who) => {
    vi.useFakeTimers()
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    const site = 'de/de-de'
    const store = createFullStore({ site, platform: createMemoryPlatform(), gateways: createFakeGateways({ site }) })
    const fail = () => {
      throw new Error(who)
    }
    if (who === 'handler') store.overlay.on('*', fail)
    else store.overlay.subscribe(fail)
    const received: unknown[] = []
    store.on('panel.opened', ({ panel }) => received.push(panel))
    store.overlay.subscribe(({ panel }) => received.push(panel))
    store.start()
    store.overlay.commands.openCart()
    expect(received).toEqual(['cart', 'cart'])
    // XState rethrows the error of a subscriber in a timer, so run the timers.
    try {
      vi.runAllTimers()
    } catch (error) {
      reported(error)
    }
    expect(reported.mock.calls[0]).toEqual([new Error(who)])
    store.stop()
    vi.clearAllTimers()
  },
)
