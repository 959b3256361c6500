import { checkDefinitions } from '../kit/checkDefinitions.ts'
import { checkKnown, checkNames } from '../kit/checkNames.ts'
import { chooseEffects } from '../kit/chooseEffects.ts'
import { createBus } from '../kit/createBus.ts'
import type { EffectContext } from '../kit/defineEffect.ts'
import type { AnyDefinition, AnyPort, Instance } from '../kit/definition.types.ts'
import type { GatewayContext } from '../platform/environment.types.ts'
import type { Domain, DomainTypes, EventLike, Subscription } from '../shared/domain.ts'
import { toStoreError } from '../shared/errors.ts'
import { reportUncaught } from '../shared/reportUncaught.ts'
import type { StoreConfig } from './config.types.ts'
import { environmentOf } from './environmentOf.ts'
import { prepareOwnPort } from './ownPorts.ts'
import type { StoreMembers, StoreOf } from './store.types.ts'

/** The configuration without the types of its lists. */
export interface AnyConfig extends Omit<StoreConfig, 'domains' | 'gateways' | 'blockers'> {
  readonly domains: readonly AnyDefinition[]
  readonly gateways?: Readonly<Record<string, object | undefined>> | undefined
  readonly blockers?: Readonly<Record<string, ((subject: unknown) => readonly string[]) | undefined>> | undefined
}

type AnyDomain = Domain<unknown, object, EventLike>

/** The store without the types of its lists; {@link createStore} adds them. */
export interface AnyStore extends StoreMembers<EventLike> {
  readonly domains: Readonly<Record<string, AnyDomain>>
  readonly gateways: Readonly<Record<string, unknown>>
}

/** The options of `createStore` that are not part of the environment. */
const OPTIONS = [
  'domains',
  'ports',
  'effects',
  'gateways',
  'blockers',
  'apis',
  'reviews',
  'search',
  'clock',
  'inspect',
] satisfies readonly (keyof StoreConfig)[]

export const assemble = ({
  domains: definitions,
  ports = [],
  effects: overrides = {},
  gateways: own = {},
  blockers = {},
  ...config
}: AnyConfig): AnyStore => {
  const environment = environmentOf(config)
  checkKnown('option', Object.keys(config), [...Object.keys(environment), ...OPTIONS])
  checkDefinitions('domains', definitions, 'create', 'cart of "@cairn/core/cart"')
  checkDefinitions('ports', ports, 'createGateway', 'product of "@cairn/core/product"')
  const listed = [...definitions, ...ports]
  checkNames(listed)
  checkKnown(
    'domain in "gateways" or "blockers":',
    Object.keys({ ...own, ...blockers }),
    listed.map(({ name }) => name),
  )
  const effects = chooseEffects(definitions, overrides)
  const bus = createBus()
  const instances = new Map<string, Instance<DomainTypes>>()
  const holder = definitions.find(({ session }) => session)
  const send = (event: EventLike): void => instances.get(holder?.name ?? '')?.send(event)
  const getSession = () => instances.get(holder?.name ?? '')?.getSession?.() ?? null
  const getAccessToken = () => getSession()?.accessToken ?? null
  const context: GatewayContext = {
    ...config,
    site: environment.site,
    origin: environment.origin,
    fetch: environment.platform.fetch,
    getAccessToken,
    authenticated: holder?.session?.authenticate({ environment, getAccessToken, send }),
  }
  const gatewayOf = (definition: AnyDefinition | AnyPort): unknown => {
    const { name, answers } = definition
    const port = own[name]
    return port ? prepareOwnPort(port, name, answers, config.onError) : (definition.createGateway?.(context) ?? null)
  }
  const gateways = Object.fromEntries(listed.map((definition) => [definition.name, gatewayOf(definition)]))
  const domains: Record<string, AnyDomain> = {}
  const domainsOfEffects: Record<string, AnyDomain> = {}
  for (const definition of definitions) {
    const { name } = definition
    const gateway: unknown = gateways[name]
    const instance = definition.create({
      environment,
      gateway: gateway === null ? null : (definition.wrapGateway?.(gateway, environment) ?? gateway),
      settings: config,
      blockers: (subject) => blockers[name]?.(subject) ?? [],
      emit: (event) => bus.emit(name, event),
    })
    instances.set(name, instance)
    domains[name] = { ...instance.domain, on: bus.on(name) }
    domainsOfEffects[name] = { ...instance.domain, on: bus.onAsEffect(name) }
  }
  const effectContext: EffectContext = {
    domains: domainsOfEffects,
    internal: Object.fromEntries(instances),
    environment,
    getSession,
  }
  for (const effect of effects)
    for (const name of effect.requires)
      bus.onAsEffect(name)('*', (event: EventLike) => effect.handle(event, effectContext))

  let running: readonly (Subscription | undefined)[] | null = null
  let isStopped = false
  /** Sends a domain its first event, then calls `next`. A failure is reported, and affects no domain that does not require this one. */
  const restore = async (definition?: AnyDefinition, next?: () => void): Promise<void> => {
    const name = definition?.name ?? ''
    let event: EventLike | null | undefined
    try {
      const restored = definition?.restore?.(environment, getSession())
      event = restored instanceof Promise ? await restored : restored
    } catch (cause) {
      const error = toStoreError(cause)
      queueMicrotask(() => (config.onError ?? reportUncaught)(error))
      event = definition?.session?.restoreFailed(error)
      // Without its first event the machine may never end its calls.
      if (!event)
        for (const each of definitions)
          if (each.name === name || each.requires?.includes(name)) instances.get(each.name)?.stop(error)
    }
    if (event && !isStopped) instances.get(name)?.send(event)
    next?.()
  }
  return {
    domains,
    gateways,
    site: environment.site,
    start: () => {
      if (running || isStopped) return
      for (const instance of instances.values()) instance.start()
      running = effects.map((effect) => effect.start(effectContext))
      // The data that the other domains restore depend on who is signed in.
      void restore(holder, () => {
        for (const definition of definitions) if (definition !== holder) void restore(definition)
      })
    },
    stop: () => {
      isStopped = true
      for (const subscription of running ?? []) subscription?.unsubscribe()
      for (const instance of instances.values()) instance.stop()
    },
    on: bus.on(null),
  }
}

const create = (config: AnyConfig): object => {
  const { domains, ...members } = assemble(config)
  return { ...domains, ...members }
}

/**
 * Creates a store of exactly the listed domains, in its types and in its bundle: `createStore({ site: 'de/de-de', domains: [auth, cart] })`. It does
 * nothing until `start()`. Throws a `RangeError` for an unknown site, option or effect, for a missing required domain, for a repeated or reserved
 * name, and for a gateway or blocker of a domain that is not listed.
 */
// The only cast of the store: a loop fills the object with one member for each listed name, which TypeScript cannot
// derive.
export const createStore = create as <
  const List extends readonly AnyDefinition[],
  const Ports extends readonly AnyPort[] = readonly [],
>(
  config: StoreConfig<List, Ports>,
) => StoreOf<List, Ports>
