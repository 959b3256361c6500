import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { createDomain } from '../shared/createDomain.ts'
import type { Domain } from '../shared/domain.ts'
import { createSelector } from '../shared/selectors.ts'
import { type countryMachine, goToEvent } from './country.machine.ts'
import { countryPicker, inColumns, selectorEntries } from './country.rules.ts'
import type { CountryCommands, CountryEvent, CountryView } from './country.types.ts'

type CountryActor = ActorRefFrom<typeof countryMachine>
export type CountryDomain = Domain<CountryView, CountryCommands, CountryEvent>

const createCountryView = (): ((snapshot: SnapshotFrom<typeof countryMachine>) => CountryView) =>
  createSelector(
    ({ context }) => [context.site, context.sites, context.detected, context.suggestion, context.partnerUrl] as const,
    (site, sites, detected, suggestion, partnerUrl): CountryView => ({
      site,
      sites,
      detected,
      suggestion,
      columns: inColumns(selectorEntries(site, sites)),
      ...countryPicker(site, sites),
      partnerUrl: partnerUrl ?? null,
    }),
  )

const createCountryCommands = (actor: CountryActor): CountryCommands => ({
  stay: () => actor.send({ type: 'country.stay' }),
  goTo: (prefix) => {
    const event = goToEvent(actor.getSnapshot().context, prefix)
    if (event !== null) actor.send(event)
  },
})

/** Creates the public side of the country domain: its view, commands and events. */
export const createCountryDomain = (actor: CountryActor): CountryDomain =>
  createDomain(actor, createCountryView(), createCountryCommands(actor))
