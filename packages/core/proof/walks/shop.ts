import type { InspectionEvent } from 'xstate'
import type { AuthGateway } from '../../src/auth/auth.types.ts'
import { createFullStore } from '../../src/entries/domains.ts'
import { StoreError } from '../../src/shared/errors.ts'
import type { Outcome, OutcomeEvent } from '../../src/shared/outcome.ts'
import type { Store } from '../../src/store/store.types.ts'
import { createBrowser } from './browser.ts'
import { createModelServer } from './modelServer.ts'
import { createModelShipping } from './modelShipping.ts'
import { createPromises, type Promised } from './outcomes.ts'
import { tokenOf } from './token.ts'
import type { WalkTime } from './wallTime.ts'
import { createWire } from './wire.ts'
// The store loads these modules on demand. Loading them here keeps file access out of the virtual time of a walk.
import '../../src/api/mappers/cart.mapper.ts'
import '../../src/api/mappers/membership.mapper.ts'
import '../../src/api/mappers/order.mapper.ts'
import '../../src/api/mappers/search.mapper.ts'
import '../../src/api/mappers/wishlist.mapper.ts'
import '../../src/auth/auth.steps.ts'
import '../../src/effects/userState.parse.ts'
import '../../src/store/portAnswers.fixture.ts'

const TABS = 2

/** The events that cause at most one toast each. */
const NOTIFIED: ReadonlySet<string> = new Set([
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

/** What happened in both tabs during a walk. The invariants check this record. */
interface Diary {
  commanded: number
  /** Whether a sign-out, a reload or a lost session has dropped pending changes. */
  hasDropped: boolean
  failures: number
  toasts: string[]
  /** The number of events that may cause a toast. */
  causes: number
  /**
   * Maps the id of a line to the tabs that changed the line, and each tab to the quantity that it expects at the end; 0
   * for a removal. Contains only lines that no other step can change.
   */
  expected: Map<string, Map<number, number>>
  /** The calls without an outcome, as tab and command. */
  open: Set<{ readonly tab: number; readonly command: string }>
  /** How often a machine has ended each call, by the id of the call. */
  ends: Map<string, number>
  /**
   * The calls that ended wrongly: with an error that is no `StoreError`, or with a success that breaks the promise of
   * the command.
   */
  wrong: string[]
  /** The names of the commands that the walk has called. */
  called: Set<string>
  /** Whether a step may have removed a line from a cart. */
  hasTaken: boolean
  /** The notes that the steps have written. */
  notes: Set<string>
  /** The countries to ship to that the steps have chosen. */
  countries: Set<string>
  /** Whether a step has removed an item of a wish list. */
  hasUnsaved: boolean
  /** The products that a successful call has saved, as user and product. */
  saved: Set<string>
  unauthorized: number
  sessions: number
  broken: string[]
}

/**
 * Returns the calls that the inspected action ends, because it emits their outcome. Empty for every other inspection
 * event.
 */
const endedCalls = (inspected: InspectionEvent): OutcomeEvent['calls'] => {
  if (inspected.type !== '@xstate.action' || inspected.action.type !== 'xstate.emit') return []
  const { event } = inspected.action.params as { event: { type: string } | OutcomeEvent }
  return 'calls' in event && event.outcome !== null ? event.calls : []
}

/** Opens a browser with two tabs on one shop, connected to the model server by a simulated network. */
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
    expected: new Map(),
    open: new Set(),
    ends: new Map(),
    wrong: [],
    called: new Set(),
    hasTaken: false,
    notes: new Set(),
    countries: new Set(),
    hasUnsaved: false,
    saved: new Set(),
    unauthorized: 0,
    sessions: 0,
    broken: [],
  }
  const promises = createPromises(server)
  const shipping = createModelShipping()
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
    const store = createFullStore({
      site: 'de/de-de',
      platform,
      gateways: {
        auth,
        // This call bypasses the simulated network, because no invariant depends on it.
        country: { detect: async () => 'DE' },
        shipping: shipping.gateway,
      },
      inspect: (inspected) => {
        for (const { id } of endedCalls(inspected)) diary.ends.set(id, (diary.ends.get(id) ?? 0) + 1)
        if (inspected.type !== '@xstate.snapshot' || !('value' in inspected.snapshot)) return
        if (inspected.snapshot.status === 'error') diary.broken.push(JSON.stringify(inspected.snapshot.value))
      },
    })
    store.on('*', (event) => {
      if (event.type === 'cart.failed') diary.failures += 1
      if (event.type === 'line.clamped' || event.type === 'lines.unshippable') diary.expected.clear()
      if (NOTIFIED.has(event.type) || (event.type === 'auth.signedOut' && event.reason === 'unauthorized'))
        diary.causes += 1
      if (event.type === 'toast.shown') diary.toasts.push(event.toast.code)
      if (event.type === 'auth.signedIn' || event.type === 'auth.restored') diary.sessions += 1
      if (event.type === 'auth.signedOut') {
        diary.hasDropped = true
        if (event.reason === 'unauthorized') diary.unauthorized += 1
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
  /**
   * Runs a command in a tab. The diary lists the call as open until its outcome arrives; then the outcome is checked.
   */
  const call = <Value>(
    tab: number,
    command: string,
    run: (store: Store) => Promise<Outcome<Value>>,
    isTrue: Promised<Value> = () => true,
  ): void => {
    const record = { tab, command }
    const store = at(tab)
    diary.open.add(record)
    diary.called.add(command)
    void run(store).then((outcome) => {
      diary.open.delete(record)
      const isRight = outcome.ok ? isTrue(outcome.value, store) : outcome.error instanceof StoreError
      if (!isRight) diary.wrong.push(`${command} in tab ${tab}: ${JSON.stringify(outcome)}`)
    })
  }
  const visited = (tab: number) => () => browser.pages[tab % TABS]?.visited
  return {
    server,
    wire,
    browser,
    diary,
    tabs,
    at,
    reload,
    call,
    promises,
    shipping,
    visited,
    signIn: async (tab: number, user: string) => {
      call(tab, 'auth.signIn', ({ auth }) => auth.commands.signIn(), promises.redirected(visited(tab)))
      await time.pass(300)
      // The last navigation may be the path of a sign-out, when the sign-in was ignored.
      const last = new URL(browser.pages[tab % TABS]?.visited.at(-1) ?? '', 'https://shop.example')
      const state = last.searchParams.get('state')
      if (state === null) return
      reload(tab)
      const href = `https://shop.example/de/de-de/auth-callback?code=${user}&state=${state}`
      call(tab, 'auth.complete', ({ auth }) => auth.commands.complete(href))
      await time.rest()
    },
    close: () => {
      for (const tab of tabs) tab.stop()
    },
  }
}

export type Shop = Awaited<ReturnType<typeof openShop>>
