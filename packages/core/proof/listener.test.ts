import { expect, test } from 'vitest'
import { createFullStore } from '../src/entries/domains.ts'
import { createMemoryPlatform } from '../src/platform/memory.ts'

test('a listener that throws stops neither the shop nor the other listeners, and its error is reported', async () => {
  const store = createFullStore({
    site: 'de/de-de',
    platform: createMemoryPlatform({ href: 'https://shop.example/de/de-de/home' }),
    gateways: { country: { detect: async () => 'DE' }, shipping: { options: async () => [] } },
  })
  const uncaught: unknown[] = []
  const before = process.listeners('uncaughtException')
  process.removeAllListeners('uncaughtException')
  process.on('uncaughtException', (error) => uncaught.push(error))
  try {
    const opened: string[] = []
    store.on('panel.opened', () => {
      throw new Error('a listener of the shop')
    })
    store.on('panel.opened', ({ panel }) => opened.push(panel))
    store.start()
    store.overlay.commands.openCart()
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(opened).toEqual(['cart'])
    expect(store.overlay.getSnapshot().panel).toBe('cart')
  } finally {
    process.removeAllListeners('uncaughtException')
    for (const listener of before) process.on('uncaughtException', listener)
  }
  expect(uncaught).toEqual([new Error('a listener of the shop')])
})
