import type { AnyDefinition, AnyPort } from '../kit/definition.types.ts'
import { createMemoryPlatform, type MemoryPlatform } from '../platform/memory.ts'
import { sitePath } from '../shared/sitePath.ts'
import type {
  AnyConfig,
  Blockers,
  Checked,
  GatewayOverrides,
  StoreConfig,
  StoreOptions,
} from '../store/config.types.ts'
import { assemble } from '../store/createStore.ts'
import type { StoreOf } from '../store/store.types.ts'
import { createFakeGateways, type FakeGatewaysOptions } from './fakes/fakeShop.ts'

/** The configuration of a store in memory. */
export interface TestStoreConfig<List extends readonly AnyDefinition[], Ports extends readonly AnyPort[]>
  extends Omit<StoreOptions, 'site' | 'platform'> {
  readonly domains: List & Checked<List>
  readonly ports?: Ports | undefined
  /** `de/de-de` by default. */
  readonly site?: string | undefined
  /** A platform that an earlier store used, for a second visit; a new one by default. */
  readonly platform?: MemoryPlatform | undefined
  /** The data of the fake shop behind the gateways, such as its products. */
  readonly shop?: Omit<FakeGatewaysOptions, 'site' | 'sites' | 'hasDelivery'> | undefined
  /** Replaces gateways of the fake shop. A domain of your own needs a gateway here if its default gateway calls a server. */
  readonly gateways?: GatewayOverrides<List, Ports> | undefined
  readonly effects?: StoreConfig['effects']
  readonly blockers?: Blockers<List> | undefined
}

/** A store in memory with the platform that a test reads and changes. */
export interface TestStore<List extends readonly AnyDefinition[], Ports extends readonly AnyPort[]> {
  readonly store: StoreOf<List, Ports>
  readonly platform: MemoryPlatform
}

/** The configuration without the types that depend on the lists of domains and ports. */
interface AnyTestConfig extends Omit<AnyConfig, 'site' | 'platform'> {
  readonly site?: string | undefined
  readonly platform?: MemoryPlatform | undefined
  readonly shop?: Omit<FakeGatewaysOptions, 'site' | 'sites' | 'hasDelivery'> | undefined
}

const create = ({ site = 'de/de-de', platform, shop, ...config }: AnyTestConfig) => {
  const memory =
    platform ?? createMemoryPlatform({ href: `https://shop.example${sitePath({ prefix: site }, '/home')}` })
  const fakes: object = createFakeGateways({ ...shop, site, sites: config.sites, hasDelivery: true })
  // Convert each element with `Object`, so that an element that is not a definition does not fail here and `assemble`
  // can report it.
  const names: readonly unknown[] = [config.domains, config.ports ?? []].flat().map((each) => Object(each).name)
  const gateways = {
    ...Object.fromEntries(Object.entries(fakes).filter(([name]) => names.includes(name))),
    ...config.gateways,
  }
  const { domains, ...members } = assemble({ ...config, site, platform: memory, gateways })
  return { store: { ...domains, ...members }, platform: memory }
}

/**
 * Creates a store of the listed domains with a platform and a shop in memory. The store is not started, so that a test
 * can fill the cookies and the storage of `platform` first.
 *
 * @example const { store } = createTestStore({ domains: [cart, overlay] })
 */
// The only cast, as in `createStore`: a loop fills the object with one member for each listed name, which TypeScript
// cannot derive.
export const createTestStore = create as <
  const List extends readonly AnyDefinition[],
  const Ports extends readonly AnyPort[] = readonly [],
>(
  config: TestStoreConfig<List, Ports>,
) => TestStore<List, Ports>
