import { GlobalWindow } from 'happy-dom'
import { type Environment, populateGlobal } from 'vitest/runtime'

/** A page as happy-dom draws it, whose network is Node's: happy-dom's own answers lose their body when they are cloned. */
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
