import { SimulatedClock } from 'xstate'
import { auth } from '../../src/domains/auth.ts'
import type { IdentityConfig } from '../../src/platform/identity.types.ts'
import { createMemoryPlatform, type MemoryPlatform } from '../../src/platform/memory.ts'
import { createStore } from '../../src/store/createStore.ts'
import { SHOP } from './browser.ts'

const HOME = `${SHOP}/de/de-de/home`

export const until = async (isReached: () => boolean, what: string): Promise<void> => {
  for (let turn = 0; turn < 400; turn += 1) {
    if (isReached()) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`It did not happen: ${what}`)
}

/** A request that the shop sent to the provider. */
interface Sent {
  readonly url: string
  readonly body: URLSearchParams
  readonly response: Response
}

/**
 * Opens a shop whose origin is {@link SHOP}, with a real network. Like a browser, the shop reads only responses that
 * allow its origin (CORS).
 */
export const openShop = (identity: IdentityConfig, before?: Map<string, string>) => {
  let passed = 0
  const clock = new SimulatedClock()
  const sent: Sent[] = []
  const platform: MemoryPlatform = createMemoryPlatform({
    href: HOME,
    now: () => Date.now() + passed,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const body = request.method === 'POST' ? await request.clone().text() : ''
      const headers = new Headers(request.headers)
      headers.set('origin', SHOP)
      const response = await fetch(new Request(request, { headers }))
      const allowed = response.headers.get('access-control-allow-origin')
      if (allowed !== SHOP && allowed !== '*') throw new TypeError(`CORS: ${request.url} allows ${allowed}`)
      sent.push({ url: request.url, body: new URLSearchParams(body), response: response.clone() })
      return response
    },
  })
  for (const [name, value] of before ?? []) platform.stored.set(name, value)
  const events: string[] = []
  const openPage = () => {
    const store = createStore({ site: 'de/de-de', domains: [auth], platform, identity, clock })
    store.on('*', ({ type }) => events.push(type))
    store.start()
    return store
  }
  let store = openPage()
  const view = () => store.auth.getSnapshot()
  const settled = () => until(() => view().status !== 'unknown', 'the store restores the session')
  return {
    events,
    platform,
    sent,
    view,
    settled,
    /** Presses "Sign in" and returns the address at the provider to which the shop goes. */
    leave: async (): Promise<string> => {
      await settled()
      const visits = platform.visited.length
      store.auth.commands.signIn()
      clock.increment(300)
      await until(
        () => platform.visited.length > visits || view().status === 'anonymous',
        'the shop goes to the provider',
      )
      return platform.visited.at(-1) ?? ''
    },
    /** Completes a sign-in on the callback page, which is a new page of the same browser. */
    complete: async (callback: string) => {
      store.stop()
      store = openPage()
      await settled()
      const outcome = store.auth.commands.complete(callback)
      let isDone = false
      outcome.finally(() => {
        isDone = true
      })
      // While the stored sign-in is missing, the shop looks for it again every second, so each round lets a second
      // pass.
      await until(() => {
        clock.increment(1000)
        return isDone
      }, 'the sign-in ends')
      return outcome
    },
    /** Lets time pass, and then makes the store check its session. */
    pass: (milliseconds: number): void => {
      passed += milliseconds
      clock.increment(5000)
    },
    signOut: async (): Promise<string> => {
      const visits = platform.visited.length
      store.auth.commands.signOut()
      await until(() => platform.visited.length > visits, 'the shop leaves after the sign-out')
      return new URL(platform.visited.at(-1) ?? '', SHOP).href
    },
  }
}
