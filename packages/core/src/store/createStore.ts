import { checkNames } from '../kit/checkNames.ts'
import { chooseEffects } from '../kit/chooseEffects.ts'
import { createBus } from '../kit/createBus.ts'
import type { EffectContext } from '../kit/defineEffect.ts'
import type { AnyDefinition, AnyPort, Instance } from '../kit/definition.types.ts'
import type { GatewayContext } from '../platform/environment.types.ts'
import type { Domain, DomainTypes, EventLike, Subscription } from '../shared/domain.ts'
import { toStoreError } from '../shared/errors.ts'
import { reportUncaught } from '../shared/reportUncaught.ts'
import { createAuthenticatedCalls } from './authenticatedCalls.ts'
import type { StoreConfig } from './config.types.ts'
import { environmentOf } from './environmentOf.ts'
import { withOwnPorts } from './ownPorts.ts'
import type { StoreMembers, StoreOf } from './store.types.ts'

/** The configuration without the types of its lists. */
export interface AnyConfig extends Omit<StoreConfig, 'domains' | 'gateways' | 'blockers'> {
  readonly domains: readonly AnyDefinition[]
  readonly gateways?: Readonly<Record<string, object | undefined>> | undefined
  readonly blockers?: Readonly<Record<string, ((subject: never) => readonly string[]) | undefined>> | undefined
}

type AnyDomain = Domain<unknown, object, EventLike>

/** The store without the types of its lists; {@link createStore} adds them. */
export interface AnyStore extends StoreMembers<EventLike> {
  readonly domains: Readonly<Record<string, AnyDomain>>
  readonly gateways: Readonly<Record<string, unknown>>
}

export const assemble = ({
  domains: definitions,
  ports = [],
  effects: overrides = {},
  ...config
}: AnyConfig): AnyStore => {
  checkNames([...definitions, ...ports])
  const effects = chooseEffects(definitions, overrides)
  const environment = environmentOf(config)
  const bus = createBus()
  const instances = new Map<string, Instance<DomainTypes>>()
  const getSession = () => {
    for (const { getSession: read } of instances.values()) if (read) return read()
    return null
  }
  const holder = definitions.find(({ session }) => session !== undefined)
  const send = (event: EventLike): void => instances.get(holder?.name ?? '')?.send(event)
  const context: GatewayContext = {
    ...config,
    site: environment.site,
    origin: environment.origin,
    fetch: environment.platform.fetch,
    getAccessToken: () => getSession()?.accessToken ?? null,
    ...(holder?.session && {
      authenticated: createAuthenticatedCalls({
        held: () => getSession()?.accessToken ?? null,
        readStored: () => holder.session?.adopt(environment, send) ?? Promise.resolve(),
        failed: (error) => holder.session?.failed(error, environment, send),
      }),
    }),
  }
  const gateways = withOwnPorts(
    Object.fromEntries(
      [...definitions, ...ports].map((definition): [string, unknown] => [
        definition.name,
        config.gateways?.[definition.name] === undefined ? (definition.createGateway?.(context) ?? null) : null,
      ]),
    ),
    config.gateways,
    (name) => [...definitions, ...ports].find((each) => each.name === name)?.answers,
    config.onError,
  )
  const domains: Record<string, AnyDomain> = {}
  const domainsOfEffects: Record<string, AnyDomain> = {}
  for (const definition of definitions) {
    const { name } = definition
    const gateway: unknown = gateways[name]
    const instance = definition.create({
      environment,
      gateway: gateway === null ? null : (definition.wrapGateway?.(gateway, environment) ?? gateway),
      settings: config,
      blockers: (subject) => config.blockers?.[name]?.(subject as never) ?? [],
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
  /** The session first: what the other domains restore depends on who is signed in. */
  const restore = async (): Promise<void> => {
    const restoreOne = (definition: AnyDefinition): Promise<void> | undefined => {
      const apply = (event: EventLike | null): void => {
        if (event !== null && !isStopped) instances.get(definition.name)?.send(event)
      }
      const event = definition.restore?.(environment) ?? null
      if (event instanceof Promise) return event.then(apply)
      apply(event)
      return undefined
    }
    const first = holder && restoreOne(holder)
    if (first) await first
    await Promise.all(
      definitions.flatMap((definition) => (definition === holder ? [] : (restoreOne(definition) ?? []))),
    )
  }
  return {
    domains,
    gateways,
    site: environment.site,
    start: () => {
      if (running !== null) return
      for (const instance of instances.values()) instance.start()
      running = effects.map((effect) => effect.start(effectContext))
      restore().catch((cause: unknown) => {
        if (holder?.session) send(holder.session.restoreFailed(toStoreError(cause)))
        reportUncaught(cause)
      })
    },
    stop: () => {
      // A store that was stopped before its start must not start any more.
      running ??= []
      isStopped = true
      for (const subscription of running) subscription?.unsubscribe()
      for (const instance of instances.values()) instance.stop()
    },
    on: bus.on(null),
  }
}

/**
 * Creates a store of exactly the listed domains, in its types and in its bundle: `createStore({ site: 'de/de-de', domains: [auth, cart] })`.
 * It does nothing until `start()`. Throws a `RangeError` for an unknown site, for a domain that misses another one, and for an unknown effect.
 */
export const createStore = <
  const List extends readonly AnyDefinition[],
  const Ports extends readonly AnyPort[] = readonly [],
>(
  config: StoreConfig<List, Ports>,
): StoreOf<List, Ports> => {
  const { domains, ...members } = assemble(config as AnyConfig)
  // The one cast of the store: an object made in a loop has the names of the lists.
  return { ...domains, ...members } as unknown as StoreOf<List, Ports>
}
