import type { DomainTypes, MachineTypes } from '../shared/domain.ts'
import type { DomainDefinition } from './definition.types.ts'

/** Hides the machine events and the private events of a definition, so that they are not in the types of the store. */
export const publish =
  <Types extends DomainTypes>() =>
  <Internal extends Types['internal'], Private extends Types['internal']>(
    definition: DomainDefinition<MachineTypes<Types, Internal, Private>>,
  ): DomainDefinition<Types> =>
    // The only cast in this file: the public type accepts fewer events, so the cast is safe.
    definition as unknown as DomainDefinition<Types>
