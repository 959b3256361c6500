import type { AuthGateway } from '../../src/auth/auth.types.ts'
import { createStore } from '../../src/index.ts'
import type { Store } from '../../src/store/store.types.ts'
import { createBrowser } from './browser.ts'
import { createModelServer } from './modelServer.ts'
import { tokenOf } from './token.ts'
import type { WalkTime } from './wallTime.ts'
import { createWire } from './wire.ts'
// The store fetches them when it needs them; a walk has no patience for the disk.
import '../../src/auth/auth.steps.ts'
import '../../src/store/userState.parse.ts'

const TABS = 2

/** Of each of these a shopper is told at most once. */
const TOLD: ReadonlySet<string> = new Set([
  'cart.failed',
  'cart.waiting',
  'line.clamped',
  'lines.unshippable',
  'wishlist.failed',
  'checkout.failed',
  'checkout.ready',
  'account.failed',
  'membership.failed',
  'membership.verified',
  'membership.expired',
])

/** What a tab has told and gone through, for the invariants. */
export interface Diary {
  commanded: number
  /** Something that the shopper did made pending wishes void: a sign-out, a reload, a lost session. */
  hasDropped: boolean
  failures: number
  toasts: string[]
  /** Things that happened of which a shopper is told, each once. */
  causes: number
  /** The quantity that a line should have in the end, by the tab that asked for it; 0 for a removal. Only where nothing else can change it. */
  wishes: Map<string, Map<number, number>>
  unauthorized: number
  sessions: number
  broken: string[]
}

/** A browser with two tabs on one shop, over the wire to the model server. */
export const openShop = (time: WalkTime) => {
  const server = createModelServer()
  const wire = createWire(server, time.now)
  const browser = createBrowser(TABS, { now: time.now, fetch: wire.fetch })
  const diary: Diary = {
    commanded: 0,
    hasDropped: false,
    failures: 0,
    toasts: [],
    causes: 0,
    wishes: new Map(),
    unauthorized: 0,
    sessions: 0,
    broken: [],
  }
  let states = 0
  const auth: AuthGateway = {
    begin: async () => {
      states += 1
      const state = `state-${states}`
      return {
        href: `https://shop.example/as/authorization.oauth2?state=${state}`,
        pkce: { code_challenge: 'challenge', code_verifier: `verifier-${states}`, state },
      }
    },
    exchange: async ({ href }) => {
      const user = new URL(href).searchParams.get('code') ?? ''
      return { accessToken: tokenOf(user, time.now()), idToken: 'id', expiresIn: 3600 }
    },
  }
  const openTab = (tab: number): Store => {
    const platform = browser.platforms[tab]
    if (platform === undefined) throw new RangeError(`There is no tab ${tab}`)
    const store = createStore({
      site: 'de/de-de',
      platform,
      gateways: {
        auth,
        // Not on the wire: neither takes part in what could be lost.
        country: { detect: async () => 'DE' },
        shipping: { options: async () => [] },
      },
      inspect: (event) => {
        if (event.type !== '@xstate.snapshot' || !('value' in event.snapshot)) return
        if (event.snapshot.status === 'error') diary.broken.push(JSON.stringify(event.snapshot.value))
      },
    })
    store.on('*', (fact) => {
      if (fact.type === 'cart.failed') diary.failures += 1
      if (fact.type === 'line.clamped' || fact.type === 'lines.unshippable') diary.wishes.clear()
      if (TOLD.has(fact.type) || (fact.type === 'auth.signedOut' && fact.reason === 'unauthorized')) diary.causes += 1
      if (fact.type === 'toast.shown') diary.toasts.push(fact.toast.code)
      if (fact.type === 'auth.signedIn' || fact.type === 'auth.restored') diary.sessions += 1
      if (fact.type === 'auth.signedOut') {
        diary.hasDropped = true
        if (fact.reason === 'unauthorized') diary.unauthorized += 1
      }
    })
    store.start()
    return store
  }
  const tabs = Array.from({ length: TABS }, (_, tab) => openTab(tab))
  const at = (tab: number): Store => {
    const store = tabs[tab % TABS]
    if (store === undefined) throw new RangeError(`There is no tab ${tab}`)
    return store
  }
  const reload = (tab: number): Store => {
    at(tab).stop()
    diary.hasDropped = true
    const store = openTab(tab % TABS)
    tabs[tab % TABS] = store
    return store
  }
  return {
    server,
    wire,
    browser,
    diary,
    tabs,
    at,
    reload,
    signIn: async (tab: number, user: string) => {
      at(tab).auth.commands.signIn()
      await time.pass(300)
      const state = new URL(browser.pages[tab % TABS]?.visited.at(-1) ?? 'https://shop.example').searchParams.get(
        'state',
      )
      if (state === null) return
      const page = reload(tab)
      page.auth.commands
        .complete(`https://shop.example/de/de-de/auth-callback?code=${user}&state=${state}`)
        .catch(() => undefined)
      await time.rest()
    },
    close: () => {
      for (const tab of tabs) tab.stop()
    },
  }
}

export type Shop = Awaited<ReturnType<typeof openShop>>
