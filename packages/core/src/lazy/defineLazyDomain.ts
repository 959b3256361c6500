import type { DomainTypes } from '../shared/domain.ts'
import type { LazyDefinition } from './lazyDefinition.types.ts'

/**
 * Defines a domain without its machine, for `createLazyStore`. Put each definition in a separate module, because bundlers drop unused
 * modules but not unused calls.
 */
export const defineLazyDomain = <Types extends DomainTypes>(definition: LazyDefinition<Types>): LazyDefinition<Types> =>
  definition
