// Everything that a team needs to define its own domain.
export { defineDomain } from '../kit/defineDomain.ts'
export { defineEffect, type Effect, type EffectContext } from '../kit/defineEffect.ts'
export type { DomainDefinition, Host, Instance, PortDefinition, TypesOf } from '../kit/definition.types.ts'
export { defineLazyDomain } from '../lazy/defineLazyDomain.ts'
export type { CommandPolicy, LazyDefinition, LazyHost, LocalPart } from '../lazy/lazyDefinition.types.ts'
export { createDomain } from '../shared/createDomain.ts'
export type { Domain, DomainTypes, EventLike, MachineTypes, Subscription } from '../shared/domain.ts'
export type {
  Call,
  ChangeOptions,
  CommandOptions,
  Outcome,
  OutcomeEvent,
  StartCall,
  WithCall,
} from '../shared/outcome.ts'
export { aborted, callsOf, failed, ignored, quietly, succeeded, superseded, waiting } from '../shared/outcome.ts'
export { createSelector } from '../shared/selectors.ts'
