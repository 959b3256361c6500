import { chooseEffects } from '../kit/chooseEffects.ts'
import { createBus } from '../kit/createBus.ts'
import type { EffectContext } from '../kit/defineEffect.ts'
import type { AnyDefinition, AnyPort, Instance } from '../kit/definition.types.ts'
import type { GatewayContext } from '../platform/environment.types.ts'
import type { Domain, DomainTypes, EventLike, Subscription } from '../shared/domain.ts'
import { toStoreError } from '../shared/errors.ts'
import { reportUncaught } from '../shared/reportUncaught.ts'
import { rethrowMistake } from '../shared/rethrowMistake.ts'
import { checkStore } from './checkConfig.ts'
import type { AnyConfig, Blocker, StoreConfig } from './config.types.ts'
import { environmentOf } from './environmentOf.ts'
import { prepareOwnPort } from './ownPorts.ts'
import type { StoreMembers, StoreOf } from './store.types.ts'

type AnyDomain = Domain<unknown, object, EventLike>

/** The store without the types that depend on the lists of domains and ports; {@link createStore} adds these types. */
export interface AnyStore extends StoreMembers<EventLike> {
  readonly domains: Readonly<Record<string, AnyDomain>>
  readonly gateways: Readonly<Record<string, unknown>>
}

// Bundlers replace `process.env.NODE_ENV`, and drop the check from a production build. The types of the core contain no globals of Node.
declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } }

/**
 * Assembles a store. Yields `undefined` before it creates each domain, which takes time, so the caller can pause there.
 * The last value is the store.
 */
