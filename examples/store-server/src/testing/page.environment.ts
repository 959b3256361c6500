import { GlobalWindow } from 'happy-dom'
import { type Environment, populateGlobal } from 'vitest/runtime'

/** A happy-dom environment that keeps Node's `fetch`, because a cloned response of happy-dom loses its body. */
export default {
  name: 'page',
  viteEnvironment: 'client',
  setup: (global) => {
    const window = new GlobalWindow({ url: 'http://localhost/us/en-us' })
    const { keys, originals } = populateGlobal(global, window, { bindFunctions: true })
    return {
      teardown: async () => {
        await window.happyDOM.close()
        for (const key of keys) Reflect.deleteProperty(global, key)
        for (const [key, descriptor] of originals) Object.defineProperty(global, key, descriptor)
      },
    }
  },
} satisfies Environment
