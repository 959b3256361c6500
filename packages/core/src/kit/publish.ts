import type { DomainTypes, MachineTypes } from '../shared/domain.ts'
import type { DomainDefinition } from './definition.types.ts'

/**
 * Gives a definition its public types: the events that its machine receives, and those that only effects see, stay out of the types of the
 * store. A cast, because the narrower type takes fewer events.
 */
export const publish =
  <Types extends DomainTypes>() =>
  <Internal extends Types['internal'], Private extends Types['internal']>(
    definition: DomainDefinition<MachineTypes<Types, Internal, Private>>,
  ): DomainDefinition<Types> =>
    definition as unknown as DomainDefinition<Types>
