import type { AnyPort, DomainDefinition } from '../kit/definition.types.ts'
import type { GatewayContext } from '../platform/environment.types.ts'
import type {
  Blockers,
  Checked,
  GatewayOverrides,
  StoreConfig,
  StoreOptions,
  TypesNamed,
} from '../store/config.types.ts'
import type { StoreOf } from '../store/store.types.ts'
import type { createLoadedStore } from './createLoadedStore.ts'
import type { AnyLazyDefinition } from './lazyDefinition.types.ts'

type LazyList = readonly AnyLazyDefinition[]
type Ports = readonly AnyPort[]

/** The context of the gateways that pages call before the machines are loaded. */
export interface PageGatewayContext extends GatewayContext {
  /** The gateways of the shop's configuration. */
  readonly gateways?: Readonly<Record<string, object | undefined>> | undefined
}

/** The exports that the module of `load` needs besides the definitions. */
export interface LoadedModule {
  readonly createLoadedStore: typeof createLoadedStore
}

/** The configuration of a lazy store. */
export interface LazyStoreConfig<List extends LazyList, PortList extends Ports> extends StoreOptions {
  /** The domains of the store, without their machines: `[lazyAuth, lazyCart]`, or `allLazyDomains`. */
  readonly domains: List & Checked<List>
  /**
   * Loads the module that exports `createLoadedStore`, the ports, and the definition of each domain under the domain's
   * name: `() => import('./machines.ts')`. One module exports all of them, so that the bundler makes one file.
   */
  readonly load: () => Promise<
    LoadedModule & { readonly [Name in List[number]['name']]: DomainDefinition<TypesNamed<List, Name>> } & {
      readonly [Name in PortList[number]['name']]: Extract<PortList[number], { readonly name: Name }>
    }
  >
  /**
   * Loads the function that creates the gateways that pages use until the machines are loaded. Without this option, a
   * gateway call of a page loads the machines.
   */
  readonly loadPageGateways?: (() => Promise<(context: PageGatewayContext) => object>) | undefined
  /** Replaces gateways, as in `createStore`. */
  readonly gateways?: GatewayOverrides<List, PortList> | undefined
  readonly effects?: StoreConfig['effects']
  readonly blockers?: Blockers<List> | undefined
}

/** A store of these domains that loads the machines when they are first needed. */
export type LazyStoreOf<List extends LazyList, PortList extends Ports> = StoreOf<List, PortList> & {
  /**
   * Loads the machines now, for example when the pointer of the shopper moves. Rejects when they cannot be loaded
   * (`NETWORK`) or created from the configuration; the next call tries again.
   */
  preload(): Promise<void>
}
