import { createMemoryPlatform } from '../../src/platform/memory.ts'
import type { Platform } from '../../src/platform/platform.types.ts'

/** Creates a browser with several tabs that share storage, cookies, locks and messages. */
export const createBrowser = (tabs: number, { now, fetch }: { now: () => number; fetch: typeof globalThis.fetch }) => {
  const shared = createMemoryPlatform({ now })
  const pages = Array.from({ length: tabs }, () =>
    createMemoryPlatform({ href: 'https://shop.example/de/de-de/home', now, fetch }),
  )
  const others = (page: (typeof pages)[number]) => pages.filter((other) => other !== page)
  const queue = new Map<string, Promise<unknown>>()
  let ids = 0
  const platforms = pages.map((page): Platform => {
    const changed = (name: string, value: string | null) => {
      for (const other of others(page)) queueMicrotask(() => other.changeInOtherTab(name, value))
    }
    return {
      ...page,
      storage: {
        ...shared.storage,
        set: (name, value) => {
          const isKept = shared.storage.set(name, value)
          changed(name, value)
          return isKept
        },
        remove: (name) => {
          shared.storage.remove(name)
          changed(name, null)
        },
        onChange: page.storage.onChange,
      },
      cookies: shared.cookies,
      tabs: {
        post: (message) => {
          for (const other of others(page)) queueMicrotask(() => other.receiveFromOtherTab(message))
        },
        onMessage: page.tabs.onMessage,
      },
      locks: {
        run: (name, task) => {
          const turn = (queue.get(name) ?? Promise.resolve()).then(task, task)
          queue.set(name, turn)
          return turn
        },
      },
      randomId: () => {
        ids += 1
        return `id-${ids}`
      },
    }
  })
  return { platforms, pages, cookies: shared.cookies, storage: shared.storage }
}