export function* assembleInSteps(given: AnyConfig): Generator<AnyStore | undefined, void> {
  try {
    if (process.env.NODE_ENV !== 'production') checkStore(given)
  } catch (error) {
    rethrowMistake(error)
  }
  const {
    domains: definitions,
    ports = [],
    effects: overrides = {},
    gateways: own = {},
    blockers = {},
    ...config
  } = given
  const environment = environmentOf(config)
  const listed = [...definitions, ...ports]
  const effects = chooseEffects(definitions, overrides)
  const bus = createBus()
  const instances: Record<string, Instance<DomainTypes>> = {}
  const holder = definitions.find(({ session }) => session)
  const send = (event: EventLike): void => instances[holder?.name ?? '']?.send(event)
  const getSession = () => instances[holder?.name ?? '']?.getSession?.() ?? null
  const getAccessToken = () => getSession()?.accessToken ?? null
  const context: GatewayContext = {
    ...config,
    site: environment.site,
    origin: environment.origin,
    fetch: environment.platform.fetch,
    getAccessToken,
    authenticated: holder?.session?.authenticate({ environment, getAccessToken, send }),
  }
  const runBlocker = (blocker: Blocker | undefined, subject: unknown): readonly string[] => {
    try {
      return blocker?.(subject) ?? []
    } catch (cause) {
      // A blocker that throws an error blocks too, because it may enforce a law, such as a minimum age.
      // Report the error in a microtask, because `getSnapshot` runs during rendering, and `onError` may throw too.
      queueMicrotask(() => (config.onError ?? reportUncaught)(toStoreError(cause)))
      return ['blocker-failed']
    }
  }
  const gatewayOf = (definition: AnyDefinition | AnyPort): unknown => {
    const { name, answers } = definition
    const port = own[name] ?? definition.createGateway?.(context)
    return port && (own[name] || config.checkAnswers)
      ? prepareOwnPort(port, name, answers, config.onError, config.checkAnswers)
      : (port ?? null)
  }
  const unchecked = Object.fromEntries(listed.map((definition) => [definition.name, gatewayOf(definition)]))
  const gateways = config.custom?.(unchecked, environment) ?? unchecked
  const hydrated = config.initial?.(definitions, environment) ?? {}
  const domains: Record<string, AnyDomain> = {}
  const domainsOfEffects: Record<string, AnyDomain> = {}
  for (const definition of definitions) {
    yield
    const { name, hydration } = definition
    const gateway: unknown = gateways[name]
    const instance = definition.create({
      environment,
      gateway: gateway && (definition.wrapGateway?.(gateway, environment) ?? gateway),
      settings: config,
      hydrated: hydrated[name],
      blockers: (subject) => runBlocker(blockers[name], subject),
      emit: (event) => bus.emit(name, event),
    })
    instances[name] = instance
    domains[name] = { ...instance.domain, on: bus.on(name), ...(hydration && { hydration }) }
    domainsOfEffects[name] = { ...instance.domain, on: bus.onAsEffect(name) }
  }
  const effectContext: EffectContext = {
    domains: domainsOfEffects,
    internal: instances,
    environment,
    getSession,
  }
  for (const effect of effects)
    for (const name of effect.requires)
      bus.onAsEffect(name)('*', (event: EventLike) => effect.handle(event, effectContext))

  let running: readonly (Subscription | undefined)[] | null = null
  let isStopped = false
  /**
   * Sends a domain its first event, then calls `next`. A failure is reported, and can stop only this domain and the
   * domains that require it.
   */
  const restore = async (definition?: AnyDefinition, next?: () => void): Promise<void> => {
    const name = definition?.name ?? ''
    let event: EventLike | null | undefined
    try {
      const restored = definition?.restore?.(environment, getSession())
      event = restored instanceof Promise ? await restored : restored
    } catch (cause) {
      const error = toStoreError(cause)
      // A network error is no mistake of the shop, so it goes to `onError` only, and never to `reportUncaught`.
      queueMicrotask(() => (config.onError ?? (error.code === 'NETWORK' ? undefined : reportUncaught))?.(error))
      event = definition?.session?.restoreFailed(error)
      // Without its first event a machine may never end its calls. So stop this domain and the domains that require it,
      // which ends their calls.
      if (!event)
        for (const each of definitions)
          if (each.name === name || each.requires?.includes(name)) instances[each.name]?.stop(error)
    }
    if (event && !isStopped) instances[name]?.send(event)
    next?.()
  }
  yield {
    domains,
    gateways,
    site: environment.site,
    start: () => {
      if (running || isStopped) return
      for (const instance of Object.values(instances)) instance.start()
      running = effects.map((effect) => effect.start(effectContext))
      // Restore the session first, because the data that the other domains restore depend on who is signed in.
      void restore(holder, () => {
        for (const definition of definitions) if (definition !== holder) void restore(definition)
      })
    },
    stop: () => {
      isStopped = true
      for (const subscription of running ?? []) subscription?.unsubscribe()
      for (const instance of Object.values(instances)) instance.stop()
    },
    on: bus.on(null),
  }
}

// The last value is the store. TypeScript cannot know that, so `Object` gives it any type.
export const assemble = (config: AnyConfig): AnyStore => {
  return Object([...assembleInSteps(config)].at(-1))
}

const create = (config: AnyConfig): object => {
  const { domains, ...members } = assemble(config)
  return { ...domains, ...members }
}

/**
 * Creates a store. Its types and its bundle contain exactly the listed domains:
 * `createStore({ site: 'de/de-de', domains: [auth, cart] })`. The store does nothing until `start()`. Throws a
 * `RangeError` for an unknown site, and for an entry of `allowedOrigins` that is not an origin. In development it also
 * throws a `RangeError` for every name that the store does not know, for a missing required domain, and for a repeated
 * or reserved name (decision 035).
 */
// The only cast of the store: a loop fills the object with one member for each listed name, which TypeScript cannot
// derive.
export const createStore = create as <
  const List extends readonly AnyDefinition[],
  const Ports extends readonly AnyPort[] = readonly [],
>(
  config: StoreConfig<List, Ports>,
) => StoreOf<List, Ports>
