import type { AnyPort } from '../kit/definition.types.ts'
import { combineSubscriptions } from '../shared/combineSubscriptions.ts'
import type { EventLike, Subscription } from '../shared/domain.ts'
import { StoreError, toStoreError } from '../shared/errors.ts'
import { reportUncaught } from '../shared/reportUncaught.ts'
import { rethrowMistake } from '../shared/rethrowMistake.ts'
import { wrapChunkError } from '../shared/wrapChunkError.ts'
import { checkLazyStore, checkLoadedModule } from '../store/checkConfig.ts'
import type { AnyConfig } from '../store/config.types.ts'
import type { AnyStore } from '../store/createStore.ts'
import { environmentOf } from '../store/environmentOf.ts'
import type { StoreMembers } from '../store/store.types.ts'
import { createCommandQueue } from './createCommandQueue.ts'
import { createLazyDomain } from './createLazyDomain.ts'
import type { AnyLazyDefinition } from './lazyDefinition.types.ts'
import { lazyGateways } from './lazyGateways.ts'
import type { LazyStoreConfig, LazyStoreOf, LoadedModule, PageGatewayContext } from './lazyStore.types.ts'

/** The configuration without the types of its lists. */
interface AnyLazyConfig extends Omit<AnyConfig, 'domains' | 'ports'> {
  readonly domains: readonly AnyLazyDefinition[]
  readonly load: () => Promise<LoadedModule>
  readonly loadPageGateways?: (() => Promise<(context: PageGatewayContext) => object>) | undefined
}

interface AnyLazyStore extends Omit<StoreMembers<EventLike>, 'on'> {
  readonly domains: AnyStore['domains']
  readonly gateways: object
  preload(): Promise<void>
  on(type: string, handler: (event: EventLike) => void): Subscription
}

// Bundlers replace `process.env.NODE_ENV`, and drop the checks from a production build. The types of the core contain no globals of Node.
declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } }

/** The messages of browsers and bundlers for a module that cannot be fetched. */
const NOT_FETCHED = /(fetch|load|import).*module|chunk|preload/i

