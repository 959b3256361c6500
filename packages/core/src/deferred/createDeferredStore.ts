import type { CartEvent } from '../cart/cart.types.ts'
import { offerFor, rememberCountry, rememberedCountry } from '../country/country.memory.ts'
import { normaliseCountry } from '../country/country.rules.ts'
import type { FullConfig } from '../entries/domains.ts'
import { AUTH_COOKIE, hasCheckoutCookies, hasSession, readCartId, shippingCountry } from '../environment/probes.ts'
import { breakpointOf } from '../overlay/overlay.rules.ts'
import type { OverlayView } from '../overlay/overlay.types.ts'
import { createBrowserPlatform } from '../platform/browser.ts'
import { combineSubscriptions } from '../shared/combineSubscriptions.ts'
import type { Subscription } from '../shared/domain.ts'
import { StoreError, toStoreError } from '../shared/errors.ts'
import { originsOf } from '../shared/originsOf.ts'
import { reportUncaught } from '../shared/reportUncaught.ts'
import { sites as allSites, siteAt } from '../shared/sites.ts'
import { wrapChunkError } from '../shared/wrapChunkError.ts'
import type { Domains, PageGateways, Store } from '../store/store.types.ts'
import { TOAST_TIME } from '../toasts/toasts.rules.ts'
import type { Toast } from '../toasts/toasts.types.ts'
import { manners } from './commands.ts'
import { createCountryPort } from './createCountryPort.ts'
import { type AnyDomain, type Ask, type DeferredDomain, deferDomain } from './deferDomain.ts'
import { deferGateways } from './deferGateways.ts'
import { initialViews } from './views.ts'

/** A store whose machines are fetched when they are first needed. */
export interface DeferredStore extends Store {
  /**
   * Fetches the machines now, for example when the shopper reaches for something. Rejects when they cannot be fetched (`NETWORK`) or made from
   * the configuration; the next call tries again.
   */
  wake(): Promise<void>
}

type Load = () => Promise<{ readonly createFullStore: (config: FullConfig) => Store }>

/** A command that waits for the machines. */
interface Asked {
  readonly name: string
  readonly run: () => void
  readonly fail: (error: StoreError) => void
}

const NOTHING_OPEN = { panel: 'none', bgOverlay: false } as const

const names = Object.keys(manners) as readonly (keyof Domains)[]

const toastOf = ({ code }: StoreError): Toast => ({
  id: 0,
  code: code === 'NETWORK' ? 'network' : 'unexpected',
  params: {},
  detail: null,
  tone: 'error',
})

/**
 * A {@link Store} that weighs little until it is needed. It wakes by itself for a visitor who has something (a session, a cart), to whom another
 * site is to be offered, or who asks for something; every command waits for it. Where the machines cannot be fetched, or made, what was asked is
 * given up and told (a toast, `cart.failed`), so that it is not done twice when it is asked again; why they cannot be made, the `error` handlers
 * of the page hear. To everybody else it shows an empty cart and nobody
 * signed in, which is the truth. Throws a `RangeError` for an unknown site.
 */
