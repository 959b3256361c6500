import type { DomainTypes } from '../shared/domain.ts'
import type { LazyDefinition } from './lazyDefinition.types.ts'

/** Defines a domain without its machine, for `createLazyStore`. Put each in a module of its own: bundlers drop modules, not calls. */
export const defineLazyDomain = <Types extends DomainTypes>(definition: LazyDefinition<Types>): LazyDefinition<Types> =>
  definition