const assembleLazy = ({ domains: definitions, load, loadPageGateways, ...config }: AnyLazyConfig): AnyLazyStore => {
  try {
    if (process.env.NODE_ENV !== 'production') checkLazyStore(definitions, load, config)
  } catch (error) {
    rethrowMistake(error)
  }
  const environment = environmentOf(config)
  const { platform, site, origin } = environment
  const context = { ...config, site, origin, fetch: platform.fetch }
  const hydrated = config.initial?.(definitions, environment) ?? {}
  const queue = createCommandQueue()
  const gateways: Record<string, object | undefined> = { ...config.gateways }
  let loaded: AnyStore | null = null
  let loading: Promise<void> | null = null
  let isStarted = false
  let isStopped = false

  const create = async (): Promise<AnyStore> => {
    const module = await wrapChunkError(load())
    try {
      if (process.env.NODE_ENV !== 'production') checkLoadedModule(module)
    } catch (error) {
      rethrowMistake(error)
    }
    const { createLoadedStore, ...listed } = module
    const store = await createLoadedStore(listed, definitions, { ...config, platform, gateways })
    // The store starts in a task of its own, so that an input waits for one of the two only.
    await new Promise((resolve) => setTimeout(resolve))
    return store
  }
  const attach = (store: AnyStore | null): void => {
    loaded = store
    for (const { definition, attach } of parts) attach(store?.domains[definition.name] ?? null)
  }
  const run = (store: AnyStore): void => {
    if (isStopped) return
    attach(store)
    queue.runLast()
    if (isStarted) store.start()
    for (const { reveal } of parts) reveal()
    queue.runWaiting()
  }
  const giveUp = (cause: unknown): never => {
    // Clear the failed load, so that the next command loads again.
    loading = null
    const error = toStoreError(cause)
    const isQuiet = queue.isQuiet()
    queue.fail(error)
    // If the start of the loaded store failed, the store is already attached. Stop and detach it.
    loaded?.stop()
    attach(null)
    // A module that cannot be fetched is no mistake of the shop. Report any other error: a wrong configuration, a
    // module that fails to run, or an effect that throws at the start.
    const isMistake = error.code !== 'NETWORK' || !NOT_FETCHED.test(String(error.cause))
    if (isMistake) reportUncaught(error.cause ?? error)
    const showing = parts.filter(({ local }) => local.showLoadError)
    if (!isQuiet) for (const { local } of showing) local.showLoadError?.(error)
    if (isMistake || showing.length === 0) config.onError?.(error)
    throw cause
  }
  const preload = (): Promise<void> => {
    loading ??= create().then(run).catch(giveUp)
    return loading
  }
  const loadQuietly = (): void => {
    // `giveUp` reports the failure.
    preload().catch(() => undefined)
  }

  const createPart = (definition: AnyLazyDefinition) => {
    const { name } = definition
    const { unsupported } = Object(gateways[name])
    const gateway = definition.createGateway?.(context, gateways[name])
    if (gateway) gateways[name] = gateway
    return createLazyDomain(definition, {
      environment,
      hydrated: hydrated[name]?.view,
      gateway: gateway ?? null,
      unsupported,
      isStopped: () => isStopped,
      load: loadQuietly,
      postpone: (run, { command, policy, isQuiet }) => {
        if (policy === 'local') return undefined
        if (policy === 'keep-last') {
          queue.keepLast(`${name}.${command}`, run)
          // If no command waits, the stored call is enough. Otherwise this command also waits in the queue, so that all
          // commands run in the order of their calls.
          if (queue.isEmpty()) return undefined
        }
        const answer = queue.add(run, isQuiet)
        if (isStopped) queue.fail(new StoreError('ABORTED', 'The store was stopped'))
        else loadQuietly()
        return answer
      },
    })
  }
  const parts = definitions.map(createPart)

  const startWithoutMachines = async (): Promise<void> => {
    // Begin in a new task, because the page hydrates in the current one.
    await new Promise((resolve) => setTimeout(resolve))
    if (loaded !== null || isStopped) return
    for (const { definition, show } of parts)
      if (definition.emptyView)
        show(definition.emptyView(environment, Object(config.gateways)[definition.name]?.unsupported))
    for (const { local } of parts) void local.start?.()
  }

  let pageGateways: Promise<object> | undefined
  const loadGateway = async (name: string): Promise<unknown> => {
    if (loaded === null && loadPageGateways) {
      pageGateways ??= loadPageGateways().then((createPageGateways) => createPageGateways(context))
      const gateway: unknown = Reflect.get(await pageGateways, name)
      if (gateway) return gateway
    }
    if (loaded === null) await preload()
    return loaded?.gateways[name]
  }

  const subscriptions: Subscription[] = []
  return {
    domains: Object.fromEntries(parts.map(({ definition, domain }) => [definition.name, domain])),
    site,
    gateways: lazyGateways(loadGateway),
    preload,
    start: () => {
      if (isStarted || isStopped) return
      isStarted = true
      if (loaded !== null) return loaded.start()
      // Load the machines when another tab changes the storage or sends a message, because the visitor may have signed
      // in or filled a cart there. Also load them when the visitor returns from a later page, for the same reason.
      subscriptions.push(
        platform.storage.onChange(loadQuietly),
        platform.tabs.onMessage(loadQuietly),
        platform.navigation.onReturn(loadQuietly),
      )
      if (definitions.some((definition) => definition.shouldLoad?.(environment))) loadQuietly()
      else void startWithoutMachines()
    },
    stop: () => {
      isStopped = true
      queue.fail(new StoreError('ABORTED', 'The store was stopped'))
      for (const subscription of subscriptions) subscription.unsubscribe()
      loaded?.stop()
    },
    on: (type, handler) => combineSubscriptions(parts.map(({ domain }) => domain.on(type, handler))),
  }
}

const create = (config: AnyLazyConfig): object => {
  const { domains, ...members } = assembleLazy(config)
  return { ...domains, ...members }
}

/**
 * Creates a store of the listed domains that loads its machines only when they are needed: for a visitor with stored
 * data (a session, a cart), after a change in another tab, or at the first command. Commands wait for the machines.
 * If the machines cannot be loaded, or cannot be created from the configuration, every waiting command fails. If such a
 * command stayed in the queue, it would run a second time beside the shopper's retry.
 * Throws a `RangeError` for an unknown site, and for an entry of `allowedOrigins` that is not an origin. In development
 * it also throws a `RangeError` for an unknown option or policy, a missing `load`, a repeated or reserved name, and an
 * element of `domains` that is not a lazy definition. A mistake that shows only in the loaded machines makes the load
 * fail (decisions 030 and 035).
 */
// The only cast in this file: a loop fills the object with one member for each listed name, which TypeScript cannot
// derive.
export const createLazyStore = create as <
  const List extends readonly AnyLazyDefinition[],
  const Ports extends readonly AnyPort[] = readonly [],
>(
  config: LazyStoreConfig<List, Ports>,
) => LazyStoreOf<List, Ports>