export const createDeferredStore = (
  config: FullConfig,
  load: Load = () => import('../entries/domains.ts'),
): DeferredStore => {
  const platform = config.platform ?? createBrowserPlatform()
  const { storage, tabs, fetch } = platform
  const sites = config.sites ?? allSites
  const site = siteAt(config.site, sites)
  // What cannot be right is refused now, not when the store wakes.
  originsOf(config.allowedOrigins)
  const place = { platform, site, sites, authCookie: config.authCookie ?? AUTH_COOKIE }
  const { origin } = new URL(platform.navigation.href())
  const country = createCountryPort(config, { origin, fetch })

  let awake: Store | null = null
  let waking: Promise<void> | null = null
  let isStarted = false
  let isStopped = false
  const asked: Asked[] = []
  const outside: Subscription[] = []
  const waiting = new Map<string, () => unknown>()

  let hiding: ReturnType<typeof setTimeout> | undefined
  const hide = (): void => {
    clearTimeout(hiding)
    if (awake === null) parts.toasts.show(views.toasts)
  }
  const hideLater = (): void => {
    clearTimeout(hiding)
    hiding = setTimeout(hide, TOAST_TIME)
  }
  const wake = (): Promise<void> => {
    waking ??= wrapChunkError(load())
      .then(({ createFullStore }) =>
        createFullStore({ ...config, platform, gateways: { ...config.gateways, country } }),
      )
      .then(
        (store) => {
          if (!isStopped) attach(store)
        },
        (cause: unknown) => {
          waking = null
          const error = toStoreError(cause)
          // A mistake in the configuration: whoever makes a store that does not sleep has it thrown.
          if (error.code !== 'NETWORK') reportUncaught(cause)
          parts.toasts.show({ toasts: [toastOf(error)], isPaused: false })
          hideLater()
          giveUp(error)
          throw cause
        },
      )
    return waking
  }
  const giveUp = (error: StoreError): void => {
    const event: CartEvent = { type: 'cart.failed', error, kind: 'add', name: null }
    for (const { name, fail } of asked.splice(0)) {
      if (name === 'cart.add') parts.cart.emit(event)
      fail(error)
    }
  }
  const giveUpStopped = (): void => giveUp(new StoreError('ABORTED', 'The store was stopped'))
  const wakeQuietly = (): void => {
    // The failure is told as a toast; the next wish tries again.
    wake().catch(() => undefined)
  }
  const ask: Ask = (run, manner, name) => {
    if (manner === 'waits') {
      // A page that is left after its menu was opened closes it: the last call comes last.
      waiting.delete(name)
      waiting.set(name, run)
      // What came after a wish comes after it: the page that it was for is left.
      if (asked.length === 0) return
    }
    const answer = new Promise((resolve, fail) => asked.push({ name, run: () => resolve(run()), fail }))
    // Most commands answer nothing, and nobody waits for them.
    answer.catch(() => undefined)
    if (isStopped) giveUpStopped()
    else wakeQuietly()
    return answer
  }

  const views = initialViews({ site, sites, partnerUrl: config.country?.partnerUrl ?? null })
  // Each is the domain of its name, which a record that is made in a loop cannot say.
  const parts = Object.fromEntries(
    names.map((name) => [name, deferDomain(name, views[name], manners[name], ask)]),
  ) as unknown as Readonly<Record<keyof Domains, DeferredDomain>>
  const domains = Object.fromEntries(names.map((name) => [name, parts[name].domain])) as unknown as Domains

  const attach = (store: Store): void => {
    awake = store
    for (const name of names) parts[name].attach(store[name] as unknown as AnyDomain)
    for (const run of waiting.values()) run()
    if (isStarted) store.start()
    for (const name of names) parts[name].reveal()
    for (const { run } of asked.splice(0)) run()
  }

  const rest = async (): Promise<void> => {
    // In a task of its own: it begins while the page is made live, which takes long enough.
    await new Promise((resolve) => setTimeout(resolve))
    if (awake !== null || isStopped) return
    const shipTo = shippingCountry(place)
    parts.auth.show({ ...views.auth, status: 'anonymous' })
    parts.cart.show({ ...views.cart, status: 'empty', blockers: ['empty'], wasRequested: true, country: shipTo })
    parts.shipping.show({ ...views.shipping, country: shipTo })
    parts.wishlist.show({ ...views.wishlist, status: 'signed-out' })
    const remembered = rememberedCountry(platform)
    // Not knowing where somebody is is no failure (spec 4.country.detection-failure).
    const detected = remembered ?? normaliseCountry(await country.detect({}).catch(() => null))
    if (detected === null || awake !== null || isStopped) return
    if (remembered === null) rememberCountry(platform, detected)
    parts.country.show({ ...views.country, detected })
    if (offerFor(platform, site, sites, detected) !== null) wakeQuietly()
  }

  let ports: Promise<PageGateways> | undefined
  const loadPorts = async (): Promise<PageGateways> => {
    if (awake !== null) return awake.gateways
    ports ??= import('../store/gateways.ts').then(({ createPageGateways }) =>
      createPageGateways({ ...config, site, origin, fetch }),
    )
    return ports
  }

  const { overlay, toasts } = domains
  /** No reason to wake, but what it means is shown. */
  const showOverlay = (change: Partial<OverlayView>): void => {
    if (awake === null) parts.overlay.show({ ...overlay.getSnapshot(), ...change })
  }
  /** What is done to the one toast of the sleep, and what to those of the machines. */
  const either =
    <Values extends readonly unknown[]>(asleep: () => void, command: (...values: Values) => void) =>
    (...values: Values): void =>
      awake === null ? asleep() : command(...values)
  return {
    ...domains,
    toasts: {
      ...toasts,
      commands: {
        ...toasts.commands,
        dismiss: either(hide, toasts.commands.dismiss),
        pause: either(() => clearTimeout(hiding), toasts.commands.pause),
        resume: either(hideLater, toasts.commands.resume),
      },
    },
    overlay: {
      ...overlay,
      commands: {
        ...overlay.commands,
        setMegaMenu: (isOpen) => {
          showOverlay({ panel: isOpen ? 'mega-menu' : 'none', bgOverlay: isOpen })
          overlay.commands.setMegaMenu(isOpen)
        },
        leavePage: () => {
          showOverlay(NOTHING_OPEN)
          overlay.commands.leavePage()
        },
        setWidth: (width) => {
          const breakpoint = breakpointOf(width)
          showOverlay({ breakpoint, ...(breakpoint !== overlay.getSnapshot().breakpoint && NOTHING_OPEN) })
          overlay.commands.setWidth(width)
        },
      },
    },
    site,
    gateways: deferGateways(loadPorts),
    wake,
    start: () => {
      if (isStarted || isStopped) return
      isStarted = true
      if (awake !== null) return awake.start()
      // Another tab has signed in or filled a cart: then this one has them too.
      outside.push(
        storage.onChange(wakeQuietly),
        tabs.onMessage(wakeQuietly),
        // As the page itself may have done on its next address, before it came back as it was left.
        platform.navigation.onReturn(wakeQuietly),
      )
      if (hasSession(place) || readCartId(place) !== null || hasCheckoutCookies(place)) wakeQuietly()
      else void rest()
    },
    stop: () => {
      isStopped = true
      giveUpStopped()
      for (const subscription of outside) subscription.unsubscribe()
      awake?.stop()
    },
    on: (type, handler) =>
      combineSubscriptions(
        names.map((name) => parts[name].domain.on(type, handler as (event: { type: string }) => void)),
      ),
  }
}
